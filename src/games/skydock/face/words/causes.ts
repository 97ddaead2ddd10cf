import { counted } from '#engine';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { ENCOUNTER_TABLE } from '../../content/encounters.ts';
import { LOOT_TABLE } from '../../content/loot.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import { SCHEME_TABLE } from '../../content/schemes.ts';
import type { Rolled } from '../../state/events.ts';
import type { AlertCause, Cause, Challenge, Source } from '../../state/frames.ts';
import { inRoom, signed, summed } from './words.ts';

/** What a card, room or power is called. */
export function sourceName(source: Source): string {
  switch (source.from) {
    case 'room':
      return ROOM_TABLE[source.id].action.name;
    case 'scheme':
      return SCHEME_TABLE[source.id].name;
    case 'loot':
      return LOOT_TABLE[source.id].name;
    case 'encounter':
      return ENCOUNTER_TABLE[source.id].name;
    case 'power':
      return CHARACTER_TABLE[source.id].power.name;
  }
}

/** What is printed on it: of a challenge, what passing and failing lead to. */
export function sourceText(source: Source): string {
  switch (source.from) {
    case 'room':
      return ROOM_TABLE[source.id].action.text;
    case 'scheme':
      return SCHEME_TABLE[source.id].text;
    case 'loot':
      return LOOT_TABLE[source.id].text;
    case 'encounter':
      return ENCOUNTER_TABLE[source.id][source.half].text;
    case 'power':
      return CHARACTER_TABLE[source.id].power.text;
  }
}

/** What moves the alert: "Cargo Panic", or "2 pirates in rooms with guards". */
export function alertCauseName(cause: AlertCause): string {
  switch (cause.from) {
    case 'patrol':
      return cause.pirates.length === 1
        ? '1 pirate in a room with guards'
        : `${cause.pirates.length} pirates in rooms with guards`;
    case 'crowd':
      return `too many guards ${inRoom(ROOM_TABLE[cause.room].name)}`;
    case 'supply':
      return `the supply is ${counted(cause.guards, 'guard')} short`;
    default:
      return sourceName(cause);
  }
}

/** What a pirate tries with a challenge: "attacks a guard". */
export function tries(cause: Cause): string {
  switch (cause.from) {
    case 'objective':
      return `tries to complete ${OBJECTIVE_TABLE[cause.id].name}`;
    case 'attack':
      return 'attacks a guard';
    case 'loot-action':
      return 'tries to get away with the loot';
    case 'patrol':
      return 'faces the patrol';
    case 'encounter':
      return `faces ${sourceName(cause)}`;
    default:
      return `tries ${sourceName(cause)}`;
  }
}

/** "7 +3 (physical) −2 (guards) = 8". */
export function rollText({
  stat,
  roll,
  modifiers,
  total,
}: Pick<Rolled, 'stat' | 'roll' | 'modifiers' | 'total'>): string {
  const added = modifiersText(stat, modifiers);
  return added === '' ? `${roll}` : `${roll} ${added} = ${summed(total)}`;
}

/** "+1 (mental) −2 (guards)": what is added to the roll of a challenge; empty for nothing. */
export function modifiersText(
  stat: Challenge['stat'],
  { stat: own, guards, bonus, cards }: Challenge['modifiers'],
): string {
  return [
    { by: own, from: stat },
    { by: guards, from: 'guards' },
    { by: bonus, from: 'bonus' },
    { by: cards, from: 'cards' },
  ]
    .flatMap(({ by, from }) => (by === 0 ? [] : [`${signed(by)} (${from})`]))
    .join(' ');
}
