import { altText, at, counted, joined, seats } from '#engine';
import { skirmishMap } from '../../content/maps.ts';
import { placeName } from '../../map/place.ts';
import { heightAt } from '../../map/terrain.ts';
import { unitId, type UnitId } from '../../state/ids.ts';
import type { Recent, Table } from '../../state/state.ts';
import { outcomeOf } from '../../end/outcome.ts';
import { isStanding, memberOf, mostHealth, terrainIn, unitOf } from '../../units/units.ts';
import { seatName } from '../../units/names.ts';
import { crewName, crewTitle } from '../words.ts';
import { conditionsOf, crewAtHand } from './units.ts';

/** Whose Turn it is, what the match waits for, or who has won. */
export function stageOf(table: Table): string {
  const outcome = outcomeOf(table);
  if (outcome) {
    const names = joined(outcome.winners.map((seat) => crewName(table, seat)));
    return outcome.winners.length === 1 ? `${names} has won` : `${names} share the victory`;
  }
  const seat = crewAtHand(table);
  return seat === null ? SET_UP[partOf(table)] : `${seatName(seat)}’s Turn`;
}

const SET_UP = {
  muster: 'Crews are mustered',
  zones: 'Starting Zones are chosen',
  deployment: 'Units are deployed',
} as const;

function partOf({ stack }: Table): keyof typeof SET_UP {
  const top = stack.at(-1);
  return top?.kind === 'zones' || top?.kind === 'deployment' ? top.kind : 'muster';
}

export function roundOf({ round, options }: Table): string {
  return round === 0 ? 'Set-up' : `Round ${String(round)}/${options.length}`;
}

/** The board in a few sentences: unit by unit if that is short enough, else how many of each crew stand. */
export function altOf(table: Table): string {
  const { name } = skirmishMap(table.options.map);
  const head = [`Dystopian Sky on ${name}.`, `${roundOf(table)}, ${stageOf(table)}.`, happened(table.recent)];
  const crews = (of: (seat: number) => string) =>
    seats(table.crews.length).map((seat) => `${crewTitle(table, seat)}${zoneOf(table, seat)}: ${of(seat)}.`);
  const units = (seat: number) => at(table.crews, seat).units.map((_, slot) => unitId(seat, slot));
  const up = (seat: number) => units(seat).filter((unit) => isStanding(table, unit));
  const each = (say: (unit: UnitId) => string) => (seat: number) =>
    up(seat).map(say).join(', ') || 'no units on the map';
  return altText(
    [...head, ...crews(each((unit) => `${memberOf(table, unit).name} ${where(table, unit)}`))],
    [...head, ...crews(each((unit) => where(table, unit)))],
    [...head, ...crews(each((unit) => where(table, unit, false)))],
    [...head, ...crews((seat) => `${counted(up(seat).length, 'unit')} on the map`)],
  );
}

function zoneOf({ crews, round }: Table, seat: number): string {
  const { zone } = at(crews, seat);
  return round === 0 && zone !== null ? ` in zone ${String(zone + 1)}` : '';
}

/** "F7 at height 2 12/25 (Bleed and Ready)". */
function where(table: Table, unit: UnitId, isWhole = true): string {
  const { place, health } = unitOf(table, unit);
  if (place === null) return 'Downed';
  const height = heightAt(terrainIn(table), place);
  const conditions = (isWhole ? conditionsOf(unitOf(table, unit)) : []).map(({ name }) => name);
  return [
    height > 0 ? `${placeName(place)} at height ${String(height)}` : placeName(place),
    `${String(health)}/${String(mostHealth(table, unit))}`,
    ...(conditions.length > 0 ? [`(${joined(conditions)})`] : []),
  ].join(' ');
}

function happened(recent: Recent | null): string {
  switch (recent?.kind) {
    case 'blast':
      return `Last, an explosion at ${placeName(recent.at)}.`;
    case 'shot':
      return `Last, an attack from ${placeName(recent.from)} at ${placeName(recent.to)}.`;
    case undefined:
      return '';
  }
}
