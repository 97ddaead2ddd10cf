import { at, type FieldFace, type FinalFace, type Seat } from '#engine';
import { cardNames, pirateName } from '../words/words.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { isMet } from '../../end-of-game/backers.ts';
import type { Hand, Table } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { fitted } from './fields.ts';

/** The game once it is over: scores as they are at launch, also after LOCKDOWN, with every backer, token and hand. */
export function finalFace(views: readonly View[]): FinalFace<View> {
  const view = at(views, 0);
  const { table } = view;
  const hands = views.flatMap(({ own }) => own ?? []);
  return {
    view,
    scores: {
      columns: ['Glory', 'Backer', 'Tokens', 'Total'],
      rows: hands.map((hand, seat) => row(table, seat, hand)),
    },
    secrets: hands.map((hand, seat) => secret(table, seat, hand)),
  };
}

function row(table: Table, seat: Seat, hand: Hand): string[] {
  const { glory } = at(table.pirates, seat);
  const backing = hand.backer !== null && isMet(table, seat, hand, hand.backer) ? BACKER_TABLE[hand.backer].support : 0;
  const tokens = hand.support.reduce((sum, value) => sum + value, 0);
  return [glory, backing, tokens, glory + backing + tokens].map(String);
}

function secret(table: Table, seat: Seat, hand: Hand): FieldFace {
  const { backer, support, scheme, loot } = hand;
  return {
    name: pirateName(table, seat),
    value: fitted([
      backer === null ? 'No secret backer yet' : backerLine(backer, isMet(table, seat, hand, backer)),
      `Support tokens: ${support.length === 0 ? 'none' : support.join(' + ')}`,
      `Scheme cards: ${scheme.length === 0 ? 'none' : cardNames(scheme)}`,
      `Loot cards: ${loot.length === 0 ? 'none' : cardNames(loot)}`,
    ]),
  };
}

function backerLine(backer: NonNullable<Hand['backer']>, met: boolean): string {
  const { name, text, support } = BACKER_TABLE[backer];
  return `Backer **${name}** (${met ? `met, ${support} support` : 'not met'}): ${text}`;
}
