import { at, emit, without, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import type { Means } from '../cards/resources.ts';
import type { SymbolId } from '../content/schemes.ts';
import { push, type Draft } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { isReady, objectiveAt } from './conditions.ts';
import type { Pays } from './symbols.ts';

/**
 * The possible requests (sheet: Asking for Help): one symbol of an objective, if the pirate can pay the others; each
 * symbol once per turn, and only while another player holds a scheme card.
 */
export function asks({ table, helpers }: Means, seat: Seat, pays: Pays): Action[] {
  if (!helpers) return [];
  return [...table.objectives.keys()].flatMap((objective) => {
    if (!isReady(table, seat, objective)) return [];
    const { symbols } = objectiveAt(table, objective);
    return [...new Set(symbols)]
      .filter((symbol) => !table.turn?.asked.includes(offerName(objective, symbol)))
      .filter((symbol) => pays(without(symbols, symbol)))
      .map((symbol): Action => ({ do: 'ask', objective, symbol }));
  });
}

function offerName(objective: number, symbol: SymbolId): string {
  return `${objective} ${symbol}`;
}

/** Asks all other players in public, before the marker is spent. */
export function beginOffer(draft: Draft, frame: Frame<'interact'>, objective: number, symbol: SymbolId): void {
  const { seat, slot } = frame;
  const { turn, objectives } = draft.table;
  if (turn) draft.table.turn = { ...turn, asked: [...turn.asked, offerName(objective, symbol)] };
  draft.reveals = true;
  push(draft, { kind: 'offer', seat, slot, objective, symbol, refused: [] });
  emit(draft, { kind: 'asked', seat, objective: at(objectives, objective).id, symbol });
}
