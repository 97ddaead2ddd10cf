import { joined, withId, type OptionFace } from '#engine';
import { healthLeft } from '../../battle/battle.ts';
import type { RoomId } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { aiUnit, choice, hurt } from './common.ts';
import { AI_DESIGNS } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../../content/pirates.ts';
import { damageOf } from '../words.ts';

/** A strike of a turret. Price and result come first, as in every strike: where space is short, the rest is cut. */
export function fire(view: View, id: number): OptionFace {
  const { design, room } = aiUnit(view, id);
  const { name, damage, cost } = AI_DESIGNS[design];
  return choice(`Use ${name} in ${room}`, aimed(view, room, damage, cost));
}

/** What a turret in that room does: when all pirates there are alike, no target is asked for and the result is known. */
function aimed(view: View, room: RoomId, damage: number, cost: number): string {
  const there = view.pirates.filter((unit) => unit.room === room);
  const [first] = there;
  if (!first || there.some((unit) => unit.design !== first.design || unit.hurt !== first.hurt))
    return `${cost} energy: ${damage} damage to one pirate`;
  const left = healthLeft(first) - damage;
  const { name } = PIRATE_DESIGNS[first.design];
  const result = left > 0 ? `leaves the ${name} with ${left} Health` : `destroys the ${name}`;
  return `${cost} energy: ${result} · ${damage} damage · ${name}: ${damageOf(PIRATE_DESIGNS[first.design])}`;
}

export function target(view: View, id: number): OptionFace {
  const unit = withId(view.pirates, id);
  const frame = view.stack.at(-1);
  const damage = frame?.kind === 'target' ? AI_DESIGNS[aiUnit(view, frame.unit).design].damage : 0;
  const left = healthLeft(unit) - damage;
  return choice(
    `Hit ${PIRATE_DESIGNS[unit.design].name}${hurt(unit)}`,
    `${left > 0 ? `Leaves it with ${left} Health` : 'Destroys it'} · Its attack deals ${damageOf(PIRATE_DESIGNS[unit.design])}`,
  );
}

export function spring(view: View, id: number): OptionFace {
  const { design, room } = aiUnit(view, id);
  const { name, damage, cost } = AI_DESIGNS[design];
  const left = view.pirates.filter((unit) => unit.room === room).map((unit) => healthLeft(unit) - damage);
  const each = left.length === 1 ? '' : ' to each pirate';
  return choice(`Use ${name} in ${room}`, `${cost} energy: ${resultOf(left)} · ${damage} damage${each}`);
}

/** "destroys 1 of 4 pirates and leaves the others with 2, 1 and 2 Health": what is left of each pirate that a trap hits. */
function resultOf(left: readonly number[]): string {
  const alive = left.filter((health) => health > 0);
  const destroyed = left.length - alive.length;
  const areAlike = alive.length > 1 && new Set(alive).size === 1;
  const health = areAlike ? `with ${alive[0]} Health each` : `with ${joined(alive.map(String))} Health`;
  const all =
    left.length === 1 ? 'the pirate there' : left.length === 2 ? 'both pirates' : `all ${left.length} pirates`;
  if (alive.length === 0) return `destroys ${all}`;
  if (destroyed === 0) return `leaves ${all} ${health}`;
  return `destroys ${destroyed} of ${left.length} pirates and leaves ${alive.length === 1 ? 'the other' : 'the others'} ${health}`;
}
