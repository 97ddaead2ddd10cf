import { describe, expect, it } from 'vitest';
import { canUndo, chapterOf, start, submit, undo, type Game, type Match } from '#engine';

interface Walk {
  readonly steps: number;
}

/** Alone, somebody walks six steps, three a chapter. */
const walk: Game<Walk, 'step', Walk, never, object> = {
  id: 'walk',
  rules: 1,
  seats: [1, 1],
  sides: null,
  dice: false,
  choices: [],
  privateOptions: {},
  readOptions: () => ({}),
  setup: () => ({ steps: 0 }),
  decisions: ({ steps }) =>
    steps < 6
      ? [{ id: 'walk', seat: 0, kind: 'walk', options: ['step'], urgency: 'required', onTimeout: ['step'] }]
      : [],
  apply: ({ steps }) => ({ state: { steps: steps + 1 }, events: [] }),
  outcome: ({ steps }) => (steps < 6 ? null : { winners: [0], reason: 'there' }),
  chapter: ({ steps }) => (steps < 3 ? 1 : 2),
  view: (state) => state,
  resample: (state) => state,
};

function after(steps: number, game = walk): Match<Walk, 'step'> {
  let match = start(game, 1, {}, '00');
  for (let step = 0; step < steps; step++) {
    const result = submit(game, match, '00', { seat: 0, decision: 'walk', actions: ['step'] });
    if (!result.ok) throw new Error(result.refusal);
    ({ match } = result);
  }
  return match;
}

describe('A chapter', () => {
  it('is the first in games without chapters', () => {
    expect(chapterOf({}, { steps: 5 })).toBe(1);
    expect(chapterOf(walk, { steps: 5 })).toBe(2);
  });

  it('lets its own answers be undone, and none of the chapter before', () => {
    expect(canUndo(after(2), 0)).toBe(true);
    expect(canUndo(after(3), 0)).toBe(false);
    expect(undo(walk, after(3), 0)).toBeNull();
    const once = undo(walk, after(4), 0);
    expect(once?.match.state).toEqual({ steps: 3 });
    expect(once && canUndo(once.match, 0)).toBe(false);
  });

  it('would be undone into where the game has no chapters', () => {
    expect(canUndo(after(3, { ...walk, chapter: () => 1 }), 0)).toBe(true);
  });
});
