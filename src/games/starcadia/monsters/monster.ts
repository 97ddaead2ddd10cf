import { doing, only } from '#engine';
import { isHero, spaceOf } from '../characters/characters.ts';
import { beginAttack } from '../attack/attack.ts';
import { preyOf } from '../attack/targets.ts';
import { canEnd, pathsOf, singleSteps } from '../movement/paths.ts';
import type { Action, Step } from '../state/actions.ts';
import { pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import { programmed } from './program.ts';

/**
 * A monster moves, and attacks once, in either order, steered by a player (rules: Activated by an Event Card; Q26). In a
 * payback it may move first and attacks nobody but the hero who attacked it; it does not move after that.
 */
export const monster: Rule<'monster'> = {
  run(draft, frame) {
    const options = ordersFor(draft.table, frame);
    if (isDone(draft.table, frame, options)) {
      pop(draft);
      return 'on';
    }
    if (draft.table.options.monsters === 'players') return 'ask';
    carryOut(draft, frame, programmed(draft.table, frame, options));
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.by, 'monster', {
      options: ordersFor(table, frame),
      ...(mustGoOn(table, frame) ? {} : { onTimeout: [{ do: 'stop' }] }),
    }),
  ],
  answer(draft, frame, answer) {
    carryOut(draft, frame, only(answer));
  },
};

function carryOut(draft: Draft, frame: Frame<'monster'>, action: Action): void {
  if (action.do === 'stop') {
    pop(draft);
    return;
  }
  if (action.do === 'move') {
    replace(draft, { ...frame, movement: 'begun' });
    push(draft, { kind: 'walk', who: frame.who, path: action.path, guarded: null });
    return;
  }
  const { target, path } = doing(action, 'attack');
  const isOver = frame.target !== null || frame.movement === 'begun' || path.length > 0;
  const hasMoved = frame.movement === 'begun' || path.length > 0;
  replace(draft, { ...frame, attacked: true, movement: isOver ? 'over' : frame.movement });
  const cause = frame.target === null ? 'event' : 'payback';
  push(draft, { kind: 'strike', attacker: frame.who, by: frame.by, target, cause, hasMoved });
  if (path.length > 0) push(draft, { kind: 'walk', who: frame.who, path, guarded: null });
}

/** After it has walked, a monster attacks if it still reaches its target. */
export const strike: Rule<'strike'> = {
  run(draft, { attacker, by, target, cause, hasMoved }) {
    pop(draft);
    const space = spaceOf(draft.table, attacker);
    if (space !== null && preyOf(draft.table, attacker, space).includes(target))
      beginAttack(draft, { attacker, by, target, cause, hasMoved });
    return 'on';
  },
  ask: () => [],
  answer: () => undefined,
};

/** Everything the monster can do now: attack from here or after the shortest way there, move, or stop. */
function ordersFor(table: Table, frame: Frame<'monster'>): readonly Action[] {
  const here = spaceOf(table, frame.who);
  if (here === null) return [];
  const points = frame.movement === 'over' ? 0 : frame.points;
  const paths = points > 0 ? pathsOf(table, frame.who, points) : [];
  const places = [...(mustGoOn(table, frame) ? [] : [{ to: here, steps: [] as readonly Step[] }]), ...paths];
  const prey = frame.attacked ? [] : attacksFrom(table, frame, places);
  const single = points > 0 ? singleSteps(table, frame.who, points) : [];
  const moves = [...paths.map(({ steps }) => steps), ...single.map((step) => [step])];
  return [
    ...prey,
    ...distinct(moves).map((path): Action => ({ do: 'move', path })),
    ...(mustGoOn(table, frame) ? [] : [{ do: 'stop' } as const]),
  ];
}

/** For each hero it may attack, the attack with the fewest steps before it. */
function attacksFrom(
  table: Table,
  frame: Frame<'monster'>,
  places: readonly { readonly to: number; readonly steps: readonly Step[] }[],
): readonly Action[] {
  const best = new Map<number, readonly Step[]>();
  for (const { to, steps } of places)
    for (const target of preyOf(table, frame.who, to)) {
      const known = best.get(target);
      if (frame.target !== null && frame.target !== target) continue;
      if (!known || steps.length < known.length) best.set(target, steps);
    }
  return [...best].map(([target, path]): Action => ({ do: 'attack', weapon: null, target, path }));
}

/** In the middle of a Full space it can neither stop nor attack (rules: Full Spaces). */
function mustGoOn(table: Table, { who }: Frame<'monster'>): boolean {
  const here = spaceOf(table, who);
  return here !== null && !canEnd(table, who, here);
}

/** Done when nothing is left but to stop, or its victim is gone. */
function isDone(table: Table, frame: Frame<'monster'>, options: readonly Action[]): boolean {
  if (frame.target !== null && (spaceOf(table, frame.target) === null || frame.attacked)) return true;
  return options.every((action) => action.do === 'stop') || (frame.target !== null && !isHero(frame.target));
}

/** Paths without those that are there twice: a single step is also a path. */
export function distinct(paths: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const key = JSON.stringify(path);
    return !seen.has(key) && seen.add(key);
  });
}
