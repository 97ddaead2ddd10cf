import { IANAZone } from 'luxon';
import { MINUTES_OF_DAY, type PersonSettings, type QuietHours } from './person-settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;

/** Whether a moment (ms since 1970) lies in the person's quiet hours or in their vacation. */
export function isAway({ quiet, vacations, zone }: PersonSettings, at: number): boolean {
  return vacations.some(({ from, to }) => from <= at && at < to) || (quiet !== null && isQuiet(quiet, zone, at));
}

/**
 * The first moment outside quiet hours and vacations at which `ms` of active time have passed since `from`. Moments are
 * in ms since 1970. Time in quiet hours and vacations does not count.
 */
export function activeAfter(settings: PersonSettings, from: number, ms: number): number {
  let left = ms;
  let at = from;
  for (;;) {
    const end = nextChange(settings, at);
    if (!isAway(settings, at)) {
      if (at + left < end) return at + left;
      left -= end - at;
    }
    at = end;
  }
}

/** How much active time, in ms, passes between two moments; 0 where the second is not the later one. */
export function activeBetween(settings: PersonSettings, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to;) {
    const end = Math.min(to, nextChange(settings, at));
    if (!isAway(settings, at)) sum += end - at;
    at = end;
  }
  return sum;
}

/** The next moment at which the person may begin or cease to be away; infinite where there is none. */
function nextChange({ quiet, vacations, zone }: PersonSettings, at: number): number {
  const ahead = vacations.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > at);
  return Math.min(...ahead, quiet === null ? Infinity : nextEdge(quiet, zone, at));
}

function isQuiet({ from, to }: QuietHours, zone: string, at: number): boolean {
  const minute = localMsOfDay(at, offsetMs(zone, at)) / MINUTE_MS;
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

/** The next beginning or end of quiet hours by the local clock; or the moment before it at which that clock is changed. */
function nextEdge({ from, to }: QuietHours, zone: string, at: number): number {
  const offset = offsetMs(zone, at);
  const now = localMsOfDay(at, offset);
  const waits = [from, to].map((edge) => modulo(edge * MINUTE_MS - now - 1, DAY_MS) + 1);
  const edge = at + Math.min(...waits);
  return offsetMs(zone, edge) === offset ? edge : firstWithOther(zone, at, edge);
}

/** The moment at which the clock of a zone is changed, between two with different offsets. */
function firstWithOther(zone: string, from: number, to: number): number {
  const offset = offsetMs(zone, from);
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetMs(zone, middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}

function localMsOfDay(at: number, offset: number): number {
  return modulo(at + offset, DAY_MS);
}

function offsetMs(zone: string, at: number): number {
  return IANAZone.create(zone).offset(at) * MINUTE_MS;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
