import { counted } from '#engine';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { ENCOUNTER_TABLE } from '../../content/encounters.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import { causeName, rollText } from '../words/causes.ts';
import type { EventOf } from './event-of.ts';
import { abilityName, cardName, leveled, placeName, seatName, signed, summed } from '../words/words.ts';

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

/** What pirates do and what befalls them. */
export function narratePirates(event: PirateEvent): string {
  const who = seatName(event.seat);
  switch (event.kind) {
    case 'character':
      return `${who} is **${CHARACTER_TABLE[event.character].name}**. *${CHARACTER_TABLE[event.character].quip}*`;
    case 'placed':
      return `${who} places energy markers on ${event.abilities.map(abilityName).join(', ')}.`;
    case 'turn':
      return `**${who}’s turn.**`;
    case 'improved': {
      const cost = event.card === null ? '' : ` for ${cardName(event.card)}`;
      return `${who} ${event.level === 1 ? 'gains' : 'upgrades to'} **${leveled(event)}**${cost}.`;
    }
    case 'missed':
      return `${who} comes too late for ${leveled(event)}: the last token is gone. The loot stays in hand, and ${who} plans again.`;
    case 'used':
      return `${who} uses ${leveled(event)}.`;
    case 'dropped':
      return `${who} removes the marker from ${abilityName(event.ability)} and does nothing.`;
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
      return `${who} goes to **${ROOM_TABLE[event.room].name}**${way.length > 0 ? ` by way of ${way.join(', ')}` : ''}.`;
    }
    case 'encounter':
      return encountered(event);
    case 'random-half': {
      const { name, random } = ENCOUNTER_TABLE[event.encounter];
      return event.happens
        ? `${who} meets **${name}** in the room: ${random.text}`
        : `At this alert level ${name} does nothing in the room.`;
    }
    case 'room': {
      const { name, action } = ROOM_TABLE[event.room];
      return `${who}, ${name}: **${action.name}**. ${action.text}`;
    }
    case 'attacked':
      return event.result === 'knock-out'
        ? `${who} knocks a guard out (${placeName(event)}).`
        : `${who} puts a guard out of the airlock (${placeName(event)}).`;
    case 'rolled':
      return `${who} rolls (${event.stat}, ${causeName(event.cause)}): ${rollText(event)}.`;
    case 'challenge':
      return `${who} **${event.passed ? 'passes' : 'fails'}** (${causeName(event.cause)}, ${summed(event.total)} against ${event.dc})${fateful(event)}.`;
    case 'caught':
      return `${who} is caught in the act.`;
    case 'glory':
      return `${who}: ${signed(event.by)} glory, ${event.glory} now.`;
  }
}

/** Why it went against the sum. */
function fateful({ roll, total, dc }: EventOf<'challenge'>): string {
  if (roll === 1 && total >= dc) return ': a 1 always fails';
  return roll === 20 && total < dc ? ': a 20 always passes' : '';
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
        rolled: `a ${event.roll}`,
        chosen: `a ${event.roll} hits nothing free, and ${who} chooses`,
        last: `a ${event.roll} hits nothing free, and it is the last one left`,
      }[event.how];
      return `${who}: ${abilityName(event.ability)} is neutralized (${how}).`;
    }
    case 'spared':
      return `${who} has no ability left to neutralize.`;
    case 'recovered':
      return event.how === 'heal' && event.by !== event.seat
        ? `${seatName(event.by)} heals ${who}’s ${abilityName(event.ability)}.`
        : `${who}: ${abilityName(event.ability)} works again.`;
    case 'braced':
      return `${who} turns ${counted(event.count, 'neutralization token')} to the recovering side.`;
  }
}
