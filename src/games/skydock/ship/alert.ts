import { at, emit } from '#engine';
import { trigger } from '../cards/armed.ts';
import type { SpotId } from '../content/board.ts';
import { ALERT_ROWS } from '../content/printed.ts';
import type { Draft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { AlertCause } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import { piratesIn } from './spots.ts';

/** Spaces of one row of the alert track, by the number of players (sheet: Alert Level). */
function spacesIn(row: number, players: number): number {
  return at(at(ALERT_ROWS, row).spaces, players - 2);
}

/** The first space of each level, and LOCKDOWN after the last. */
function startsFor(players: number): readonly number[] {
  let next = 0;
  return [0, ...ALERT_ROWS.map((_, row) => (next += spacesIn(row, players)))];
}

const STARTS = [2, 3, 4].map(startsFor);

/** The first space of each level, and LOCKDOWN after the last. */
export function levelStarts(table: Table): readonly number[] {
  return at(STARTS, table.pirates.length - 2);
}

/** The alert level, from 0. */
export function levelOf(table: Table): number {
  return levelAt(table, table.alert);
}

function levelAt(table: Table, alert: number): number {
  const next = levelStarts(table).findIndex((start) => start > alert);
  return (next < 0 ? ALERT_ROWS.length + 1 : next) - 1;
}

/** The position of the alert token: its level from 0, and its space within the row of that level, from 1. */
export function placeOf(table: Table): { readonly level: number; readonly space: number; readonly spaces: number } {
  const level = levelOf(table);
  const row = Math.min(level, ALERT_ROWS.length - 1);
  const spaces = spacesIn(row, table.pirates.length);
  return { level, space: Math.min(spaces, table.alert - at(levelStarts(table), row) + 1), spaces };
}

/** The space that ends the game. */
export function lockdownAt(table: Table): number {
  return at(levelStarts(table), ALERT_ROWS.length);
}

/** The DC of a challenge that prints none (sheet: Challenges). */
export function dcOf(table: Table): number {
  return at(ALERT_ROWS, Math.min(levelOf(table), ALERT_ROWS.length - 1)).dc;
}

/** Raises the alert space by space; each new level places a guard at the Dock. */
export function raiseAlert(draft: Draft, n: number, cause: AlertCause): void {
  if (n === 0) return;
  climb(draft, n, 'dock-guard', cause);
  trigger(draft, 'alert-raised', () => true);
}

/** Whether the alert can fall within its level. */
export function canCalm(table: Table): boolean {
  return table.alert > at(levelStarts(table), levelOf(table));
}

/** Lowers the alert, never below the first space of its level. */
export function calmAlert(draft: Draft, n: number, cause: AlertCause): void {
  const { table } = draft;
  const alert = Math.max(at(levelStarts(table), levelOf(table)), table.alert - n);
  const by = alert - table.alert;
  if (by === 0) return;
  table.alert = alert;
  emit(draft, { kind: 'alert', by, ...placeOf(table), rose: false, causes: [cause] });
}

function climb(draft: Draft, n: number, onNewLevel: 'dock-guard' | 'nothing', cause: AlertCause): void {
  const { table } = draft;
  let by = 0;
  const emitAlert = (rose: boolean) => {
    if (by > 0) emit(draft, { kind: 'alert', by, ...placeOf(table), rose, causes: [cause] });
    by = 0;
  };
  for (let i = 0; i < n && table.ending === null; i++) {
    const level = levelOf(table);
    table.alert++;
    by++;
    if (table.alert >= lockdownAt(table)) {
      emitAlert(true);
      lockDown(draft);
    } else if (levelOf(table) > level) {
      emitAlert(true);
      if (onNewLevel === 'dock-guard') placeGuards(draft, 'dock', 1, 'level');
    }
  }
  emitAlert(false);
}

/** The alert has reached LOCKDOWN: the game ends at once, and everybody loses. */
function lockDown(draft: Draft): void {
  draft.table.ending = { reason: 'lockdown', winners: [] };
  emit(draft, { kind: 'ended', ending: draft.table.ending });
}

/**
 * Places active guards from the supply. Each missing guard raises the alert by a space, and a level reached this way
 * places none at the Dock (S8).
 */
export function placeGuards(draft: Draft, spot: SpotId, n: number, why: Event<'guards-placed'>['why']): void {
  const { table } = draft;
  if (table.ending) return;
  const count = Math.min(n, table.guardSupply);
  if (count > 0) {
    const there = table.guards[spot];
    table.guards = { ...table.guards, [spot]: { ...there, active: there.active + count } };
    table.guardSupply -= count;
    emit(draft, {
      kind: 'guards-placed',
      spot,
      room: draft.table.rooms[spot],
      count,
      why,
      pirates: piratesIn(draft.table, spot),
    });
  }
  if (count < n) {
    emit(draft, { kind: 'guards-short', count: n - count });
    climb(draft, n - count, 'nothing', { from: 'supply', guards: n - count });
    trigger(draft, 'alert-raised', () => true);
  }
  if (count > 0) trigger(draft, 'guard-placed-here', (seat) => at(table.pirates, seat).spot === spot);
}
