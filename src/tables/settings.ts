import { z } from 'zod';
import type { TableRecord } from '../store/store.ts';
import { isDecisionTime, msOf, timing, type Timing } from './clock/timing.ts';

/** The bot's own options of a table, whatever the game; the first value of each is the default. */
export const SETTINGS = {
  /** Where the story is told: on the board alone, or with a line a turn or a round in the game's thread. */
  tell: ['board', 'turn', 'round'],
  /** Whether the table stands in a thread of its own. */
  thread: ['no', 'own'],
  /** Minutes for each decision; others can be typed. */
  clock: ['off', '480', '1440', '4320', '10080'],
  /** The most a player's bank holds, in times for a decision: one, three or none. */
  bank: ['one', 'three', 'none'],
  /** What happens when the time of a player runs out. */
  onTimeout: ['wait', 'answer', 'ai-once', 'ai-hold', 'vote'],
} as const;

export type SettingKey = keyof typeof SETTINGS;

export interface Settings {
  readonly tell: (typeof SETTINGS.tell)[number];
  readonly thread: (typeof SETTINGS.thread)[number];
  /** `off`, or the minutes for each decision. */
  readonly clock: string;
  readonly bank: (typeof SETTINGS.bank)[number];
  readonly onTimeout: (typeof SETTINGS.onTimeout)[number];
  /** The channel its own thread was opened in. */
  readonly from?: string;
}

const BANKS = { one: 1, three: 3, none: 0 } as const satisfies Record<Settings['bank'], number>;

const shape = z
  .object({
    tell: oneOf(SETTINGS.tell),
    thread: oneOf(SETTINGS.thread),
    clock: z.string().refine(isClock).default('off').catch('off'),
    bank: oneOf(SETTINGS.bank),
    onTimeout: oneOf(SETTINGS.onTimeout),
    from: z.string().exactOptional(),
  })
  .readonly();

/** One of the values; the first where it is missing, as in most tables, or is none of them. */
function oneOf<const V extends readonly [string, ...string[]]>(values: V) {
  const [first] = values;
  return z.enum(values).default(first).catch(first);
}

export function settingsOf({ settings }: Pick<TableRecord, 'settings'>): Settings {
  return shape.parse(settings);
}

/** How much time the players have; `null` where they play without a clock. */
export function timingOf({ clock, bank }: Settings): Timing | null {
  if (clock === 'off') return null;
  return timing(msOf(Number(clock)), BANKS[bank]);
}

/** Whether a table may have this clock: `off`, or minutes. */
export function isClock(value: string): boolean {
  return value === 'off' || (/^\d+$/.test(value) && isDecisionTime(Number(value)));
}
