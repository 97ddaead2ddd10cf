import { useEffect } from 'preact/hooks';
import type { Model } from '../session/model.ts';

/** Names the window after its channel and person, with the number of calls for that person before it. */
export function useTitle({ state, place }: Model): void {
  const person = state.people.find(({ id }) => id === place.personId);
  const channel = state.channels.find(({ id }) => id === place.channelId);
  const pings = (person?.unread ?? []).reduce((sum, unread) => sum + unread.pings, 0);
  const title = `${pings > 0 ? `(${pings}) ` : ''}#${channel?.name ?? ''} · ${person?.name ?? ''} · ${state.guild}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
