import { DateTime } from 'luxon';
import { activeAfter } from './active-time.ts';
import type { PersonSettings } from './person-settings.ts';

/**
 * When a person's next digest is due after a moment, in ms since 1970: at their hour, or where they are away then, as
 * soon as they are back. `null` for people who want none.
 */
export function nextDigest(settings: PersonSettings, now: number): number | null {
  const { calls, digestAt, zone } = settings;
  if (calls !== 'digest') return null;
  const today = DateTime.fromMillis(now, { zone }).set({ hour: digestAt, minute: 0, second: 0, millisecond: 0 });
  const next = today.toMillis() > now ? today : today.plus({ days: 1 }).set({ hour: digestAt });
  return activeAfter(settings, next.toMillis(), 0);
}
