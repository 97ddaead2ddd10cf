import type { Event } from '../../state/events.ts';
import { narrateCards } from './cards.ts';
import { narrateObjectives } from './objectives.ts';
import { narratePirates } from './pirates.ts';
import { narrateShip } from './ship.ts';

/** One line of the log; `null` for an event that the next line includes. */
export function narrate(event: Event): string | null {
  switch (event.kind) {
    case 'backer':
    case 'drew':
    case 'reshuffled':
    case 'discarded':
    case 'fetched':
    case 'played':
    case 'armed':
    case 'support':
      return narrateCards(event);
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
      return narrateShip(event);
    case 'track':
    case 'asked':
    case 'withdrawn':
    case 'agreed':
    case 'refused':
    case 'attempted':
    case 'fell-short':
    case 'completed':
      return narrateObjectives(event);
    default:
      return narratePirates(event);
  }
}
