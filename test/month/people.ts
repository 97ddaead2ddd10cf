import { freeRng, shuffled, type Rng } from '#engine';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The month begins three days before the clocks change in New York, and passes the change in Europe. */
export const BEGIN = Date.UTC(2026, 2, 5, 12);

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];

/** Somebody who plays. Hours are those of their own day. */
export interface Sleeper {
  readonly id: string;
  readonly zone: string;
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly vacation: { readonly from: number; readonly to: number } | null;
  /** Chance that they take far too long for a turn. */
  readonly absent: number;
}

export interface People {
  /** Those who sit at tables from the beginning. */
  readonly regulars: readonly Sleeper[];
  /** Those who take a seat that is free. */
  readonly strangers: readonly Sleeper[];
}

/** As many regulars, and a third as many strangers. */
export function peopleOf(seed: string, count: number): People {
  return {
    regulars: sleepersOf(seed, 'p', count),
    strangers: sleepersOf(`${seed} strangers`, 's', Math.ceil(count / 3)),
  };
}

/** When which regulars leave the server: one in ten, one at least. */
export function departuresOf(
  seed: string,
  regulars: readonly Sleeper[],
  days: number,
): { readonly at: number; readonly player: string }[] {
  const rng = freeRng(`${seed} departures`);
  return shuffled(rng, regulars)
    .slice(0, Math.ceil(regulars.length / 10))
    .map(({ id }) => ({ at: BEGIN + rng.int(days * 24) * HOUR, player: id }))
    .sort((a, b) => a.at - b.at);
}

function sleepersOf(seed: string, prefix: string, count: number): Sleeper[] {
  return Array.from({ length: count }, (_, n) => {
    const rng = freeRng(`${seed} person ${String(n)}`);
    const from = BEGIN + rng.int(25) * DAY + rng.int(24) * HOUR;
    return {
      id: `${prefix}${String(n)}`,
      zone: ZONES[n % ZONES.length] ?? 'UTC',
      quiet: rng.int(3) === 0 ? null : { from: (21 + rng.int(3)) * 60, to: (6 + rng.int(3)) * 60 },
      vacation: rng.int(6) === 0 ? { from, to: from + (1 + rng.int(7)) * DAY } : null,
      absent: rng.int(10) === 0 ? 0.3 : 0.02,
    };
  });
}

/** Whether somebody is away: by the calendar of JavaScript itself, not by the bot's own. */
export function sleeps({ zone, quiet, vacation }: Sleeper, at: number): boolean {
  if (vacation && at >= vacation.from && at < vacation.to) return true;
  if (!quiet) return false;
  const minute = minuteOfDay(zone, at);
  return quiet.from <= quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}

/** The minutes in which somebody is there, of those between two moments. */
export function minutesThere(who: Sleeper, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += MINUTE) if (!sleeps(who, at)) count++;
  return count;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets from UTC in minutes, by zone and quarter of an hour: zones change their clocks at no other time. */
const offsets = new Map<string, number>();

function minuteOfDay(zone: string, at: number): number {
  const quarter = Math.floor(at / (15 * MINUTE));
  const key = `${zone} ${String(quarter)}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = offsetOf(zone, quarter * 15 * MINUTE);
    offsets.set(key, offset);
  }
  return (((Math.floor(at / MINUTE) + offset) % 1440) + 1440) % 1440;
}

function offsetOf(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(zone, format);
  const parts = format.formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = part('hour') * 60 + part('minute');
  const utc = Math.floor(at / MINUTE) % 1440;
  return ((local - utc + 1440 + 720) % 1440) - 720;
}

/** How long somebody takes for a turn, in ms. */
export function delayOf(who: Sleeper, decision: number, rng: Rng): number {
  const chance = rng.int(1000) / 1000;
  const part = rng.int(1000) / 1000;
  if (chance < who.absent) return decision * (2 + 4 * part);
  if (chance < who.absent + 0.1) return decision * (0.5 + part);
  return 10 * MINUTE + decision * 0.5 * part * part;
}
