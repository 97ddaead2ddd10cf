import type { Rng } from '#engine';
import { BEGIN } from './people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is due in a minute comes in that minute or the next. */
export const LATE_MS = MINUTE;

/** A time in which the bot is not running. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Three outages of some hours up to more than a day. */
export function outagesOf(rng: Rng): Outage[] {
  return [6, 13, 20].map((day) => ({
    from: BEGIN + day * DAY,
    to: BEGIN + day * DAY + (1 + rng.int(30)) * HOUR,
  }));
}
