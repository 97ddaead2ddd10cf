import { counted, type OptionFace } from '#engine';
import { healthLeft } from '../../battle/battle.ts';
import type { PirateUnit, RoomId } from '../../state/state.ts';
import { isKnown, type KnownAiUnit, type View } from '../../state/view.ts';
import { AI_DESIGNS, type AiDesignId } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../../content/pirates.ts';
import { grouped } from '../words.ts';

export function choice(label: string, hint: string): OptionFace {
  return { label, hint, tone: 'choice' };
}

/** What tells two damaged pirates of one design apart: " (2/3)". */
export function hurt(unit: PirateUnit): string {
  return unit.hurt > 0 ? ` (${healthLeft(unit)}/${PIRATE_DESIGNS[unit.design].health})` : '';
}

/** A unit for the Pirates: "Fresh Air (trap)". */
function nameAndType(design: AiDesignId): string {
  const { name, type } = AI_DESIGNS[design];
  return `${name} (${type})`;
}

/** A unit for the Ship, whose own units these are: "Fresh Air". */
export function nameAlone(design: AiDesignId): string {
  return AI_DESIGNS[design].name;
}

/** The same as `occupants`; "Empty" where there is nobody. */
export function whoIsIn(view: View, room: RoomId, unitName = nameAndType): string {
  return occupants(view, room, unitName) ?? 'Empty';
}

/** Who is known to be in a room: units by name, unseen units and pirates by number; `null` where there is nobody. */
export function occupants(view: View, room: RoomId, unitName = nameAndType): string | null {
  const units = view.ai.filter((unit) => unit.room === room);
  const unseen = units.filter((unit) => unit.design === null).length;
  const names = units.flatMap(({ design }) => (design === null ? [] : [unitName(design)]));
  const pirates = view.pirates.filter((unit) => unit.room === room).length;
  const parts = [
    ...grouped(names),
    ...(unseen > 0 ? [counted(unseen, 'unseen unit')] : []),
    ...(pirates > 0 ? [counted(pirates, 'pirate')] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** The unit an option names. Throws when this viewer does not know it: a seat is offered only units it knows. */
export function aiUnit(view: View, id: number): KnownAiUnit {
  const unit = view.ai.find((other) => other.id === id);
  if (!unit || !isKnown(unit)) throw new Error(`There is no unit ${id} that is known.`);
  return unit;
}
