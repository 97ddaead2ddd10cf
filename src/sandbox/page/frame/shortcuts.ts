import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';

/** Alt with an arrow leads to the channel above or below, as in Discord. */
export function useShortcuts(session: Session): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      session.step(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);
}
