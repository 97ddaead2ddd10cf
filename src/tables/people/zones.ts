import { DateTime, IANAZone } from 'luxon';

/** Zones that the runtime lists under an older name, or not at all. */
const RENAMED = [
  'UTC',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Europe/Kyiv',
];

const ZONES: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED])]
  .filter((zone) => IANAZone.isValidZone(zone))
  .sort();

/** The zones whose name has this text in it, those of a city that begins with it first. */
export function zonesLike(text: string): readonly string[] {
  const wanted = plain(text);
  const found = ZONES.filter((zone) => plain(zone).includes(wanted));
  const begins = (zone: string) => plain(cityOf(zone)).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))];
}

/** The zone of this name, or of the only city of this name; `null` where there is none. */
export function zoneNamed(text: string): string | null {
  const wanted = plain(text);
  const exact = ZONES.find((zone) => plain(zone) === wanted);
  const [city, other] = ZONES.filter((zone) => plain(cityOf(zone)) === wanted);
  return exact ?? (other === undefined ? (city ?? null) : null);
}

/** A zone as people read it, such as "America/New York". */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** The time of day in a zone, such as "14:05". */
export function clockIn(zone: string, at: number): string {
  return DateTime.fromMillis(at, { zone }).toFormat('HH:mm');
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('_', ' ');
}
