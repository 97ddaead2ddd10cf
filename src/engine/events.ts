import type { Seat, Viewer } from './seat.ts';

/**
 * What happened, and who is told. A private fact is a pair written side by side: what its owner is told, and what
 * everybody else is told instead, which may be nothing (Law 6).
 */
export type Addressed<E> =
  { readonly to: 'all'; readonly event: E } | { readonly to: Seat; readonly event: E; readonly others: E | null };

export function toAll<E>(event: E): Addressed<E> {
  return { to: 'all', event };
}

export function toOwner<E>(owner: Seat, event: E, others: E | null): Addressed<E> {
  return { to: owner, event, others };
}

/** The events as one viewer is told them. */
export function eventsFor<E>(events: readonly Addressed<E>[], viewer: Viewer): E[] {
  return events.flatMap((told) => {
    if (told.to === 'all' || told.to === viewer) return [told.event];
    return told.others === null ? [] : [told.others];
  });
}
