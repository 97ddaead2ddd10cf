import { without, type Seat } from '#engine';
import type { SchemeCard } from '../cards/cards.ts';
import type { SymbolId } from '../content/schemes.ts';
import { requiredSymbols } from '../objectives/conditions.ts';
import type { Table } from '../state/state.ts';
import { bears, payable } from '../objectives/symbols.ts';

/** Symbols a player's cards are known to cover, because of a payment in progress or a promise of help. */
export interface Debt {
  readonly seat: Seat;
  readonly owes: 'symbols' | 'help';
  readonly symbols: readonly SymbolId[];
}

/** Whether cards cover the known symbols: a helper needs one card for the symbol (S15). */
export function covers(cards: readonly SchemeCard[], { owes, symbols }: Debt): boolean {
  return owes === 'symbols'
    ? payable(cards, symbols)
    : symbols.every((symbol) => cards.some((card) => bears(card, symbol)));
}

/** Public knowledge about the cards in hands, from the stack. */
export function debts(table: Table): readonly Debt[] {
  return table.stack.flatMap((frame, i): Debt[] => {
    switch (frame.kind) {
      case 'offer': {
        const symbols = without(requiredSymbols(table, frame.objective, null), frame.symbol);
        return [{ seat: frame.seat, owes: 'symbols', symbols }];
      }
      case 'attempt':
      case 'pay': {
        const { seat, objective, help } = frame;
        const promised: Debt[] = help ? [{ seat: help.helper, owes: 'help', symbols: [help.symbol] }] : [];
        const above = table.stack[i + 1];
        // The cards added to the roll may have been needed for the symbols (S13).
        if (above?.kind === 'challenge' && above.modifiers.cards > 0) return promised;
        return [{ seat, owes: 'symbols', symbols: requiredSymbols(table, objective, help) }, ...promised];
      }
      default:
        return [];
    }
  });
}
