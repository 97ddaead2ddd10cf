import { at } from '#engine';
import { columnOf, rowOf } from '../board/space.ts';
import { heroesOf, heroOf, seatOf, spaceOf } from '../characters/characters.ts';
import type { Action } from '../state/actions.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/**
 * The public rule by which the program steers a monster: it attacks the hero with the fewest wounds left to take in the crew
 * that leads among those it can attack; if it can attack nobody it goes as near as it can to the nearest hero.
 */
export function programmed(table: Table, frame: Frame<'monster'>, options: readonly Action[]): Action {
  const attacks = options.filter((action) => action.do === 'attack');
  const [attack] = attacks.toSorted((a, b) => worth(table, b.target) - worth(table, a.target) || a.target - b.target);
  if (attack) return attack;
  const moves = frame.movement === 'unused' ? options.filter((action) => action.do === 'move') : [];
  const [move] = moves.toSorted((a, b) => gap(table, frame, a) - gap(table, frame, b) || a.path.length - b.path.length);
  if (move && gap(table, frame, move) < distance(table, frame, spaceOf(table, frame.who) ?? 0)) return move;
  return options.find((action) => action.do === 'stop') ?? at(options, 0);
}

/** The more victory tokens its crew has, and the more wounds it has, the likelier it is attacked. */
function worth(table: Table, hero: CharacterId): number {
  return at(table.crews, seatOf(hero)).tokens * 10 + heroOf(table, hero).wounds;
}

function gap(table: Table, frame: Frame<'monster'>, { path }: Extract<Action, { do: 'move' }>): number {
  const ends = path.flatMap((step) => ('to' in step ? [step.to] : []));
  return distance(table, frame, ends.at(-1) ?? spaceOf(table, frame.who) ?? 0);
}

/** How far a space is from the hero it hunts, or from the nearest one, in spaces across and down. */
function distance(table: Table, { target }: Frame<'monster'>, from: number): number {
  const prey = target !== null ? [target] : table.crews.flatMap((_, seat) => heroesOf(table, seat));
  const gaps = prey.flatMap((hero) => {
    const to = spaceOf(table, hero);
    return to === null ? [] : [Math.abs(columnOf(to) - columnOf(from)) + Math.abs(rowOf(to) - rowOf(from))];
  });
  return Math.min(Infinity, ...gaps);
}
