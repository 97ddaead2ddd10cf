import { altText, boxes, CANVAS, counted, joined, type Box, type Seat } from '#engine';
import { characterOf } from '../../characters/characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { BOARD } from '../../content/board.ts';
import { STATS } from '../../content/effects.ts';
import { ICON_TABLE, type Scene, type Shape } from '../../content/icons.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { Hand, Slot } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { inUse } from '../asked/labels.ts';
import { wishCounts } from '../words/backers.ts';
import { boardOf, pirateOf } from '../words/reading.ts';
import { cardName, leveled, signed, statLine } from '../words/words.ts';
import { alertOf } from '../shown/tracks.ts';
import { abilitiesInWords, mapInWords } from './alt.ts';
import { cards, heightOfCards } from './hand/cards.ts';
import { OBJECTIVE_HEIGHT, objectivesAcross } from './objectives.ts';
import { layoutIn } from './ship/layout.ts';
import { BOARD_ROOM, ship } from './ship/ship.ts';
import { ownerOf, pirate } from './signs.ts';

const MARGIN = 8;
const TOP = boxes.inset({ x: 0, y: 0, width: CANVAS.width, height: 480 }, MARGIN, MARGIN);
const [SHIP, OWN] = boxes.cutLeft(TOP, 636, 14);
const LAYOUT = layoutIn(SHIP, { x: 46, y: 32 });

/** What a plan needs: the ship and where the pirate is, its abilities with the planned markers, the objectives, its cards. */
export function planScene(view: View, seat: Seat, hand: Hand): Scene {
  const here = pirateOf(view, seat).spot;
  const goals = { ...TOP, y: TOP.y + TOP.height + MARGIN, height: OBJECTIVE_HEIGHT };
  const below = { ...TOP, y: goals.y + goals.height + MARGIN, height: heightOfCards(hand) };
  return {
    icons: ICON_TABLE,
    width: CANVAS.width,
    height: below.y + below.height + MARGIN,
    alt: planInWords(view, seat, hand),
    shapes: [
      ...ship(view.table, LAYOUT, BOARD_ROOM, (spot) => ({
        ground: BOARD[spot].fixed === undefined ? 'room' : 'raised',
        ...(spot === here && { edge: ownerOf(seat) }),
      })),
      ...own(view, seat, hand, OWN),
      ...objectivesAcross(view.table, goals),
      ...cards(view, hand, below),
    ],
  };
}

const HEAD = 42;
const FIGURES = 32;
const ACROSS = 2;
const TOKEN = 60;

/** The pirate and its abilities in the order of their slots. */
function own(view: View, seat: Seat, hand: Hand, box: Box): Shape[] {
  const { plan } = hand;
  const { glory } = pirateOf(view, seat);
  const [head, figures] = boxes.cutTop(box, HEAD, 6);
  const [stats, others] = boxes.cutTop(figures, view.table.options.stats === 'on' ? FIGURES : 0, 4);
  const [alert, below] = boxes.cutTop(others, FIGURES, 8);
  const [piece, beside] = boxes.cutLeft(head, HEAD, 8);
  const [name, star] = boxes.cutLeft(beside, beside.width - 66, 0);
  const held = [...boardOf(view, seat).entries()].flatMap(([at, slot]) => (slot === null ? [] : [{ at, slot }]));
  const lines = Math.ceil(held.length / ACROSS);
  const height = Math.min(below.height, lines * (TOKEN + 6) - 6);
  const places = boxes.rows({ ...below, height }, lines, 6).flatMap((line) => boxes.columns(line, ACROSS, 6));
  const [, foot] = boxes.cutTop(below, height, 14);
  return [
    pirate(seat, piece),
    { kind: 'text', ...name, text: characterOf(pirateOf(view, seat)).name, size: 'heading', tone: 'bright' },
    { kind: 'counter', ...boxes.inset(star, 0, 3), icon: 'glory', text: `${glory}`, tone: 'gold', size: 'heading' },
    ...statFigures(view, seat, stats),
    { kind: 'counter', ...alert, icon: 'alert', text: alertText(view), tone: 'bright' },
    ...held.flatMap(({ at, slot }, i) => {
      const place = places[i];
      return place ? ability(slot, plan.marks.includes(at), place) : [];
    }),
    ...(foot.height >= BACKER ? wish(view, seat, hand, foot) : []),
  ];
}

