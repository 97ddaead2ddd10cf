import { useAsTimeGoesBy } from './clock.ts';

const LANGUAGE = 'en-GB';
const DAY = 86_400_000;

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** A moment in one of Discord's styles; `R` counts as time goes by. */
export function Moment({ seconds, style }: { readonly seconds: number; readonly style: string }) {
  const date = new Date(seconds * 1000);
  const shown = useAsTimeGoesBy(() => momentOf(seconds, style));
  const datetime = Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  return (
    <time class="moment" dateTime={datetime} title={format(date, 'F')}>
      {shown}
    </time>
  );
}

/** A moment in one of Discord's styles, as it is said now. */
export function momentOf(seconds: number, style: string): string {
  return style === 'R' ? sinceOrUntil(seconds) : format(new Date(seconds * 1000), style);
}

/** When a message was written, as Discord says it beside the name. */
export function Written({ timestamp }: { readonly timestamp: string }) {
  const date = new Date(timestamp);
  const shown = useAsTimeGoesBy(() => {
    const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / DAY);
    if (days === 0) return `Today at ${format(date, 't')}`;
    return days === 1 ? `Yesterday at ${format(date, 't')}` : `${format(date, 'd')} ${format(date, 't')}`;
  });
  return (
    <time class="written" dateTime={timestamp} title={format(date, 'F')}>
      {shown}
    </time>
  );
}

/** The time of day alone, beside a message that goes on from the one above. */
export function TimeOfDay({ timestamp }: { readonly timestamp: string }) {
  const date = new Date(timestamp);
  return (
    <time class="time-of-day" dateTime={timestamp} title={format(date, 'F')}>
      {format(date, 't')}
    </time>
  );
}

/** The day a message was written on, for the line between two days. */
export function dayOf(timestamp: string): string {
  return format(new Date(timestamp), 'D');
}

function startOfDay(date: Date): number {
  return new Date(date).setHours(0, 0, 0, 0);
}

function format(date: Date, style: string): string {
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return new Intl.DateTimeFormat(LANGUAGE, STYLES[style] ?? STYLES.f).format(date);
}

function sinceOrUntil(seconds: number): string {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1];
  return relative.format(Math.round(away / size), unit);
}
