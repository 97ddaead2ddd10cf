import { boxes, type Box, type Tone } from '#engine';
import type { IconName, Shape } from '../../content/icons.ts';
import { seatOf, type UnitId } from '../../state/ids.ts';
import type { Table, Unit } from '../../state/state.ts';
import { mostHealth, placeOf, standing, unitOf } from '../../units/units.ts';
import { crewOwner, unitLetter } from '../letters.ts';
import type { Squares } from './squares.ts';

/** What is the matter with a unit, or what it has prepared: an icon, and how often or for how many Turns. */
export interface Condition {
  readonly icon: IconName;
  readonly name: string;
  readonly count: number | null;
  readonly tone: Extract<Tone, 'danger' | 'good'>;
}

/** Everything that stays with a unit for a while; Stun, Arc and Staggered are over at once. */
export function conditionsOf({
  bleeds,
  burn,
  poison,
  fear,
  disarmed,
  ready,
  defending,
  ambush,
}: Unit): readonly Condition[] {
  const bad = (has: boolean, icon: IconName, name: string, count: number | null = null): readonly Condition[] =>
    has ? [{ icon, name, count, tone: 'danger' }] : [];
  const good = (has: boolean, icon: IconName, name: string): readonly Condition[] =>
    has ? [{ icon, name, count: null, tone: 'good' }] : [];
  return [
    ...bad(bleeds.length > 0, 'bleed', 'Bleed', bleeds.length),
    ...bad(burn !== null, 'burn', 'Burn', burn?.turns),
    ...bad(poison !== null, 'poison', 'Poison'),
    ...bad(fear !== null, 'fear', 'Fear'),
    ...bad(disarmed, 'disarmed', 'Disarmed'),
    ...good(ready, 'ready', 'Ready'),
    ...good(defending, 'defending', 'Defending'),
    ...good(ambush !== null, 'ambush', 'Ambush'),
  ];
}

/** The unit whose Phase is at hand, or who may react. */
export function unitAtHand({ stack, ending }: Table): UnitId | null {
  if (ending !== null) return null;
  const units = stack.flatMap((frame) => {
    if (frame.kind === 'reactions') return frame.units.slice(0, 1);
    return frame.kind === 'phase' || frame.kind === 'move' ? [frame.unit] : [];
  });
  return units.at(-1) ?? null;
}

/** The crew whose Turn it is. */
export function crewAtHand({ stack, ending }: Table): number | null {
  if (ending !== null) return null;
  const frame = stack.findLast(({ kind }) => kind === 'turn');
  return frame?.kind === 'turn' ? frame.seat : null;
}

/** A unit's piece: hollow once its Phase of this Turn is over, a dashed edge while it is not on the map. */
export function piece(table: Table, unit: UnitId, box: Box): Extract<Shape, { kind: 'piece' }> {
  const { place, done, health } = unitOf(table, unit);
  const isOver = done && crewAtHand(table) === seatOf(unit);
  return {
    kind: 'piece',
    ...box,
    owner: crewOwner(seatOf(unit)),
    letter: unitLetter(table, unit),
    look: place === null ? 'hidden' : isOver ? 'spent' : 'full',
    ...(place !== null && { left: health / mostHealth(table, unit) }),
  };
}

/** The units on the squares, all of them above their marks. */
export function unitsOnMap(table: Table, squares: Squares): Shape[] {
  const units = standing(table).filter((unit) => squares.places.includes(placeOf(table, unit)));
  const boxOf = (unit: UnitId) => squares.boxOf(placeOf(table, unit));
  return [
    ...units.flatMap((unit) => markOf(table, unit, boxOf(unit))),
    ...units.map((unit) => piece(table, unit, boxes.inset(boxOf(unit), 1, 0))),
  ];
}

/** What is behind the piece of a unit that is at hand, afflicted (dashed) or prepared. */
function markOf(table: Table, unit: UnitId, box: Box): Shape[] {
  if (unit === unitAtHand(table)) return [{ kind: 'panel', ...boxes.inset(box, -5), ground: 'goal', edge: 'gold' }];
  const tones = conditionsOf(unitOf(table, unit)).map(({ tone }) => tone);
  if (tones.length === 0) return [];
  const panel = { kind: 'panel', ...boxes.inset(box, -4), ground: 'deep' } as const;
  return [tones.includes('danger') ? { ...panel, edge: 'danger', dashed: true } : { ...panel, edge: 'good' }];
}
