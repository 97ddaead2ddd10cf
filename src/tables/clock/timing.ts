const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of a typed time, by the first letter: minutes, hours, days, weeks. */
const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 };
const TYPED = /^(\d{1,6}(?:[.,]\d)?)\s*(m(?:in(?:ute)?s?)?|h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:ee)?ks?|w)$/i;

/** The least and the most time a table may give for a decision, in minutes. */
const DECISION_MINUTES = { least: 60, most: 30 * 24 * 60 } as const;

/** The time for each decision and what the bank holds at most, in ms. */
export interface Timing {
  readonly decision: number;
  readonly bank: number;
  /** What each answer within its time puts back into the bank. */
  readonly refill: number;
}

/** Each answer within its time puts this part of the time for a decision back into the bank. */
const REFILL = 1 / 10;

/** The times of a table by its time for a decision, in ms; the bank holds at most `banks` times that. */
export function timing(decision: number, banks: number): Timing {
  return { decision, bank: decision * banks, refill: decision * REFILL };
}

/** How long nobody touches a table before its players are told, in ms; and how long after that it is put away. */
export const IDLE = { lobby: 7 * DAY, playing: 30 * DAY, warning: 3 * DAY } as const;

/** A time such as "36h", "3 days" or "1w" in minutes; `null` for anything that no table may play with. */
export function typedMinutes(typed: string): number | null {
  const [, number = '', unit = ''] = TYPED.exec(typed.trim()) ?? [];
  const minutes = Math.round(Number(number.replace(',', '.')) * (UNITS[unit.charAt(0).toLowerCase()] ?? NaN));
  return isDecisionTime(minutes) ? minutes : null;
}

export function isDecisionTime(minutes: number): boolean {
  return minutes >= DECISION_MINUTES.least && minutes <= DECISION_MINUTES.most;
}

/** What minutes are in ms. */
export function msOf(minutes: number): number {
  return minutes * MINUTE;
}
