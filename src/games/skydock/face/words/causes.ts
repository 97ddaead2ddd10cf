import { CHARACTER_TABLE } from '../../content/characters.ts';
import { ENCOUNTER_TABLE } from '../../content/encounters.ts';
import { LOOT_TABLE } from '../../content/loot.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import { SCHEME_TABLE } from '../../content/schemes.ts';
import type { Rolled } from '../../state/events.ts';
import type { Cause, Source } from '../../state/frames.ts';
import { signed, summed } from './words.ts';

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

/** What a challenge is for. */
export function causeName(cause: Cause): string {
  switch (cause.from) {
    case 'objective':
      return OBJECTIVE_TABLE[cause.id].name;
    case 'attack':
      return 'the attack';
    case 'loot-action':
      return 'not being caught';
    case 'patrol':
      return 'the patrol';
    default:
      return sourceName(cause);
  }
}

/** "7 +3 stat −2 guards = 8 against DC 12". */
export function rollText({ roll, modifiers, total, dc }: Pick<Rolled, 'roll' | 'modifiers' | 'total' | 'dc'>): string {
  const { stat, guards, bonus, cards } = modifiers;
  const parts = [
    stat === 0 ? [] : `${signed(stat)} stat`,
    guards === 0 ? [] : `${signed(guards)} guards`,
    bonus === 0 ? [] : `${signed(bonus)} bonus`,
    cards === 0 ? [] : `${signed(cards)} cards`,
  ].flat();
  const sum = parts.length === 0 ? `${roll}` : `${roll} ${parts.join(' ')} = ${summed(total)}`;
  return `${sum} against DC ${dc}`;
}
