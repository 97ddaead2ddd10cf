import { afterAll, describe, expect, it } from 'vitest';
import { freeRng, sameJson, stepRng, type AnyTactics, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import { Workers } from '../../src/background/workers.ts';
import { think } from '../../src/ai/think.ts';
import { AiPlayers, type AiPlayersOptions } from '../../src/ai/ai-players.ts';
import type { AiRequest, AiReply } from '../../src/ai/request.ts';
import type { Strength } from '../../src/ai/strengths.ts';
import { THINKING } from '../../src/ai/times.ts';

const BREACH = entryOf('breach');

function entryOf(id: string): GameEntry {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

/** What the first seat of a new game is asked. */
function opening({ game }: GameEntry, strength: Strength): AiRequest {
  const state = game.setup(2, game.readOptions({}), stepRng('00'.repeat(32), 0, 'setup'));
  const seat = game.decisions(state)[0]?.seat ?? 0;
  return { game: game.id, seat, state: game.resample(state, seat, freeRng('opening')), strength, key: 'opening' };
}

function aiPlayers(options: Partial<AiPlayersOptions> = {}) {
  const troubles: unknown[] = [];
  const ask = (request: AiRequest) => Promise.resolve(think(entryOf(request.game), request));
  return { made: new AiPlayers({ games, ask, onTrouble: (error) => troubles.push(error), ...options }), troubles };
}

/** AiPlayers whose search ends with this error. */
function failing(error: Error, options: Partial<AiPlayersOptions> = {}) {
  return aiPlayers({ ask: () => Promise.reject(error), ...options });
}

function isOffered({ game }: GameEntry, { state }: AiRequest, { answer }: AiReply): boolean {
  const decision = game.decisions(state).find(({ id, seat }) => id === answer?.decision && seat === answer.seat);
  const given = answer?.actions ?? [];
  return given.length > 0 && given.every((action) => decision?.options.some((option) => sameJson(option, action)));
}

describe('An AI player', () => {
  const workers = new Workers();
  afterAll(() => workers.close());
  const inWorkers = () => aiPlayers({ ask: (request, time) => workers.think(request, time) });

  it.each(
    games.flatMap((entry) => (['random', 'heuristic', 'search'] as const).map((s) => [entry.game.id, s] as const)),
  )('answers what it is asked in %s, by %s', async (id, strength) => {
    const { made, troubles } = inWorkers();
    const request = opening(entryOf(id), strength);
    expect(isOffered(entryOf(id), request, await made.think(request, THINKING.needed))).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('says why', async () => {
    const { why } = await inWorkers().made.think(opening(BREACH, 'search'), 60_000);
    expect(why).toMatch(/^Chose .+: \d+% chance to win \(\d+ simulated games?\)\. (Next best|Also tried): .+: \d+%/);
  });

  it('whose time is up gives the answer of the heuristic, and says so', async () => {
    const { made, troubles } = inWorkers();
    const request = opening(BREACH, 'search');
    const reply = await made.think(request, 0);
    expect(isOffered(BREACH, request, reply)).toBe(true);
    expect(reply.why).toBe('There was no time to simulate games, so the AI player followed its basic rules.');
    expect(troubles).toEqual([]);
  });

  it('that fails to think goes by its heuristic', async () => {
    const { made, troubles } = failing(new Error('The worker has died.'));
    const byHeuristic = await aiPlayers().made.think(opening(BREACH, 'heuristic'), THINKING.needed);
    expect(await made.think(opening(BREACH, 'search'), THINKING.needed)).toEqual(byHeuristic);
    expect(troubles.map(String)).toEqual(['Error: The worker has died.']);
  });

  it.each(['heuristic', 'search'] as const)(
    'that came to no end, by %s, gets the answer of the rules: it would come to none on this thread as well',
    async (strength) => {
      const { made, troubles } = failing(Object.assign(new Error('Too long.'), { name: 'TimeoutError' }));
      const request = opening(BREACH, strength);
      const { answer } = await made.think(request, THINKING.needed);
      expect(answer?.actions).toEqual(BREACH.game.decisions(request.state)[0]?.onTimeout);
      expect(troubles).toHaveLength(1);
    },
  );

  it('whose heuristic fails too gets the answer of the rules', async () => {
    const confused: AnyTactics = {
      ...BREACH.tactics,
      heuristic() {
        throw new Error('No idea.');
      },
    };
    const { made, troubles } = failing(new Error('Dead.'), { games: [{ ...BREACH, tactics: confused }] });
    const request = opening(BREACH, 'heuristic');
    const { answer } = await made.think(request, THINKING.needed);
    expect(answer?.actions).toEqual(BREACH.game.decisions(request.state)[0]?.onTimeout);
    expect(troubles).toHaveLength(2);
  });
});
