import { counted, joined } from '#engine';
import { landingsOf } from '../../combat/explosives.ts';
import { lieOf } from '../../combat/lie.ts';
import { aimOf, chanceToHit, ownedWeapon } from '../../combat/odds.ts';
import { weapon } from '../../content/weapons.ts';
import { inchesBetween } from '../../map/measure.ts';
import type { UnitId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import { enemiesOf, friendsOf, placeOf, terrainIn } from '../../units/units.ts';
import { diceText, shortName, statusName } from '../words.ts';

/** "65% to hit, D8+5 damage, full cover, 9 inches (2 out of range)": what is known of an attack before it is rolled. */
export function attackHint(
  table: Table,
  attacker: UnitId,
  place: number | null,
  target: UnitId,
  reacting: boolean,
): string {
  const top = table.stack.at(-1);
  const moved = top?.kind === 'phase' && top.moved;
  const lie = lieOf(terrainIn(table), placeOf(table, attacker), placeOf(table, target));
  const { inches, cover, highGround } = lie;
  const aim = aimOf(table, { attacker, weapon: place, target, reacting, extra: 0, moved }, lie);
  const isOut = aim.outOfRange > 0 ? ` (${String(aim.outOfRange)} out of range)` : '';
  return [
    `${String(chanceToHit(aim))}% to hit`,
    `${diceText(aim.damage, aim.skill + aim.harm)} damage`,
    ...(cover === 'none' ? [] : [`${cover} cover`]),
    ...(highGround && aim.method === 'gun' ? ['high ground'] : []),
    `${counted(inches, 'inch', 'inches')}${isOut}`,
    ...(aim.inflicts.length > 0 ? [`inflicts ${joined(aim.inflicts.map(statusName))}`] : []),
  ].join(', ');
}

/** The most units that a blast is said to hit by name. */
const MOST_NAMED = 3;

/** "4D6 less a die an inch away, 58% on target, once. Also hits Bo Vane and your own Dag Pike". */
export function throwHint(table: Table, thrower: UnitId, place: number, target: UnitId): string {
  const { damage, ...known } = weapon(ownedWeapon(table, thrower, place).id);
  const status = known.inflicts ? `, inflicts ${statusName(known.inflicts)}` : '';
  const landings = landingsOf(table, thrower, place, target);
  const onTarget = landings.filter(({ inches }) => inches === 0).reduce((sum, { chance }) => sum + chance, 0);
  const radius = damage.n;
  const terrain = terrainIn(table);
  const isNear = (unit: UnitId) => inchesBetween(terrain, placeOf(table, target), placeOf(table, unit)) < radius;
  const others = enemiesOf(table, thrower).filter((unit) => unit !== target && isNear(unit));
  const own = [thrower, ...friendsOf(table, thrower)].filter(isNear);
  const isCrowd = others.length + own.length > MOST_NAMED;
  const hits = isCrowd
    ? [
        ...(others.length > 0 ? [counted(others.length, 'more enemy', 'more enemies')] : []),
        ...(own.length > 0 ? [`${String(own.length)} of your own`] : []),
      ]
    : [...others.map((unit) => shortName(table, unit)), ...own.map((unit) => `your own ${shortName(table, unit)}`)];
  return [
    `${diceText(damage)} less a die an inch away${status}, ${String(Math.round(onTarget * 100))}% on target, used once`,
    ...(hits.length > 0 ? [`Also hits ${joined(hits)}`] : []),
  ].join('. ');
}
