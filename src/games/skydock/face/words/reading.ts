import { at, type Seat } from '#engine';
import { LAUNCH } from '../../content/printed.ts';
import type { At, Frame } from '../../state/frames.ts';
import { planned } from '../../planning/plan.ts';
import type { Hand, Pirate, Slot, Table } from '../../state/state.ts';
import { characterOf, rowOf } from '../../characters/characters.ts';
import type { View } from '../../state/view.ts';
import { leveled, numberRange } from './words.ts';

/** The hand of the seat that decides. Throws for a viewer without a hand. */
export function ownHand({ own }: View): Hand {
  if (own === null) throw new Error('This viewer holds no hand.');
  return own;
}

export function pirateOf({ table }: View, seat: Seat): Pirate {
  return at(table.pirates, seat);
}

/** The innermost frame of that kind on the stack. */
export function frameOf<K extends At>({ table }: View, kind: K): Extract<Frame, { kind: K }> | null {
  return table.stack.findLast((frame): frame is Extract<Frame, { kind: K }> => frame.kind === kind) ?? null;
}

/** The seat whose turn it is; `null` between turns and after the end of the game. */
export function seatOnTurn({ turn, ending }: Table): Seat | null {
  return ending === null ? (turn?.seat ?? null) : null;
}

/** The seat that chooses a character or an ability in the set-up; `null` where all choose at once, and afterwards. */
export function seatChoosing({ stack }: Table): Seat | null {
  const frame = stack.at(-1);
  switch (frame?.kind) {
    case 'character':
    case 'row':
      return frame.seat;
    case 'ability':
      return frame.queue[0] ?? null;
    default:
      return null;
  }
}

/** A player's board. The viewer's own board includes its sealed plan. */
export function boardOf(view: View, seat: Seat): Pirate['board'] {
  const pirate = pirateOf(view, seat);
  return view.viewer === seat ? planned(view.table, pirate, ownHand(view).plan.orders).board : pirate.board;
}

/** The ability in a slot that is known to hold one. */
export function slotOf(view: View, seat: Seat, slot: number): Slot {
  const held = boardOf(view, seat)[slot];
  if (!held) throw new Error(`Slot ${slot} is empty.`);
  return held;
}

/** "until round 3": when an ability that is neutralized now works again, unless it is healed; or one whose token is already recovering. */
export function untilText({ table: { round } }: View, neutralized: Slot['neutralized'] = 'assigned'): string {
  const again = round + (neutralized === 'recovering' ? 1 : 2);
  return again > LAUNCH ? 'for the rest of the game' : `until round ${again}`;
}

/** "Move 2", or "Move 2 (3–4)" with the D20 numbers where the board has two of them. */
export function slotName(view: View, seat: Seat, slot: number): string {
  return `${leveled(slotOf(view, seat, slot))}${numbersIfAlike(view, seat, slot)}`;
}

/** The same, one level higher. */
export function raisedName(view: View, seat: Seat, slot: number): string {
  const held = slotOf(view, seat, slot);
  return `${leveled({ ...held, level: held.level + 1 })}${numbersIfAlike(view, seat, slot)}`;
}

function numbersIfAlike(view: View, seat: Seat, slot: number): string {
  const held = slotOf(view, seat, slot);
  const alike = boardOf(view, seat).filter((other) => other?.ability === held.ability && other.level === held.level);
  return alike.length > 1 ? ` (${slotNumbers(pirateOf(view, seat), slot)})` : '';
}

/** The D20 numbers of a slot: "3–4". */
export function slotNumbers(pirate: Pirate, slot: number): string {
  return numberRange(at(characterOf(pirate).rows.flat(), slot));
}

/** The row of a slot, from 1. */
export function rowNumber({ character }: Pirate, slot: number): number {
  return character === null ? 1 : rowOf(character, slot) + 1;
}
