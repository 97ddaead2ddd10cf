import { at, type Decision, type StandingOrder } from '#engine';
import { leastUseful } from './cards/least-useful.ts';
import type { Action } from './state/actions.ts';
import type { View } from './state/view.ts';

/** What a player can have answered while another one is on turn, or in the upkeep. */
export const orders: readonly StandingOrder<View, Action>[] = [
  {
    key: 'help',
    kinds: ['help'],
    values: ['ask', 'refuse', 'agree', 'behind'],
    answer(view, decision, value) {
      const asker = view.table.stack.at(-1);
      if (asker?.kind !== 'offer') return null;
      const glory = ({ seat }: { readonly seat: number }) => at(view.table.pirates, seat).glory;
      const agrees = value === 'agree' || (value === 'behind' && glory(asker) < glory(decision));
      return (agrees ? pledge(view, decision) : null) ?? [{ do: 'refuse' }];
    },
  },
  {
    key: 'patrol',
    kinds: ['boost', 'boost-cards'],
    values: ['ask', 'none', 'one', 'pass'],
    answer({ table }, { kind, options, suggested }, value) {
      const challenge = table.stack.at(-1);
      if (challenge?.kind !== 'challenge' || challenge.cause.from !== 'patrol') return null;
      if (kind === 'boost-cards') return suggested ?? null;
      // The last option adds as many cards as make the roll succeed.
      const most = options.length - 1;
      const cards = value === 'pass' || (value === 'one' && most === 1) ? most : 0;
      return [{ do: 'boost', cards }];
    },
  },
  {
    key: 'limit',
    kinds: ['discard'],
    values: ['ask', 'usual'],
    answer: ({ table }, { suggested }) => (table.stack.at(-1)?.kind === 'upkeep' ? (suggested ?? null) : null),
  },
];

/** Agrees with the card that is of least use to its owner; `null` where none will do. */
function pledge({ table }: View, { seat, options }: Decision<Action>): readonly Action[] | null {
  const cards = options.flatMap((option) => (option.do === 'agree' ? [option.card] : []));
  const [card] = leastUseful(table, seat, cards, 1);
  return card === undefined ? null : [{ do: 'agree', card }];
}
