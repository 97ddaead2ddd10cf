import type { Event } from '../events.ts';

/** Events of these kinds. */
export type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;
