import { useEffect } from 'preact/hooks';
import type { Model } from '../model.ts';
import type { Session } from '../session.ts';

/** Alt with an arrow leads to the channel above or below, as in Discord. */
export function useShortcuts(session: Session, { state, place }: Model): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      const { channels } = state;
      const at = channels.findIndex(({ id }) => id === place.channelId);
      const next = channels[(at + step + channels.length) % channels.length];
      if (next !== undefined) void session.go({ channelId: next.id });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, state, place]);
}
