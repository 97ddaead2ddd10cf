import { counted, type BoardFace, type FieldFace, type Seat } from '#engine';
import { SPOT_IDS, type SpotId } from '../../content/board.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { LAUNCH } from '../../content/printed.ts';
import type { Slot } from '../../state/state.ts';
import { roomAt } from '../../ship/spots.ts';
import type { View } from '../../state/view.ts';
import { endingLine } from '../narration/ending.ts';
import { filled, fitted } from './fields.ts';
import { drawMap, LEGEND } from './map.ts';
import { nowText } from '../words/now.ts';
import { objectiveLines } from '../words/objectives.ts';
import { pirateOf, seatChoosing } from '../words/reading.ts';
import { alertOf } from './tracks.ts';
import { iconNames, leveled, pirateName, seatName } from '../words/words.ts';

export function boardFace(view: View): BoardFace {
  const now = nowText(view);
  return {
    text: drawMap(view.table),
    legend: LEGEND,
    fields: filled(
      { name: 'Now', value: now, besidePicture: now },
      { name: 'Objectives', value: fitted(objectiveLines(view.table)) },
      shipField(view),
      ...view.table.pirates.map((_, seat) => pirateField(view, seat)),
      ...roomFields(view),
    ),
  };
}

/** "Round 3 of 7 · Red’s turn". */
export function statusOf({ table }: View): string {
  if (table.ending !== null) return endingLine(table.ending).replaceAll('**', '');
  if (table.round === 0) {
    const choosing = seatChoosing(table);
    return choosing === null ? 'Setup' : `Setup · ${seatName(choosing)} chooses`;
  }
  return `Round ${table.round} of ${LAUNCH} · ${phaseOf(table)}`;
}

function phaseOf({ turn, stack }: View['table']): string {
  if (turn) return `${seatName(turn.seat)}’s turn`;
  return stack.some((frame) => frame.kind === 'planning') ? 'Planning' : 'Upkeep';
}

function shipField({ table, decks, support }: View): FieldFace {
  const { level, name, space, spaces, dc, toLockdown } = alertOf(table);
  const { holder, claimed } = table.first;
  const stock = `Supply: ${counted(table.guardSupply, 'guard')}, ${counted(support, 'support token')} · Decks: ${counted(decks.scheme, 'scheme card')}, ${counted(decks.loot, 'loot card')}, ${counted(decks.encounter, 'encounter card')}`;
  return {
    name: 'The ship',
    value: [
      `Alert level ${level}: **${name}** (space ${space} of ${spaces}). Challenges need ${dc}. ${counted(toLockdown, 'space')} to LOCKDOWN`,
      `${table.launch > 0 ? `Launch in ${counted(table.launch, 'round')}` : 'Launched'} · First player: ${seatName(holder)}${claimed ? ' (claimed)' : ''}`,
      stock,
    ].join('\n'),
    besidePicture: stock,
  };
}

function pirateField(view: View, seat: Seat): FieldFace {
  const pirate = pirateOf(view, seat);
  const hand = view.hands[seat];
  const name = pirateName(view.table, seat);
  if (pirate.character === null || !hand) return { name, value: 'No pirate yet' };
  const { planning } = pirate;
  const locked = view.table.stack.some((frame) => frame.kind === 'planning')
    ? [planning.locked ? 'locked in' : 'planning']
    : [];
  const means = [
    `Glory ${pirate.glory}`,
    `${counted(hand.scheme, 'scheme card')}, ${counted(hand.loot, 'loot card')}`,
    counted(hand.support, 'support token'),
    ...locked,
  ];
  return {
    name,
    value: `${means.join(' · ')}\n${abilityLine(pirate.board)}\n*${CHARACTER_TABLE[pirate.character].power.text}*`,
  };
}

function abilityLine(board: readonly (Slot | null)[]): string {
  return board.flatMap((slot) => (slot === null ? [] : [abilitySign(slot)])).join(', ');
}

const NEUTRALIZED = { no: '', assigned: ' ✕', recovering: ' ↻' } as const satisfies Record<Slot['neutralized'], string>;

/** "Move 2 ●", with a dot for each energy marker. */
export function abilitySign(slot: Slot, markers = slot.markers): string {
  const dots = markers > 0 ? ` ${'●'.repeat(markers)}` : '';
  return `${leveled(slot)}${dots}${NEUTRALIZED[slot.neutralized]}`;
}

/** What an Interact does in each room; one field is too small for all. */
function roomFields({ table }: View): FieldFace[] {
  const line = (spot: SpotId) => roomLine(table, spot);
  const half = Math.ceil(SPOT_IDS.length / 2);
  return [
    { name: 'What the rooms do (1/2)', value: fitted(SPOT_IDS.slice(0, half).map(line)) },
    { name: 'What the rooms do (2/2)', value: fitted(SPOT_IDS.slice(half).map(line)) },
  ];
}

/** "**Galley** (scheme, random encounter): Remove 1 …". */
export function roomLine(table: View['table'], spot: SpotId): string {
  const { name, icons, action } = roomAt(table, spot);
  return `**${name}** (${iconNames(icons)}): ${action.text}`;
}
