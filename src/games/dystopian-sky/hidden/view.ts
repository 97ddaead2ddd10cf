import type { Viewer } from '#engine';
import type { Muster } from '../muster/plan.ts';
import type { State, Table } from '../state/state.ts';

/** What one viewer knows: the whole table, and while the crews are mustered its own decisions. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  /** `null` for spectators, and once the muster is over. */
  readonly muster: Muster | null;
}

export function view({ table, hidden }: State, viewer: Viewer): View {
  return { viewer, table, muster: typeof viewer === 'number' ? (hidden.musters[viewer] ?? null) : null };
}
