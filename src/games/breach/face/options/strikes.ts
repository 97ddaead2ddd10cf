import { joined, withId, type OptionFace } from '#engine';
import { healthLeft } from '../../battle/battle.ts';
import type { RoomId } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { aiUnit, choice, hurt } from './common.ts';
import { AI_DESIGNS } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../../content/pirates.ts';
import { damageOf } from '../words.ts';

export function fire(view: View, id: number): OptionFace {
  const { design, room } = aiUnit(view, id);
  const { name, damage, cost } = AI_DESIGNS[design];
  return choice(`Use ${name} in ${room}`, `${cost} energy: deals ${damage} damage to ${aim(view, room, damage)}`);
}

/** What a turret in that room hits: when all pirates there are alike, no target is asked for and the result is known. */
function aim(view: View, room: RoomId, damage: number): string {
  const there = view.pirates.filter((unit) => unit.room === room);
  const [first] = there;
  if (!first || there.some((unit) => unit.design !== first.design || unit.hurt !== first.hurt)) return 'one pirate';
  const left = healthLeft(first) - damage;
  const result = left > 0 ? `leaves it with ${left} Health` : 'destroys it';
  return `the ${PIRATE_DESIGNS[first.design].name} (${result}) · Its attack deals ${damageOf(first.design)}`;
}

export function target(view: View, id: number): OptionFace {
  const unit = withId(view.pirates, id);
  const frame = view.stack.at(-1);
  const damage = frame?.kind === 'target' ? AI_DESIGNS[aiUnit(view, frame.unit).design].damage : 0;
  const left = healthLeft(unit) - damage;
  return choice(
    `Hit ${PIRATE_DESIGNS[unit.design].name}${hurt(unit)}`,
    `${left > 0 ? `Leaves it with ${left} Health` : 'Destroys it'} · Its attack deals ${damageOf(unit.design)}`,
  );
}

export function spring(view: View, id: number): OptionFace {
  const { design, room } = aiUnit(view, id);
  const { name, damage, cost } = AI_DESIGNS[design];
  const left = view.pirates.filter((unit) => unit.room === room).map((unit) => healthLeft(unit) - damage);
  const targets = left.length === 1 ? 'the pirate there' : `each of ${left.length} pirates`;
  return choice(`Use ${name} in ${room}`, `${cost} energy: deals ${damage} damage to ${targets}${resultOf(left)}`);
}

/** "; destroys 1, leaves the others 2, 1 and 2 Health": what is left of each pirate that a trap hits. */
function resultOf(left: readonly number[]): string {
  const alive = left.filter((health) => health > 0);
  const destroyed = left.length - alive.length;
  const health = `${joined(alive.map(String))} Health`;
  if (left.length === 1) return destroyed === 1 ? ' and destroys it' : ` and leaves it ${health}`;
  const parts = [
    ...(destroyed === 0 ? [] : [`destroys ${alive.length === 0 ? 'all of them' : destroyed}`]),
    ...(alive.length === 0
      ? []
      : [`leaves ${destroyed === 0 ? 'them' : alive.length === 1 ? 'the other' : 'the others'} ${health}`]),
  ];
  return `; ${parts.join(', ')}`;
}