/** The stats, where they count. */
function statFigures(view: View, seat: Seat, box: Box): Shape[] {
  if (view.table.options.stats === 'off') return [];
  const { stats } = characterOf(pirateOf(view, seat));
  const places = boxes.columns(box, STATS.length, 4);
  return STATS.flatMap((stat, i): Shape[] => {
    const place = places[i];
    return place ? [{ kind: 'counter', ...place, icon: stat, text: signed(stats[stat]), tone: 'bright' }] : [];
  });
}

/** "DC 9 · 21 to LOCKDOWN": what a challenge without a number of its own needs, and the spaces left. */
function alertText({ table }: View): string {
  const { dc, toLockdown } = alertOf(table);
  return `DC ${dc} · ${toLockdown} to LOCKDOWN`;
}

/** The least height for the secret backer, which is left out below many abilities. */
const BACKER = 120;

function wish({ table }: View, seat: Seat, hand: Hand, box: Box): Shape[] {
  if (hand.backer === null) return [];
  const { name, text, support } = BACKER_TABLE[hand.backer];
  const counts = wishCounts(table, seat, hand, hand.backer).join(', ');
  const [title, below] = boxes.cutTop(box, 30, 2);
  const [left, right] = boxes.cutLeft(title, title.width - 58, 0);
  return [
    { kind: 'text', ...left, text: name, size: 'label', tone: 'gold' },
    { kind: 'counter', ...right, icon: 'support', text: `${support}`, tone: 'gold' },
    {
      kind: 'text',
      ...below,
      text: counts === '' ? text : `${text} Now: ${counts}.`,
      size: 'body',
      tone: 'bright',
      wrap: true,
    },
  ];
}

/** An ability with its markers and tokens; beside several of them there is space for its level only. */
function ability(slot: Slot, planned: boolean, box: Box): Shape[] {
  const { ability: icon, markers, neutralized } = slot;
  const hurt = neutralized !== 'no';
  const count = markers + (planned ? 1 : 0);
  const inner = boxes.inset(box, 8, 4);
  const side = Math.min(35, inner.height);
  const [sign, beside] = boxes.cutLeft({ ...inner, y: box.y + (box.height - side) / 2, height: side }, side, 5);
  const signs = [
    ...(hurt
      ? [{ icon: neutralized === 'assigned' ? ('cross' as const) : ('recover' as const), tone: 'danger' as const }]
      : []),
    ...Array.from({ length: count }, () => ({ icon: 'energy' as const, tone: 'gold' as const })),
  ];
  const [text, right] = boxes.cutLeft(beside, beside.width - signs.length * MARK, 0);
  return [
    {
      kind: 'panel',
      ...box,
      ground: hurt ? 'danger' : count > 0 ? 'goal' : 'hull',
      ...(hurt ? { edge: 'danger' } : count > 0 ? { edge: 'gold' } : {}),
      ...(neutralized === 'recovering' && { dashed: true }),
    },
    { kind: 'icon', ...sign, icon, tone: hurt ? 'danger' : count > 0 ? 'gold' : 'bright' },
    { kind: 'text', ...text, text: signs.length > 1 ? `${slot.level}` : leveled(slot), size: 'label', tone: 'bright' },
    ...signs.map((mark, i): Shape => ({
      kind: 'icon',
      ...{ ...right, x: right.x + i * MARK, width: MARK },
      ...mark,
    })),
  ];
}

/** Width of an energy marker or neutralization token. */
const MARK = 24;

function planInWords(view: View, seat: Seat, hand: Hand): string {
  const held = [...hand.scheme, ...hand.loot].map((card) => `${cardName(card)}${inUse(view, card)}`);
  const mine = [
    `Your abilities: ${abilitiesInWords(boardOf(view, seat), hand.plan.marks)}.`,
    `Challenges need ${alertOf(view.table).dc}, ${counted(alertOf(view.table).toLockdown, 'space')} to LOCKDOWN.${view.table.options.stats === 'on' ? ` ${statLine(characterOf(pirateOf(view, seat)).stats)}.` : ''}`,
    `Objectives: ${joined(view.table.objectives.map(({ id }) => OBJECTIVE_TABLE[id].name))}.`,
    `Your hand: ${held.join(', ') || 'no cards'}.`,
    hand.backer === null ? '' : `Your backer: ${BACKER_TABLE[hand.backer].name}.`,
  ];
  return altText(
    [...mapInWords(view, seat, { action: true }), ...mine],
    [...mapInWords(view, seat, { patrol: true }), ...mine],
    [...mapInWords(view, seat, {}), ...mine],
    mine,
  );
}
