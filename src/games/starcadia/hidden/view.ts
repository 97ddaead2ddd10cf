import { at, type Viewer } from '#engine';
import type { UpgradeId } from '../content/upgrades.ts';
import type { State, Table } from '../state/state.ts';

/** What one viewer knows: the whole table, the size of the event deck, and in episodic mode its own hand. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  readonly eventsLeft: number;
  /** Tokens in each hand of the draft. */
  readonly handSizes: readonly number[];
  /** The seats that have picked, sealed. */
  readonly hasPicked: readonly boolean[];
  readonly hand: readonly UpgradeId[];
  readonly picked: readonly UpgradeId[];
  /** The hand it has passed to the left, which it still knows. */
  readonly passed: readonly UpgradeId[];
}

export function view(state: State, viewer: Viewer): View {
  const { table, hidden } = state;
  const isDrafting = typeof viewer === 'number' && hidden.hands.length > 0;
  return {
    viewer,
    table,
    eventsLeft: hidden.events.length,
    handSizes: hidden.hands.map(({ length }) => length),
    hasPicked: hidden.picked.map((chosen) => chosen !== null),
    hand: isDrafting ? at(hidden.hands, viewer) : [],
    picked: isDrafting ? (at(hidden.picked, viewer) ?? []) : [],
    passed: isDrafting ? passedBy(state, viewer) : [],
  };
}

/** The hand a seat has passed on in the draft at hand; none in its first pass. */
export function passedBy({ table, hidden }: State, seat: number): readonly UpgradeId[] {
  const top = table.stack.at(-1);
  if (top?.kind !== 'hand-draft' || top.pass === 0) return [];
  return at(hidden.hands, (seat + 1) % hidden.hands.length);
}
