import { expect, it } from 'vitest';
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
