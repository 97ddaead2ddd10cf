import { useEffect } from 'preact/hooks';
import { labelOf } from '../session/address.ts';
import type { Model } from '../session/model.ts';

/** Names the window after its channel and person, with the number of calls for that person before it. */
export function useTitle({ state, place }: Model): void {
  const person = state.people.find(({ id }) => id === place.personId);
  const pings = (person?.unread ?? []).reduce((sum, unread) => sum + unread.pings, 0);
  const title = `${pings > 0 ? `(${pings}) ` : ''}${labelOf(state, place)} · ${person?.name ?? ''} · ${state.guild}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
