import type { Narrators } from '#engine';
import type { Event, Events } from '../../state/events.ts';
import { CARDS } from './cards.ts';
import { OBJECTIVES } from './objectives.ts';
import { PIRATES } from './pirates.ts';
import { SHIP } from './ship.ts';

const NARRATORS: Narrators<Events> = { ...CARDS, ...OBJECTIVES, ...PIRATES, ...SHIP };

/** One line of the log; `null` for an event that the next line includes. */
export function narrate<K extends keyof Events>(event: Event<K>): string | null {
  return NARRATORS[event.kind](event);
}
