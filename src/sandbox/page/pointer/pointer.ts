import type { Hold } from './hold.ts';

/** Tells a hold, from now on, of everything the pointer does in the window. */
export function followPointer(hold: Hold): void {
  addEventListener('pointerdown', ({ isPrimary, button }) => {
    if (isPrimary && button === 0) hold.begin();
  });
  addEventListener('pointerup', () => hold.letGo());
  for (const end of ['pointercancel', 'click'] as const) addEventListener(end, () => hold.end());
}
