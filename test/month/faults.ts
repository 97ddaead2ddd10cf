import { hash } from 'node:crypto';
import { commitmentOf } from '../../src/proof/dice.ts';
import type { Change, Store, TableRecord } from '../../src/store/store.ts';
import { readTableEvent } from '../../src/tables/index.ts';
import type { Inspector } from './inspector.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A fault of each kind, which the month must notice. */
export type Fault =
  'late' | 'early' | 'quiet' | 'twice' | 'lost' | 'inherited' | 'sleepless' | 'hasty' | 'silent' | 'restless';

/** What a store writes that has that fault instead. */
function planted(fault: Fault | undefined, change: Change, before: TableRecord | undefined, now: number): Change {
  const { table } = change;
  const moved = (by: number | null) =>
    table.clocks.map((each) =>
      each.due === null || each.stage === 'vote' || each.stage === 'acting' || (by !== null && each.since !== now)
        ? each
        : { ...each, due: by === null ? null : Math.max(now + 1, each.due - by) },
    );
  const clocked = (clocks: TableRecord['clocks']) => ({ ...change, clocked: true, table: { ...table, clocks } });
  const dueThen = (sleepDue: number | null) => ({ ...change, resleep: true, table: { ...table, sleepDue } });
  const taken = change.line && readTableEvent(change.line);
  switch (fault) {
    case 'early':
      return { ...change, table: { ...table, clocks: moved(HOUR) } };
    case 'lost':
      return table.revision % 50 === 0 ? { ...change, table: { ...table, clocks: moved(null) } } : change;
    case 'inherited':
      return taken?.kind === 'taken' ? clocked(before?.clocks ?? []) : change;
    case 'sleepless':
      return dueThen(null);
    case 'hasty':
      return table.sleep === 'warned' ? dueThen(now + DAY) : change;
    case 'silent':
      return { ...change, notices: change.notices.filter(({ kind }) => kind !== 'idle') };
    case 'restless':
      return table.sleep === 'asleep' ? dueThen(now + DAY) : change;
    case 'late':
    case 'quiet':
    case 'twice':
    case undefined:
      return change;
  }
}

export interface Planted {
  readonly seed: string;
  readonly fault?: Fault;
}

/** The store with an inspector at its door, and the fault that is planted. */
export function inspected(store: Store, inspector: Inspector, now: () => number, { seed, fault }: Planted): Store {
  const written = new Map<string, TableRecord>();
  let tables = 0;
  return {
    ...store,
    // Names and dice of the month come from its seed, so that it can be played again.
    create: (table, ...rest) => {
      const id = (++tables).toString(36).padStart(10, '0');
      const secret = hash('sha256', `month ${seed} ${id}`);
      Object.assign(table, { id, secret, commitment: commitmentOf(id, secret) });
      inspector.idle.opened(table, now());
      return store.create(table, ...rest);
    },
    commit: async (given) => {
      const change = planted(fault, given, written.get(given.table.id), now());
      // What the tables go on with is what they have written.
      const { clocks, sleepDue } = change.table;
      Object.assign(given.table, { clocks, sleepDue });
      const done = await store.commit(change);
      if (done !== 'done') return done;
      written.set(change.table.id, change.table);
      inspector.see(change, now());
      if (fault === 'twice' && change.notices.some(({ kind }) => kind === 'reminder')) {
        const again = change.notices.filter(({ kind }) => kind === 'reminder');
        inspector.repeat(change.table, again, now());
      }
      return done;
    },
  };
}
