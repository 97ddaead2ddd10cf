import { without, type Seat } from '#engine';
import type { SchemeCard } from '../cards/cards.ts';
import type { SymbolId } from '../content/schemes.ts';
import { requiredSymbols } from '../objectives/objectives.ts';
import type { Table } from '../state/state.ts';
import { bears, payable } from '../objectives/symbols.ts';

/** What the cards of a player are known to cover, because it is being paid, or has been promised to who asked for help. */
export interface Debt {
  readonly seat: Seat;
  readonly owes: 'symbols' | 'help';
  readonly symbols: readonly SymbolId[];
}

/** Whether such cards cover it: a helper needs one card for the symbol (S15). */
export function covers(cards: readonly SchemeCard[], { owes, symbols }: Debt): boolean {
  return owes === 'symbols'
    ? payable(cards, symbols)
    : symbols.every((symbol) => cards.some((card) => bears(card, symbol)));
}

/** What everybody can tell of the cards in hands, by what is being done. */
export function debts(table: Table): readonly Debt[] {
  return table.stack.flatMap((frame, i): Debt[] => {
    switch (frame.at) {
      case 'offer': {
        const symbols = without(requiredSymbols(table, frame.objective, null), frame.symbol);
        return [{ seat: frame.seat, owes: 'symbols', symbols }];
      }
      case 'attempt':
      case 'pay': {
        const { seat, objective, help } = frame;
        const promised: Debt[] = help ? [{ seat: help.helper, owes: 'help', symbols: [help.symbol] }] : [];
        const above = table.stack[i + 1];
        // Cards spent on the challenge may have been needed for the symbols (S13).
        if (above?.at === 'challenge' && above.modifiers.cards > 0) return promised;
        return [{ seat, owes: 'symbols', symbols: requiredSymbols(table, objective, help) }, ...promised];
      }
      default:
        return [];
    }
  });
}
