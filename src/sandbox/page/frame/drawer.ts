import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Place } from '../session/address.ts';

/** The element ids of the drawer and of the button that opens it. */
export const DRAWER = 'drawer';
export const DRAWER_BUTTON = 'drawer-button';

/**
 * The channels and people where they lie beside a narrow page. Opened, they take the focus; closed, by Escape or
 * otherwise, they give it back to their button. A change of channel or player closes them.
 */
export function useDrawer({ personId, channelId }: Place) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [personId, channelId]);

  useLayoutEffect(() => {
    const drawer = document.getElementById(DRAWER);
    if (drawer === null) return;
    if (isOpen) {
      drawer.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
      return;
    }
    const { activeElement } = document;
    if (drawer.contains(activeElement) || activeElement?.classList.contains('shade') === true)
      document.getElementById(DRAWER_BUTTON)?.focus({ preventScroll: true });
  }, [isOpen]);

  // As soon as it is drawn: the next key may be Escape.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Of what lies over it, Escape closes that first.
      const covered = document.querySelector('dialog, #switcher:popover-open') !== null;
      if (event.key === 'Escape' && !covered) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpen((before) => !before), close: () => setOpen(false) };
}
