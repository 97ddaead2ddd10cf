import { describe, expect, it } from 'vitest';
import { storyParts } from '../../src/discord/screens/story/parts.ts';
import type { LogLine } from '../../src/tables/index.ts';
import { bidding, house, TOY } from '../tables/house.ts';

it('The story tells each turn once, whether it is told at every step or all at once', async () => {
  const face = {
    ...TOY.face,
    narrate: (event: unknown) => `${String(event)}.`,
    weight: () => 'usual' as const,
    about: (event: unknown) => (String(event).startsWith('turn') ? { opens: 'turn' as const } : {}),
  };
  const at = await house(':memory:', [{ ...TOY, face }]);
  const table = await bidding(at, 'ada', 'bo');
  const [pattern] = (await at.tables.log(table.record.id)).slice(-1);
  if (!pattern) throw new Error('Nothing was logged.');
  const steps = [['set up'], ['end', 'turn 1'], ['a'], ['b', 'turn 2', 'c'], ['d', 'turn 3', 'turn 4', 'e']];
  const log: LogLine[] = steps.map((events, at) => ({
    ...pattern,
    revision: at + 1,
    events: events.map((event) => ({ to: 'all', event })),
  }));
  const whole = storyParts(table, log, 'turn', false);
  expect(whole).toEqual({
    parts: ['set up. end.', 'turn 1. a. b.', 'turn 2. c. d.', 'turn 3.'],
    revision: 5,
  });
  const told: string[] = [];
  let from: number | null = null;
  for (const [at] of log.entries()) {
    const read = log.slice(0, at + 1).filter(({ revision }) => revision >= (from ?? 0));
    const { parts, revision } = storyParts(table, read, 'turn', from !== null);
    if (parts.length === 0) continue;
    told.push(...parts);
    from = revision;
  }
  expect(told).toEqual(whole.parts);
});

describe('The story of a turn', () => {
  /** Seats that answer with a sentence each, undo, or go back to an entry; "turn" begins one. */
  async function story(...steps: readonly (string | { undo: number } | { to: number })[]) {
    const face = {
      ...TOY.face,
      narrate: String,
      weight: () => 'usual' as const,
      about: (event: unknown) =>
        String(event).startsWith('Turn') ? { opens: 'turn' as const } : { by: String(event).startsWith('Red') ? 0 : 1 },
    };
    const at = await house(':memory:', [{ ...TOY, face }]);
    const table = await bidding(at, 'ada', 'bo');
    const [pattern] = (await at.tables.log(table.record.id)).slice(-1);
    if (!pattern) throw new Error('Nothing was logged.');
    const log = steps.map((step, at): LogLine => {
      const line = { ...pattern, revision: at + 1, seq: at + 1 };
      if (typeof step !== 'string') {
        const entry = 'to' in step ? { kind: 'rewind', seat: 0, to: step.to } : { kind: 'undo', seat: step.undo };
        return { ...line, entry, events: [] };
      }
      const seat = step.startsWith('Red') ? 0 : 1;
      const entry = { kind: 'answer', seat, decision: 'card', actions: [] };
      return { ...line, entry, events: step.split('|').map((event) => ({ to: 'all', event })) };
    });
    return storyParts(table, log, 'turn', false).parts;
  }

  it('ends each sentence, also one of several things a player did', async () => {
    expect(await story('Blue moves.', 'Blue draws.', 'Red wins!', 'Red rests.|Turn 2.')).toEqual([
      '**Blue** moves · draws. **Red** wins! · rests.',
    ]);
  });

  it('leaves out what was undone before it was told, and that it was undone', async () => {
    expect(await story('Red hides.', 'Blue moves.', { undo: 0 }, 'Red rests.', 'Blue draws.|Turn 2.')).toEqual([
      'Red rests. **Blue** moves · draws.',
    ]);
    expect(await story('Red hides.', 'Blue moves.', { to: 0 }, 'Red rests.|Turn 2.')).toEqual(['Red rests.']);
  });

  it('says that a step was undone which has been told', async () => {
    const parts = await story('Red hides.', 'Red ends.|Turn 2.', { undo: 0 }, 'Red rests.|Turn 2.');
    expect(parts).toEqual(['**Red** hides · ends.', 'Turn 2. **Red** undid their last step · rests.']);
  });
});
