import { counted, type FieldFace, type PanelFace, type Seat } from '#engine';
import { isMet } from '../../end-of-game/backers.ts';
import type { Card } from '../../cards/cards.ts';
import { CHARACTER_IDS, characterOf, handLimit } from '../../characters/characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import type { Hand, Order } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { abilitySign, roomLine } from './board.ts';
import { filled, fitted } from './fields.ts';
import { inUse } from '../asked/labels.ts';
import { wishCounts } from '../words/backers.ts';
import { objectiveLines } from '../words/objectives.ts';
import { boardOf, pirateOf, slotName } from '../words/reading.ts';
import {
  abilityName,
  cardEdge,
  cardName,
  cardNames,
  cardText,
  numberRange,
  pirateName,
  signed,
  statLine,
} from '../words/words.ts';

/** What only its seat sees, then the objectives and its room. */
export function panelFace(view: View): PanelFace {
  const { viewer, own } = view;
  if (viewer === 'public' || own === null) return { fields: [] };
  return {
    fields: filled(
      ownBoardField(view, viewer),
      handField(view, viewer, own),
      planField(view, viewer, own),
      secretField(view, viewer, own),
      { name: 'Objectives', value: fitted(objectiveLines(view.table)) },
      hereField(view, viewer),
    ),
  };
}

/** The character board row by row, each slot with its D20 numbers. */
function ownBoardField(view: View, seat: Seat): FieldFace {
  const pirate = pirateOf(view, seat);
  if (pirate.character === null) {
    const starts = fitted(startLines(view));
    return { name: 'What each pirate starts with', value: starts, besidePicture: starts };
  }
  const { stats, power, rows } = characterOf(pirate);
  const planned = view.own?.plan.marks ?? [];
  const board = boardOf(view, seat);
  let slot = 0;
  const lines = rows.map((row, i) => {
    const cells = row.map((numbers) => {
      const held = board[slot] ?? null;
      const markers = (held?.markers ?? 0) + (planned.includes(slot) ? 1 : 0);
      slot++;
      return `\`${numberRange(numbers)}\` ${held === null ? 'empty' : abilitySign(held, markers)}`;
    });
    return `Row ${i + 1}: ${cells.join(' · ')}`;
  });
  return {
    name: `Your board: ${pirateName(view.table, seat)}`,
    value: fitted([
      ...lines,
      `Glory ${pirate.glory}${view.table.options.stats === 'on' ? ` · ${statLine(stats)}` : ''}${bonusText(view, seat)}`,
      `**${power.name}**: ${power.text}`,
    ]),
  };
}

/** The starting abilities and row lengths of the characters not taken yet. */
function startLines({ table }: View): string[] {
  const taken = table.pirates.map(({ character }) => character);
  return CHARACTER_IDS.filter((id) => !taken.includes(id)).map((id) => {
    const { name, starts, rows } = CHARACTER_TABLE[id];
    const abilities = starts.flat().map(abilityName).join(', ');
    return `**${name}**: ${abilities}; rows of ${rows.map(({ length }) => length).join(', ')} slots`;
  });
}

function bonusText({ table: { turn } }: View, seat: Seat): string {
  return turn?.seat === seat && turn.bonus !== 0 ? ` · ${signed(turn.bonus)} to challenges this turn` : '';
}

function handField(view: View, seat: Seat, { scheme, loot, sifting }: Hand): FieldFace {
  const { character } = pirateOf(view, seat);
  if (character === null) return { name: 'Your hand', value: '' };
  const line = (card: Card) => `**${cardName(card)}**${inUse(view, card)} (${cardEdge(card)}): ${cardText(card)}`;
  const cards = [...scheme, ...loot];
  return {
    name: `Your hand: ${counted(scheme.length, 'scheme card')}, ${counted(loot.length, 'loot card')} (hand limit ${handLimit(pirateOf(view, seat))})`,
    value: fitted([
      ...(cards.length === 0 ? ['No cards'] : cards.map(line)),
      ...(sifting.length > 0 ? [`Looking at (not in your hand yet): ${cardNames(sifting)}`] : []),
    ]),
  };
}

function planField(view: View, seat: Seat, { plan }: Hand): FieldFace {
  const marks = plan.marks.map((slot) => slotName(view, seat, slot));
  return {
    name: 'Your sealed plan',
    value: fitted([
      ...(marks.length > 0 ? [`Markers on ${marks.join(', ')}`] : []),
      ...plan.orders.map((order) => orderLine(view, seat, order)),
    ]),
  };
}

export function orderLine(view: View, seat: Seat, order: Order): string {
  const card = cardName(order.card);
  if (order.for === 'gain') return `${card}: gain ${abilityName(order.ability)}`;
  const name = slotName(view, seat, order.slot);
  return order.for === 'upgrade' ? `${card}: upgrade to ${name}` : `${card}: extra marker on ${name}`;
}

/** The backer, whether its wish is met now, and the values of support tokens. */
function secretField({ table }: View, seat: Seat, hand: Hand): FieldFace {
  const { backer, support } = hand;
  const tokens =
    support.length > 0 ? [`${counted(support.length, 'support token')}, worth ${support.join(' + ')} support`] : [];
  if (backer === null) return { name: 'Secret', value: tokens.join('\n') };
  const { name, text, support: worth } = BACKER_TABLE[backer];
  const met = isMet(table, seat, hand, backer) ? 'met for now' : 'not met yet';
  const now = [...wishCounts(table, seat, hand, backer), met].join(', ');
  return {
    name: 'Secret',
    value: [`**${name}**: ${text} Worth ${worth} support at launch. So far: ${now}.`, ...tokens].join('\n'),
  };
}

function hereField(view: View, seat: Seat): FieldFace {
  const { spot } = pirateOf(view, seat);
  return { name: 'Where you are', value: roomLine(view.table, spot) };
}
