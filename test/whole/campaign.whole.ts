import { describe, expect, it } from 'vitest';
import { replay } from '#engine';
import { starcadiaEntry } from '../../src/games/starcadia/index.ts';
import type { ExportedGame } from '../../src/proof/exported-game.ts';
import { text } from '../discord/club.ts';
import { playWholeGame } from './whole-game.ts';

/** How often the bot is ended while a campaign is played, and the most turns of pressing before that: all along the campaign. */
const DEATHS = 6;
const UNTIL_DEATH = 450;

const PATHS = /^1 2A 3A 4$|^1 2A 3B 4$|^1 2B 3B 4$|^1 2B 3C 4$/;

/** The end of a campaign in words, as its log leads to it. */
function endOf({ seats, options, seed, log }: ExportedGame) {
  const { game, face } = starcadiaEntry;
  const entries = log.map(({ entry }) => entry);
  const record = { seats: seats.length, options: game.readOptions(options), seed, log: entries };
  const state = [...replay(game, record)].at(-1)?.state;
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('The campaign is not over.');
  const view = game.view(state, 'public');
  return { ...face.result(view, outcome), scores: face.final([view]).scores.rows };
}

/** Crew by crew: badges of a scenario, and all so far. */
function badgesIn(told: string): Map<string, readonly [won: number, all: number]> {
  const lines = told.matchAll(/^- (\w+): \d+ victory tokens?, (\d+) badges? \((\d+) badges? in all\)$/gm);
  return new Map([...lines].map(([, crew = '', won, all]) => [crew, [Number(won), Number(all)]]));
}

describe('A whole campaign', () => {
  it('of two, its bot killed or restarted again and again, is told scenario by scenario up to its standings', async () => {
    const { game, messages } = await playWholeGame({
      entry: starcadiaEntry,
      people: ['Ada', 'Bo'],
      choices: {},
      deaths: DEATHS,
      untilDeath: UNTIL_DEATH,
      noHands: true,
      seed: 'campaign',
    });
    const { headline, details, scores } = endOf(game);
    const played = details.map((line) => /^Scenario (\w+)/.exec(line)?.[1]);
    expect(played.join(' ')).toMatch(PATHS);

    const ended = messages.filter(({ components }) => JSON.stringify(components).includes('|hand-over|')).map(text);
    expect(ended.map((told) => /Scenario (\w+) is over/.exec(told)?.[1])).toEqual(played.slice(0, -1));
    const sums = new Map<string, number>();
    for (const told of ended) {
      const badges = badgesIn(told);
      expect([...badges.keys()].sort()).toEqual(['Eagles', 'Foxes']);
      for (const [crew, [won, all]] of badges) {
        sums.set(crew, (sums.get(crew) ?? 0) + won);
        expect(all).toBe(sums.get(crew));
      }
    }
    const result = text(messages.findLast((message) => text(message).includes('Play again?')));
    expect(result).toContain(headline);
    for (const line of details) expect(result).toContain(line);
    for (const [tokens = '', badges = ''] of scores) expect(result).toMatch(new RegExp(`${tokens} +${badges}$`, 'm'));
  });
});
