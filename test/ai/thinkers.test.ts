import { describe, expect, it, onTestFinished } from 'vitest';
import { freeRng, sameJson, stepRng, type AnyTactics, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import { Thinkers, type ThinkersOptions } from '../../src/ai/thinkers.ts';
import type { Question, Thought } from '../../src/ai/question.ts';
import type { Strength } from '../../src/ai/strengths.ts';
import { THINKING } from '../../src/ai/times.ts';

const BREACH = entryOf('breach');

function entryOf(id: string): GameEntry {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

/** What the first seat of a new game is asked. */
function opening({ game }: GameEntry, strength: Strength): Question {
  const state = game.setup(2, game.readOptions({}), stepRng('00'.repeat(32), 0, 'setup'));
  const seat = game.decisions(state)[0]?.seat ?? 0;
  return { game: game.id, seat, state: game.resample(state, seat, freeRng('opening')), strength, key: 'opening' };
}

function thinkers(options: Partial<ThinkersOptions> = {}) {
  const troubles: unknown[] = [];
  // Other tests may want every processor at the same time.
  const made = new Thinkers({ games, onTrouble: (error) => troubles.push(error), distance: 'nice', ...options });
  onTestFinished(() => made.close());
  return { made, troubles };
}

function isOffered({ game }: GameEntry, { state }: Question, { answer }: Thought): boolean {
  const decision = game.decisions(state).find(({ id, seat }) => id === answer?.decision && seat === answer.seat);
  const given = answer?.actions ?? [];
  return given.length > 0 && given.every((action) => decision?.options.some((option) => sameJson(option, action)));
}

describe('A player who is no person', () => {
  it.each(games.flatMap((entry) => (['random', 'thumb', 'search'] as const).map((s) => [entry.game.id, s] as const)))(
    'answers what it is asked in %s, by %s',
    async (id, strength) => {
      const { made, troubles } = thinkers();
      const question = opening(entryOf(id), strength);
      expect(isOffered(entryOf(id), question, await made.think(question, THINKING.needed))).toBe(true);
      expect(troubles).toEqual([]);
    },
  );

  it('says why', async () => {
    const { why } = await thinkers().made.think(opening(BREACH, 'search'), 60_000);
    expect(why).toMatch(/^.+: prospects of \d+ % in up to \d+ games thought out, before .+: \d+ %/);
  });

  it('says so when there was no time to think ahead', async () => {
    const { why } = await thinkers().made.think(opening(BREACH, 'search'), 0);
    expect(why).toBe('There was no time to think ahead, and a rule of thumb said so.');
  });
});

const faulty = (fault: string) => new URL(`./workers/${fault}.ts`, import.meta.url);

describe('A player who fails to think ahead goes by rule of thumb', () => {
  const byThumb = () => thinkers().made.think(opening(BREACH, 'thumb'), THINKING.needed);

  it.each(['throws', 'dies'])('when its worker %s', async (fault) => {
    const { made, troubles } = thinkers({ worker: faulty(fault) });
    const question = opening(BREACH, 'search');
    expect(await made.think(question, THINKING.needed)).toEqual(await byThumb());
    expect(troubles).toHaveLength(1);
  });

  it('when its worker cannot be loaded, and so does the next', async () => {
    const { made, troubles } = thinkers({ worker: faulty('never-loads') });
    const question = opening(BREACH, 'search');
    await made.ready();
    for (let asked = 0; asked < 2; asked++)
      expect(await made.think(question, THINKING.needed)).toEqual(await byThumb());
    expect(troubles.map(String)).toContain('Error: A side process has ended (1).');
  });

  it('and the next question is thought about again', async () => {
    const { made, troubles } = thinkers({ worker: faulty('dies-once') });
    const question = opening(BREACH, 'search');
    const fatal = { ...question, key: 'fatal' };
    expect(await made.think(fatal, THINKING.needed)).toMatchObject({ why: (await byThumb()).why });
    expect(await made.think(question, THINKING.needed)).toEqual({ answer: null, why: 'A worker said so.' });
    expect(troubles).toHaveLength(1);
  });
});

describe('A player whose time is up', () => {
  it('says what it has thought of so far', async () => {
    const { made, troubles } = thinkers();
    const question = opening(BREACH, 'search');
    expect(isOffered(BREACH, question, await made.think(question, 0))).toBe(true);
    expect(troubles).toEqual([]);
  });
});

describe('A player gets the answer of the rules', () => {
  it.each(['thumb', 'search'] as const)(
    'when it broods, by %s: it would brood on this thread as well',
    async (strength) => {
      const { made, troubles } = thinkers({ worker: faulty('broods'), patienceMs: 500 });
      const question = opening(BREACH, strength);
      const { answer } = await made.think(question, THINKING.needed);
      expect(answer?.actions).toEqual(BREACH.game.decisions(question.state)[0]?.onTimeout);
      expect(troubles).toHaveLength(1);
    },
  );

  it('when its rules of thumb fail too', async () => {
    const confused: AnyTactics = {
      ...BREACH.tactics,
      thumb() {
        throw new Error('No idea.');
      },
    };
    const { made, troubles } = thinkers({ games: [{ ...BREACH, tactics: confused }], worker: faulty('throws') });
    const question = opening(BREACH, 'thumb');
    const { answer } = await made.think(question, THINKING.needed);
    expect(answer?.actions).toEqual(BREACH.game.decisions(question.state)[0]?.onTimeout);
    expect(troubles).toHaveLength(2);
  });
});
