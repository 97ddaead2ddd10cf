import { shown } from '../difference.ts';
import type { Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/** Every event is for all, or for one seat of the game with what the others are told instead. */
export function eventsAreAddressed({ events, before }: Move): void {
  for (const told of events) {
    if (told.to === 'all') continue;
    const real = Number.isInteger(told.to) && told.to >= 0 && told.to < before.match.seats;
    if (!real) throw new Violation('events', `An event is addressed to nobody: ${shown(told)}.`);
  }
}
