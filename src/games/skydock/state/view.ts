import type { Viewer } from '#engine';
import type { Hand, State, Table } from './state.ts';

/** What one viewer may know: the public table, the sizes of what is hidden, and the viewer's own hand. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  /** Cards in each deck. */
  readonly decks: { readonly scheme: number; readonly loot: number; readonly encounter: number };
  /** Support tokens in the pile. */
  readonly support: number;
  readonly hands: readonly HandView[];
  /** `null` for a viewer without a hand. */
  readonly own: Hand | null;
}

/** What everybody sees of a hand. */
export interface HandView {
  readonly scheme: number;
  readonly loot: number;
  readonly support: number;
  /** Whether a secret backer has been chosen. */
  readonly backed: boolean;
  /** Number of cards drawn to keep one of them. */
  readonly sifting: number;
}

/** The view, built by allow-list. The table is public, so the view contains it unchanged. */
export function view({ table, hidden }: State, viewer: Viewer): View {
  const { decks, support, hands } = hidden;
  return {
    viewer,
    table,
    decks: { scheme: decks.scheme.length, loot: decks.loot.length, encounter: decks.encounter.length },
    support: support.length,
    hands: hands.map(handView),
    own: viewer === 'public' ? null : (hands[viewer] ?? null),
  };
}

function handView({ scheme, loot, support, backer, sifting }: Hand): HandView {
  return {
    scheme: scheme.length,
    loot: loot.length,
    support: support.length,
    backed: backer !== null,
    sifting: sifting.length,
  };
}
