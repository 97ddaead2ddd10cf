import type { Event } from '../../state/events.ts';

/** Events of these kinds. */
export type EventOf<K extends Event['kind']> = Event<K>;
