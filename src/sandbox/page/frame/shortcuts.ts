import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';

/** Alt with an arrow leads to the channel above or below, and Ctrl with a slash opens the help, as in Discord; so does `?`. */
export function useShortcuts(session: Session): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForHelp(event) && document.querySelector('dialog') === null) {
        event.preventDefault();
        session.open({ kind: 'help' });
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      session.step(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);
}

function asksForHelp({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key === '/') return ctrlKey || metaKey;
  return key === '?' && !(target instanceof Element && target.matches('input, textarea, [role=listbox]'));
}
