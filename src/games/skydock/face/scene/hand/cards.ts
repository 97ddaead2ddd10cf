import { boxes, type Box } from '#engine';
import type { IconName, Shape } from '../../../content/icons.ts';
import { isScheme, lootOn, schemeOn, type Card } from '../../../cards/cards.ts';
import type { Hand } from '../../../state/state.ts';
import type { View } from '../../../state/view.ts';
import { inUse } from '../../asked/labels.ts';
import { cardName, cardText } from '../../words/words.ts';

const GAP = 10;
/** No card is wider than this, however few there are. */
const WIDEST = 236;
/** The most cards in a single line; more cards go into lines of fewer and wider cards, which need less height. */
const ALONE = { most: 5, height: 282 };
const AMONG = { most: 4, height: 234 };
/** The height of the line that says that there are none. */
const NONE = 60;

/** Scheme cards, loot cards, then the cards drawn to keep one of them. */
function inHand({ scheme, loot, sifting }: Hand): readonly Card[] {
  return [...scheme, ...loot, ...sifting];
}

function linesOf(count: number): number {
  return count <= ALONE.most ? 1 : Math.ceil(count / AMONG.most);
}

/** How much height the cards of this hand take. A hand has a limit only at the end of a round: the picture grows with it. */
export function heightOfCards(hand: Hand): number {
  const count = inHand(hand).length;
  if (count === 0) return NONE;
  const lines = linesOf(count);
  return lines === 1 ? ALONE.height : lines * (AMONG.height + GAP) - GAP;
}

/** The cards in hand and those drawn to keep one, in a box of the height they need. */
export function cards(view: View, hand: Hand, box: Box): Shape[] {
  const all = inHand(hand);
  if (all.length === 0)
    return [{ kind: 'text', ...box, text: 'No cards in hand', size: 'heading', tone: 'quiet', align: 'center' }];
  const held = all.length - hand.sifting.length;
  const lines = linesOf(all.length);
  const across = Math.ceil(all.length / lines);
  const wide = Math.min(box.width, across * (WIDEST + GAP) - GAP);
  const places = boxes.rows({ ...box, width: wide }, lines, GAP).flatMap((line) => boxes.columns(line, across, GAP));
  return all.flatMap((card, i) => {
    const place = places[i];
    return place ? drawn(view, card, place, i >= held) : [];
  });
}

function drawn(view: View, card: Card, box: Box, sifting: boolean): Shape[] {
  const use = sifting ? '' : inUse(view, card);
  const name = { text: `${cardName(card)}${use}`, size: 'label', tone: 'bright' } as const;
  const icons = edge(card);
  const ground: Shape = {
    kind: 'panel',
    ...box,
    ground: isScheme(card) ? 'raised' : 'hull',
    ...(sifting ? { edge: 'good', dashed: true } : use === '' ? { edge: 'quiet' } : { edge: 'gold' }),
  };
  const inner = boxes.inset(box, 12, 8);
  const text = { kind: 'text', text: cardText(card), size: 'body', tone: 'bright', wrap: true } as const;
  const [head, rest] = boxes.cutTop(inner, 56);
  const [line, below] = boxes.cutTop(rest, ICON, 8);
  return [
    ground,
    { kind: 'text', ...head, ...name, wrap: true },
    ...row(icons, line, 0),
    ...row([isScheme(card) ? 'scheme' : 'loot'], line, line.width - ICON, 'quiet'),
    { ...text, ...below },
  ];
}

const ICON = 30;

function row(icons: readonly IconName[], line: Box, from: number, tone: 'gold' | 'quiet' = 'gold'): Shape[] {
  return icons.map((icon, i) => ({
    kind: 'icon',
    ...{ x: line.x + from + i * (ICON + 4), y: line.y, width: ICON, height: ICON },
    icon,
    tone,
  }));
}

/** What is printed at the edge of a card: symbols of a scheme, abilities of a piece of loot. */
function edge(card: Card): readonly IconName[] {
  return isScheme(card) ? schemeOn(card).symbols : lootOn(card).icons;
}
