import { counted } from '#engine';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { ENCOUNTER_TABLE } from '../../content/encounters.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import { rollText, tries } from '../words/causes.ts';
import type { EventOf } from './event-of.ts';
import { abilityName, cardName, inRoom, leveled, placeName, seatName, withArticle } from '../words/words.ts';

type PirateEvent = EventOf<
  | 'character'
  | 'placed'
  | 'turn'
  | 'improved'
  | 'missed'
  | 'used'
  | 'dropped'
  | 'claimed'
  | 'charged'
  | 'neutralized'
  | 'spared'
  | 'recovered'
  | 'braced'
  | 'moved'
  | 'encounter'
  | 'random-half'
  | 'room'
  | 'attacked'
  | 'rolled'
  | 'challenge'
  | 'caught'
  | 'glory'
>;

export function narratePirates(event: PirateEvent): string | null {
  const who = seatName(event.seat);
  switch (event.kind) {
    case 'character':
      return `${who} is **${CHARACTER_TABLE[event.character].name}**. *${CHARACTER_TABLE[event.character].quip}*`;
    case 'placed':
      return `${who} places energy markers on ${event.abilities.map(abilityName).join(', ')}.`;
    case 'turn':
      return `**${who}’s turn.**`;
    case 'improved': {
      const to = `**${leveled(event)}**`;
      if (event.card === null) return `${who} ${event.level === 1 ? 'gains' : 'upgrades to'} ${to}.`;
      return `${who} discards ${cardName(event.card)} to ${event.level === 1 ? 'gain' : 'upgrade to'} ${to}.`;
    }
    case 'missed':
      return `${who} is too late for ${leveled(event)}: the last token is gone. ${who} keeps the loot card and plans again.`;
    case 'used':
      return `${who} uses ${leveled(event)}.`;
    case 'dropped':
      return `${who} skips (${abilityName(event.ability)}).`;
    case 'claimed':
      return `${who} claims the first player token.`;
    case 'charged':
      return `${who} puts another energy marker on ${abilityName(event.ability)}.`;
    case 'neutralized':
    case 'spared':
    case 'recovered':
    case 'braced':
      return ofNeutralization(event);
    case 'moved': {
      const way = (event.through ?? []).map((room) => ROOM_TABLE[room].name);
      return `${who} goes to the **${ROOM_TABLE[event.room].name}**${way.length > 0 ? ` via ${way.join(', ')}` : ''}.`;
    }
    case 'encounter':
      return encountered(event);
    case 'random-half': {
      const { name, random } = ENCOUNTER_TABLE[event.encounter];
      return event.happens
        ? `${who} meets **${name}** in the room: ${random.text}`
        : `${name} has no effect in the room at this alert level.`;
    }
    case 'room': {
      const { name, action } = ROOM_TABLE[event.room];
      return `${who} uses the ${name}: **${action.name}**. ${action.text}`;
    }
    case 'attacked':
      return event.result === 'knock-out'
        ? `${who} knocks out a guard ${inRoom(placeName(event))}.`
        : `${who} throws a guard from the ${placeName(event)} out of the airlock.`;
    case 'challenge':
      return `${who} ${tries(event.cause)}: rolled ${rollText(event)}, needed ${event.dc}${fateful(event)}. **${resultText(event)}**`;
    case 'rolled':
    case 'caught':
      // The line of the challenge says both.
      return null;
    case 'glory':
      return `${who} ${event.by > 0 ? 'gains' : 'loses'} ${Math.abs(event.by)} glory (now ${event.glory}).`;
  }
}

function resultText({ cause, passed }: EventOf<'challenge'>): string {
  if (cause.from === 'loot-action') return passed ? 'Got away!' : 'Caught!';
  return passed ? 'Passed.' : 'Failed.';
}

/** Why the result contradicts the sum. */
function fateful({ roll, total, dc }: EventOf<'challenge'>): string {
  if (roll === 1 && total >= dc) return ' (a 1 always fails)';
  return roll === 20 && total < dc ? ' (a 20 always passes)' : '';
}

function encountered({ seat, encounter, guard }: EventOf<'encounter'>): string {
  const { name, guard: half } = ENCOUNTER_TABLE[encounter];
  return guard
    ? `The guards left behind notice ${seatName(seat)}: **${name}**. ${half.text}`
    : `${seatName(seat)} draws an encounter: **${name}**.`;
}

function ofNeutralization(event: EventOf<'neutralized' | 'spared' | 'recovered' | 'braced'>): string {
  const who = seatName(event.seat);
  switch (event.kind) {
    case 'neutralized': {
      const how = {
        rolled: '',
        chosen: ` (which hits no working ability) and chooses`,
        last: ` (which hits no working ability)`,
      }[event.how];
      const last = event.how === 'last' ? ', the last one working,' : '';
      return `${who} rolls ${withArticle(event.roll)}${how}: ${abilityName(event.ability)}${last} is neutralized.`;
    }
    case 'spared':
      return `${who} has no ability left to neutralize.`;
    case 'recovered':
      return event.how === 'heal' && event.by !== event.seat
        ? `${seatName(event.by)} heals ${who}’s ${abilityName(event.ability)}.`
        : `${who}’s ${abilityName(event.ability)} works again.`;
    case 'braced':
      return `${who} flips ${counted(event.count, 'neutralization token')} to the recovering side.`;
  }
}
