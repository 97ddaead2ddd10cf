import { at, without, type Seat } from '#engine';
import { OBJECTIVE_TABLE, type Objective } from '../content/objectives.ts';
import type { SymbolId } from '../content/schemes.ts';
import type { Help } from '../state/frames.ts';
import type { Table } from '../state/state.ts';

/** What is printed on an objective in play. */
export function objectiveAt(table: Table, objective: number): Objective {
  return OBJECTIVE_TABLE[at(table.objectives, objective).id];
}

/**
 * Whether a pirate meets an objective's conditions other than symbols and a challenge: the room, the end of the track,
 * and no token on it yet (sheet: Completing Objectives).
 */
export function isReady(table: Table, seat: Seat, objective: number): boolean {
  const { done, track } = at(table.objectives, objective);
  const { room, track: spaces } = objectiveAt(table, objective);
  if (done.includes(seat)) return false;
  if (room !== undefined && table.rooms[at(table.pirates, seat).spot] !== room) return false;
  return spaces === undefined || at(track, seat) >= spaces.spaces;
}

/** The symbols the asker has to pay; a helper pays the requested one. */
export function requiredSymbols(table: Table, objective: number, help: Help | null): readonly SymbolId[] {
  const { symbols } = objectiveAt(table, objective);
  return help ? without(symbols, help.symbol) : symbols;
}
