import { capitalized, joined } from '#engine';
import { boardOf } from '../board/board.ts';
import { AI_DESIGNS, type AiDesignId } from '../content/ai-units.ts';
import type { LayoutId } from '../content/layouts.ts';
import { PIRATE_DESIGNS, type PirateDesign, type PirateDesignId } from '../content/pirates.ts';
import type { PirateUnit, RoomId } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** "B3 Canteen". Where space is short, texts use the coordinates alone. */
export function roomName(layout: LayoutId, room: RoomId): string {
  return `${room} ${boardOf(layout).names.get(room) ?? ''}`.trim();
}

/** "turret · Endurance 5 · Damage 3 · 1 energy per use". */
export function aiStats(design: AiDesignId): string {
  const { type, toughness, cost } = AI_DESIGNS[design];
  const kind = type === 'turret' ? 'Endurance' : 'Security';
  return `${capitalized(hitsText(design))} · ${kind} ${toughness} · ${cost} energy per use`;
}

/** "trap: 3 damage to every pirate there". */
export function hitsText(design: AiDesignId): string {
  const { type, damage } = AI_DESIGNS[design];
  return `${type}: ${damage} damage to ${type === 'turret' ? 'one pirate' : 'every pirate there'}`;
}

/** "2 damage to turrets, 0 to traps · Health 3", or "… · Health 1 of 3" for a damaged one. */
export function pirateStats(design: PirateDesignId, left?: number): string {
  const { health } = PIRATE_DESIGNS[design];
  const whole = left === undefined || left === health;
  return `${damageOf(PIRATE_DESIGNS[design])} · Health ${whole ? health : `${left} of ${health}`}`;
}

/** The damage of one attack, as it is told beside choices: "2 damage to turrets, 0 to traps". */
export function damageOf({ endurance, security }: Pick<PirateDesign, 'endurance' | 'security'>): string {
  return `${endurance} damage to turrets, ${security} to traps`;
}

/** Whether the pirate has spent its action of this wave; never during Set-Up, when there is no wave. */
export function hasActed({ acted }: PirateUnit, { wave }: Pick<View, 'wave'>): boolean {
  return acted && wave > 0;
}

/** Equal lines once, with their number: "2 × Grunt". */
export function grouped(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((other) => other === line).length;
    return count > 1 ? `${count} × ${line}` : line;
  });
}

/** The label of the option that ends the current section. */
export function endLabel({ phase, wave }: Pick<View, 'phase' | 'wave'>): string {
  if (wave === 0) return 'End Set-Up';
  return phase === 'ai-wave' ? `End Wave ${wave}` : 'Done';
}

/** "2 × Grunt and Geek", within a sentence. */
export function crewNames(designs: readonly PirateDesignId[]): string {
  return joined(namesOf(designs));
}

/** "2 × Grunt, Geek", beside figures. */
export function crewList(designs: readonly PirateDesignId[]): string {
  return namesOf(designs).join(', ');
}

function namesOf(designs: readonly PirateDesignId[]): string[] {
  return grouped(designs.map((id) => PIRATE_DESIGNS[id].name));
}

/** The text with a full stop, unless it already ends with one, as "A.I." does. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
