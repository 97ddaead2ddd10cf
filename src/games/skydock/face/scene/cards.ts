import { boxes, type Box, type IconName, type Shape } from '../../../../engine/index.ts';
import { isScheme, lootOn, schemeOn, type Card } from '../../cards.ts';
import type { Hand } from '../../state.ts';
import type { View } from '../../view.ts';
import { inUse } from '../labels.ts';
import { cardName, cardText } from '../words.ts';
import { ABILITY_ICONS, SYMBOL_ICONS } from './signs.ts';

const GAP = 10;
/** Cards that fit side by side; more lie in two rows. */
const IN_A_ROW = 6;
/** No card is wider than this, however few there are. */
const WIDEST = 236;

/** The cards in hand, scheme before loot, and those being looked at to keep one of them. */
export function cards(view: View, { scheme, loot, sifting }: Hand, box: Box): Shape[] {
  const all = [...scheme, ...loot, ...sifting];
  if (all.length === 0)
    return [{ kind: 'text', ...box, text: 'No cards in hand', size: 'heading', tone: 'quiet', align: 'center' }];
  const held = scheme.length + loot.length;
  const lines = all.length > IN_A_ROW ? 2 : 1;
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
  if (box.height < TALL) {
    const [head, below] = boxes.cutTop(inner, ICON, 2);
    const beside = icons.length * (ICON + 4);
    return [
      ground,
      { kind: 'text', ...head, width: head.width - beside, ...name },
      ...row(icons, head, head.width - beside),
      { ...text, ...below },
    ];
  }
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

/** From this height on a card has a line for its icons alone. */
const TALL = 200;
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
function edge(card: Card): IconName[] {
  return isScheme(card)
    ? schemeOn(card).symbols.map((symbol) => SYMBOL_ICONS[symbol])
    : lootOn(card).icons.map((ability) => ABILITY_ICONS[ability]);
}
