import { DateTime } from 'luxon';
import { MINUTES_OF_DAY, type PersonSettings, type QuietHours, type Vacation } from './person-settings.ts';
import { zoneNamed } from './zones.ts';

/** Days of vacation in a calendar year. */
const VACATION_DAYS = 30;
/** The longest quiet hours of a day, in hours: the rest is left to play in. */
const MOST_QUIET_HOURS = 20;
/** How far ahead a vacation may begin, in days. */
const MOST_AHEAD_DAYS = 366;

/** Why a setting was not changed. `words.people.refusal` has one sentence for each. */
export type SettingsRefusal =
  | { readonly why: 'unknown-zone' | 'unclear-hours' | 'too-quiet' }
  | { readonly why: 'unclear-date' | 'past' | 'ends-before' | 'far-ahead' | 'overlaps' }
  | { readonly why: 'over-budget'; readonly year: number; readonly left: number };

/** The settings after a change, or why they stay. */
export type Changed = PersonSettings | SettingsRefusal;

export function isSettingsRefusal(changed: Changed): changed is SettingsRefusal {
  return 'why' in changed;
}

/** Quiet hours keep their hours in the new zone; vacations keep their moments. */
export function withZone(settings: PersonSettings, text: string): Changed {
  const zone = zoneNamed(text);
  return zone === null ? { why: 'unknown-zone' } : { ...settings, zone };
}

/** With quiet hours as typed, such as "22:00-7:00"; "off" for none. */
export function withQuiet(settings: PersonSettings, text: string): Changed {
  if (/^\s*(off|none|no)\s*$/i.test(text)) return { ...settings, quiet: null };
  const quiet = hoursTyped(text);
  if (!quiet) return { why: 'unclear-hours' };
  const length = (quiet.to - quiet.from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  // The same moment twice is the whole day.
  return length === 0 || length > MOST_QUIET_HOURS * 60 ? { why: 'too-quiet' } : { ...settings, quiet };
}

/**
 * With one more vacation from one date to another, both included, such as "2026-07-01". `now`: ms since 1970. A vacation
 * that begins today begins now, so that no time already used is given back.
 */
export function withVacation(settings: PersonSettings, from: string, to: string, now: number): Changed {
  const { zone, vacations } = settings;
  const [first, last] = [dateTyped(from, zone), dateTyped(to, zone)];
  if (!first || !last) return { why: 'unclear-date' };
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  if (first < today) return { why: 'past' };
  if (last < first) return { why: 'ends-before' };
  if (first > today.plus({ days: MOST_AHEAD_DAYS })) return { why: 'far-ahead' };
  const added = { from: Math.max(now, first.toMillis()), to: last.plus({ days: 1 }).toMillis() };
  if (vacations.some((each) => added.from < each.to && each.from < added.to)) return { why: 'overlaps' };
  for (let { year } = first; year <= last.year; year++) {
    const left = vacationDaysLeft(settings, year);
    if (daysIn([added], zone, year) > left) return { why: 'over-budget', year, left };
  }
  return { ...settings, vacations: [...vacations, added].sort((a, b) => a.from - b.from) };
}

/** Without vacations that lie ahead; the one under way ends now. What is over stays, and counts for its year. */
export function withoutVacations(settings: PersonSettings, now: number): PersonSettings {
  const begun = settings.vacations.filter(({ from }) => from < now);
  return { ...settings, vacations: begun.map(({ from, to }) => ({ from, to: Math.min(to, now) })) };
}

/** The vacations that are not over. */
export function vacationsAhead({ vacations }: PersonSettings, now: number): readonly Vacation[] {
  return vacations.filter(({ to }) => to > now);
}

/** Days of vacation left in the calendar year of that moment. */
export function vacationBudget(
  settings: PersonSettings,
  now: number,
): { readonly year: number; readonly left: number } {
  const { year } = DateTime.fromMillis(now, { zone: settings.zone });
  return { year, left: vacationDaysLeft(settings, year) };
}

function vacationDaysLeft({ vacations, zone }: PersonSettings, year: number): number {
  return Math.max(0, VACATION_DAYS - daysIn(vacations, zone, year));
}

/** The calendar days of a year that these touch. */
function daysIn(vacations: readonly Vacation[], zone: string, year: number): number {
  const days = new Set<string>();
  for (const { from, to } of vacations)
    for (
      let day = DateTime.fromMillis(from, { zone }).startOf('day');
      day.toMillis() < to;
      day = day.plus({ days: 1 })
    ) {
      if (day.year > year) break;
      if (day.year === year) days.add(day.toISODate() ?? '');
    }
  return days.size;
}

function hoursTyped(text: string): QuietHours | null {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] =
    /^\s*(\d{1,2})(?::(\d\d))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d\d))?\s*$/.exec(text) ?? [];
  const from = minuteOfDay(fromHour, fromMinute);
  const to = minuteOfDay(toHour, toMinute);
  return from === null || to === null ? null : { from, to };
}

/** Midnight may be written as 24:00. */
function minuteOfDay(hour: string | undefined, minute: string): number | null {
  const minutes = Number(hour) * 60 + Number(minute);
  const isTime = hour !== undefined && Number(minute) < 60 && minutes <= MINUTES_OF_DAY;
  return isTime ? minutes % MINUTES_OF_DAY : null;
}

function dateTyped(text: string, zone: string): DateTime<true> | null {
  if (!/^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text)) return null;
  const date = DateTime.fromFormat(text.trim(), 'yyyy-M-d', { zone });
  return date.isValid ? date : null;
}
