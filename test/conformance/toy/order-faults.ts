import type { StandingOrder } from '#engine';
import { toyFace } from './face.ts';
import { fault, topOf, type Fault } from './fault.ts';
import { toy, type Toy } from './game.ts';
import type { Card, ToyAction } from './state.ts';
import type { ToyView } from './view.ts';

type Order = StandingOrder<ToyView, ToyAction>;

/** What a rule set may never have: a memory of its own. */
let lastTop: Card = 'ember';

/** A view that lets an order look through the backs of the cards. */
const peeking: Pick<Toy, 'view'> = {
  view(state, viewer) {
    lastTop = topOf(state);
    return toy.view(state, viewer);
  },
};

/** The toy with the order of that key changed. */
function ordering(key: string, change: Partial<Order>): Partial<Toy> {
  return { orders: (toy.orders ?? []).map((order) => (order.key === key ? { ...order, ...change } : order)) };
}

export const orderFaults: readonly Fault[] = [
  fault('orders an answer that is not offered', 'orders', /bid=highest to card.* is refused .not-offered/, {
    ...ordering('bid', { answer: () => [{ do: 'stake', stake: 9 }] }),
  }),
  fault('orders nothing where one answer is asked for', 'orders', /die=keep to die.* is refused .wrong-count/, {
    ...ordering('die', { answer: () => [] }),
  }),
  fault('orders by the top of the deck', 'orders', /What die=keep answers .* hidden/, {
    ...peeking,
    ...ordering('die', {
      answer: (_view, { options }) => (lastTop === 'comet' ? options.slice(-1) : options.slice(0, 1)),
    }),
  }),
  fault('tells by a pause what a seat holds', 'orders', /Whether bid=.* answers .* hidden/, {
    ...ordering('bid', {
      answer: ({ own }, { options }) => (own?.hand.includes('comet') === true ? null : options.slice(0, 1)),
    }),
  }),
  fault('orders a roll again by a hand of cards', 'orders', /What die=keep answers .* hidden/, {
    ...ordering('die', {
      answer: ({ own }, { options }) =>
        own?.hand.includes('ember') === true ? options.slice(-1) : options.slice(0, 1),
    }),
  }),
  fault('has an order that never answers', 'orders', /No game was answered by die=keep, die=three/, {
    ...ordering('die', { answer: () => null }),
  }),
  fault('has an order for a question that is never asked', 'orders', /No game was answered by die=keep, die=three/, {
    ...ordering('die', { kinds: ['dice'] }),
  }),
  fault('has an order for a side that it never answers', 'orders', /No game was answered by die=keep of second/, {
    ...ordering('die', { answer: (_view, { seat }) => (seat === 1 ? null : [{ do: 'keep' }]) }),
    sides: ['first', 'second', 'third', 'fourth'],
  }),
  fault('has an order for some of its equal seats', 'statement', /The seats of the standing order die are no sides/, {
    ...ordering('die', { seats: [0] }),
  }),
  fault('has two orders of one key', 'statement', /Two standing orders have the same key/, {
    orders: [...(toy.orders ?? []), ...(toy.orders ?? [])],
  }),
  fault(
    'has an order without words',
    'words',
    /The order die has no words/,
    {},
    {
      face: { ...toyFace, orders: Object.fromEntries(Object.entries(toyFace.orders ?? {}).slice(0, 1)) },
    },
  ),
  fault(
    'has a value of an order without words',
    'words',
    /The order die=three is empty/,
    {},
    {
      face: {
        ...toyFace,
        orders: { ...toyFace.orders, die: { name: 'The die', values: { ask: 'Ask', keep: 'Keep' } } },
      },
    },
  ),
];
