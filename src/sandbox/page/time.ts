import { h } from './dom.ts';

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
export function moment(seconds: number, style: string): HTMLElement {
  const date = new Date(seconds * 1000);
  const full = format(date, 'F');
  const shown = style === 'R' ? sinceOrUntil(seconds) : format(date, style);
  const datetime = Number.isNaN(date.getTime()) ? null : date.toISOString();
  return h('time', { class: 'moment', datetime, title: full, 'data-counts': style === 'R' ? seconds : null }, shown);
}

/** The time a message was written, as short as it can be said today. */
export function written(timestamp: string): HTMLElement {
  const date = new Date(timestamp);
  const today = date.toDateString() === new Date().toDateString();
  const shown = today ? format(date, 't') : `${format(date, 'd')}, ${format(date, 't')}`;
  return h('time', { class: 'written', datetime: timestamp, title: format(date, 'F') }, shown);
}

/** Keeps every counting moment of the page up to date from now on. */
export function keepCounting(): void {
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>('time[data-counts]'))
      element.textContent = sinceOrUntil(Number(element.dataset.counts));
  }, 1000);
}

function format(date: Date, style: string): string {
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return new Intl.DateTimeFormat('en-GB', STYLES[style] ?? STYLES.f).format(date);
}

function sinceOrUntil(seconds: number): string {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1];
  return relative.format(Math.round(away / size), unit);
}
