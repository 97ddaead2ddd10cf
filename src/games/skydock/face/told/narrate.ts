import type { Event } from '../../state/events.ts';
import { tellOfCards } from './cards.ts';
import { tellOfObjectives } from './objectives.ts';
import { tellOfPirates } from './pirates.ts';
import { tellOfShip } from './ship.ts';

/** One line of the log: every event has one. */
export function narrate(event: Event): string {
  switch (event.kind) {
    case 'backer':
    case 'drew':
    case 'reshuffled':
    case 'discarded':
    case 'fetched':
    case 'played':
    case 'armed':
    case 'support':
      return tellOfCards(event);
    case 'round':
    case 'upkeep':
    case 'alert':
    case 'guards-placed':
    case 'guards-short':
    case 'guards-stunned':
    case 'guards-woke':
    case 'guards-moved':
    case 'guards-returned':
    case 'first-player':
    case 'launch':
    case 'ended':
      return tellOfShip(event);
    case 'track':
    case 'asked':
    case 'withdrawn':
    case 'agreed':
    case 'refused':
    case 'attempted':
    case 'fell-short':
    case 'completed':
      return tellOfObjectives(event);
    default:
      return tellOfPirates(event);
  }
}
