import { counted, joined } from '#engine';
import { weapon, type WeaponId } from '../../content/weapons.ts';
import { aimOf, chanceToHit } from '../../combat/odds.ts';
import { inchesBetween } from '../../map/measure.ts';
import { coverOf } from '../../sight/cover.ts';
import type { UnitId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import { friendsOf, placeOf, terrainIn } from '../../units/units.ts';
import { diceText, statusName } from '../words.ts';
import { unitName } from '../../units/names.ts';

/** "65% to hit, D8+5 damage, full cover, 9 inches": what is known of an attack before it is rolled. */
export function attackHint(
  table: Table,
  attacker: UnitId,
  place: number | null,
  target: UnitId,
  reacting: boolean,
): string {
  const top = table.stack.at(-1);
  const moved = top?.kind === 'phase' && top.moved;
  const aim = aimOf(table, { attacker, weapon: place, target, reacting, extra: 0, moved });
  const terrain = terrainIn(table);
  const [from, to] = [placeOf(table, attacker), placeOf(table, target)];
  const cover = coverOf(terrain, from, to);
  return [
    `${String(chanceToHit(aim))}% to hit`,
    `${diceText(aim.damage, aim.skill + aim.harm)} damage`,
    ...(cover === 'none' ? [] : [`${cover} cover`]),
    counted(inchesBetween(terrain, from, to), 'inch', 'inches'),
    ...(aim.inflicts.length > 0 ? [`inflicts ${joined(aim.inflicts.map(statusName))}`] : []),
  ].join(', ');
}

/** "4D6 where it lands, a die less for each inch away, used once. 9 inches. Also hits Dag Pike". */
export function throwHint(table: Table, thrower: UnitId, id: WeaponId, target: UnitId): string {
  const terrain = terrainIn(table);
  const { damage, ...known } = weapon(id);
  const radius = damage.n;
  const status = known.inflicts ? `, inflicts ${statusName(known.inflicts)}` : '';
  const what = `${diceText(damage)} where it lands, a die less for each inch away${status}, used once`;
  const near = (unit: UnitId) => inchesBetween(terrain, placeOf(table, target), placeOf(table, unit)) < radius;
  const own = [thrower, ...friendsOf(table, thrower)].filter(near).map((unit) => unitName(table, unit));
  const far = counted(inchesBetween(terrain, placeOf(table, thrower), placeOf(table, target)), 'inch', 'inches');
  return [what, far, ...(own.length > 0 ? [`Also hits ${joined(own)}`] : [])].join('. ');
}
