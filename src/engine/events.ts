import type { Seat, Viewer } from './seat.ts';

/**
 * An event and who sees it. A private event holds two versions: one for its owner and one for all others, which may be
 * `null` for nothing (Law 6).
 */
export type Addressed<E> =
  { readonly to: 'all'; readonly event: E } | { readonly to: Seat; readonly event: E; readonly others: E | null };

export function toAll<E>(event: E): Addressed<E> {
  return { to: 'all', event };
}

export function toOwner<E>(owner: Seat, event: E, others: E | null): Addressed<E> {
  return { to: owner, event, others };
}

/** The events that one viewer sees. */
export function eventsFor<E>(events: readonly Addressed<E>[], viewer: Viewer): E[] {
  return events.flatMap((addressed) => {
    if (addressed.to === 'all' || addressed.to === viewer) return [addressed.event];
    return addressed.others === null ? [] : [addressed.others];
  });
}
