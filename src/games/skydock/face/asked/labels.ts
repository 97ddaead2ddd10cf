import { counted, type Decision, type Seat } from '#engine';
import type { Action, Actions } from '../../state/actions.ts';
import type { Card } from '../../cards/cards.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { startingGlory } from '../../characters/characters.ts';
import type { SpotId } from '../../content/board.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { objectiveAt } from '../../objectives/conditions.ts';
import { listOf } from '../../effects/sources.ts';
import { suggestedMarks } from '../../planning/suggested-marks.ts';
import type { Order } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { rollsAtOnce } from './here.ts';
import { frameOf, ownHand, pirateOf, raisedName, rowNumber, slotName, slotNumbers, slotOf } from '../words/reading.ts';
import { waysTo } from './ways.ts';
import { abilityName, cardName, roomName, seatName, symbolName } from '../words/words.ts';

/** A button with a payment of more cards shows only their number. */
const MOST_NAMED = 3;
/** The same in characters: a label has 80. */
const LONGEST_PAYMENT = 76;

/** The decision that an action answers, and the view of the seat that is asked. */
export interface Asked extends Decision<Action> {
  readonly view: View;
}

type Labels = { readonly [K in keyof Actions]: (action: Action<K>, asked: Asked) => string };

/** Labels about a card name it, because buttons of other decisions may stand beside them. */
const LABELS: Labels = {
  // Setup
  character: ({ character }, { view: { table } }) =>
    `Be ${CHARACTER_TABLE[character].name} (${startingGlory(table, character)} Glory)`,
  backer: ({ backer }) => `Keep ${BACKER_TABLE[backer].name}`,
  ability: ({ ability }) => `Start with ${abilityName(ability)}`,
  // Planning
  draw: ({ deck }, { options }) => {
    const card = `1 ${deck === 'scheme' ? 'Scheme' : 'Loot'}`;
    return isLastDraw(options) ? `Draw ${card}` : `${card} First`;
  },
  // Short, since they stand side by side below "Draw 2 cards".
  'draw-all': ({ scheme, loot }) =>
    loot === 0
      ? counted(scheme, 'Scheme')
      : scheme === 0
        ? `${loot} Loot`
        : scheme === loot
          ? `${scheme} of Each`
          : `${counted(scheme, 'Scheme')} + ${loot} Loot`,
  mark: ({ slot }, { view, seat }) => slotName(view, seat, slot),
  lock: (_, { view, seat }) => {
    const { placed } = pirateOf(view, seat).planning;
    return placed ? 'Lock In' : `Lock In ${suggestedNames(view, seat).join(', ')}`;
  },
  unlock: () => 'Unlock My Plan',
  // Cards in hand
  card: useOf,
  nothing: () => 'No Card Can Be Used Now',
  back: () => 'Back',
  play: () => 'Play',
  arm: () => 'Arm',
  disarm: () => 'Disarm',
  gain: ({ ability, slot }, { view, seat }) =>
    `Gain ${abilityName(ability)} in Row ${rowNumber(pirateOf(view, seat), slot)} (${slotNumbers(pirateOf(view, seat), slot)})`,
  upgrade: ({ slot }, { view, seat }) => `Upgrade to ${raisedName(view, seat, slot)}`,
  marker: ({ slot }, { view, seat }) => `Marker on ${slotName(view, seat, slot)}`,
  cancel: () => 'Cancel This Plan',
  // Turn
  use: ({ slot }, { view, seat }) =>
    `Use ${slotName(view, seat, slot)}${rollsAtOnce(view, seat, slot) ? ' (Roll)' : ''}`,
  drop: ({ slot }, { view, seat, kind }) =>
    `${kind === 'pass' ? 'Spend' : 'Skip: Spend'} ${slotName(view, seat, slot)}`,
  pass: () => 'Skip…',
  stay: () => 'Keep My Turn Open',
  end: () => 'End Turn',
  go: wayTo,
  room: (_, { view, seat }) => `Use the ${roomName(view.table, pirateOf(view, seat).spot)}`,
  objective: ({ objective }, { view }) => `Complete ${objectiveAt(view.table, objective).name}`,
  ask: ({ objective, symbol }, { view }) =>
    `Ask for a ${symbolName(symbol)}: ${objectiveAt(view.table, objective).name}`,
  withdraw: () => 'Withdraw the Request',
  agree: ({ card }, { view }) => `Help with ${givenName(view, card)}`,
  refuse: () => 'Refuse',
  pay: ({ cards }, { view }) => `Pay ${paymentName(view, cards) ?? `with ${cards.length} Cards`}`,
  put: ({ card }, { view }) => `Add ${givenName(view, card)} to the Payment`,
  'knock-out': () => 'Knock the Guard Out',
  airlock: ({ guard }) => (guard === 'stunned' ? 'Airlock a Stunned Guard' : 'Airlock an Active Guard'),
  strike: () => 'Attack Again',
  heal: (action, { view, seat }) => {
    const whose = action.seat === seat ? 'Your' : `${seatName(action.seat)}’s`;
    return `Heal ${whose} ${slotName(view, action.seat, action.slot)}`;
  },
  stop: () => 'Stop',
  roll: () => 'Roll to Get Away',
  // Challenges, neutralization
  boost: ({ cards }) => (cards === 0 ? 'Add Nothing' : `Add ${counted(cards, 'Card')}`),
  cover: ({ slot }, { view, seat }) => `Neutralize ${slotName(view, seat, slot)}`,
  // Choices within effects, and discarding
  option: ({ option }, { view }) => branchText(view, option),
  spot: ({ spot }, { kind, view }) => `${kind === 'lure' ? 'From' : 'To'} ${roomName(view.table, spot)}`,
  slot: onSlot,
  track: ({ objective }, { view }) => `Advance on ${objectiveAt(view.table, objective).name}`,
  take: ({ card }, { kind, view }) => (kind === 'sift' ? keepText(view, card) : `Take ${cardName(card)}`),
  discard: ({ card }, { view }) => givenName(view, card),
};

/** "Crowbar", "Finder’s Fee (Armed)": a card that leaves the hand, which is no longer ready then. */
function givenName(view: View, card: Card): string {
  return `${cardName(card)}${inUse(view, card)}`;
}

/** "Crawlspace + Toolbelt"; `null` where a button has no space for the names. */
export function paymentName(view: View, cards: readonly Card[]): string | null {
  const names = givenNames(view, cards);
  return cards.length > MOST_NAMED || names.length > LONGEST_PAYMENT ? null : names;
}

export function givenNames(view: View, cards: readonly Card[]): string {
  return cards.map((card) => givenName(view, card)).join(' + ');
}

/** "Keep Crowbar", and how many of that name were drawn where they are several: one is kept, and only offered once. */
function keepText(view: View, card: Card): string {
  const name = cardName(card);
  const { length } = ownHand(view).sifting.filter((other) => cardName(other) === name);
  return length > 1 ? `Keep ${name} (${length} drawn)` : `Keep ${name}`;
}

/** "Play Crowbar", "Crowbar: Upgrade to Loot 2". */
function useOf({ card, use }: Action<'card'>, asked: Asked): string {
  const name = cardName(card);
  switch (use.do) {
    case 'play':
    case 'disarm':
      return `${label(use, asked)} ${name}`;
    case 'arm':
      return `Arm ${name}`;
    case 'cancel':
      return `Cancel ${name}${meantFor(asked, card)}`;
    default:
      return `${name}: ${label(use, asked)}`;
  }
}

/** A button's label. Two labels are the same only for two copies of one card. */
export function label<K extends keyof Actions>(action: Action<K>, asked: Asked): string {
  return LABELS[action.do](action, asked);
}

function isLastDraw(options: readonly Action[]): boolean {
  return options.every((option) => option.do === 'draw');
}

/** The abilities that locking in without a choice would mark. */
function suggestedNames(view: View, seat: Seat): string[] {
  const slots = suggestedMarks(view.table, pirateOf(view, seat), ownHand(view).plan);
  return slots.map((slot) => markedName(view, seat, slot));
}

/** The name of an ability in a plan: "Loot 1", or "Loot 1 (neutralized)". */
export function markedName(view: View, seat: Seat, slot: number): string {
  const isNeutralized = slotOf(view, seat, slot).neutralized !== 'no';
  return `${slotName(view, seat, slot)}${isNeutralized ? ' (neutralized)' : ''}`;
}

function onSlot({ slot }: Action<'slot'>, { view, kind, seat }: Asked): string {
  if (kind === 'row') return `Put It in Row ${rowNumber(pirateOf(view, seat), slot)}`;
  const name = slotName(view, seat, slot);
  if (kind === 'recover') return `Recover ${name}`;
  return kind === 'charge' ? `Put Marker on ${name}` : `Upgrade to ${raisedName(view, seat, slot)}`;
}

/** " (Armed)" or " (Planned)"; empty for any other card in hand. */
export function inUse(view: View, card: Card): string {
  const { armed, plan } = ownHand(view);
  if (armed.some((other) => other === card)) return ' (Armed)';
  return plan.orders.some((order) => order.card === card) ? ' (Planned)' : '';
}

/** What a card is planned for. */
function meantFor({ view, seat }: Asked, card: Card): string {
  const order = ownHand(view).plan.orders.find((each) => each.card === card);
  return order ? ` (Planned: ${planned(view, seat, order)})` : '';
}

/** What is planned; abilities have their level after the plan. */
function planned(view: View, seat: Seat, order: Order): string {
  switch (order.for) {
    case 'gain':
      return `Gain ${abilityName(order.ability)} in Row ${rowNumber(pirateOf(view, seat), order.slot)}`;
    case 'upgrade':
      return `Upgrade to ${slotName(view, seat, order.slot)}`;
    case 'marker':
      return `Marker on ${slotName(view, seat, order.slot)}`;
  }
}

/** "Casino", or "Casino via Vault" where other ways lead there too; "Back to the Dock via Vault". */
function wayTo({ path }: Action<'go'>, asked: Asked): string {
  const { view, seat } = asked;
  const to = path.at(-1);
  if (to === undefined) return 'Stay Here';
  const names = (spots: readonly SpotId[]) => spots.map((spot) => roomName(view.table, spot)).join(', ');
  const room = roomName(view.table, to);
  const via = path.length === 1 ? '' : ` via ${names(path.slice(0, -1))}`;
  if (to === pirateOf(view, seat).spot) return `Back to the ${room}${via}`;
  return waysTo(asked).get(to) === 1 ? room : `${room}${via}`;
}

/** The text of one branch of the choice. */
function branchText(view: View, option: number): string {
  const frame = frameOf(view, 'effects');
  const effect = frame && listOf(frame)[frame.next];
  const branch = effect?.do === 'choose' ? effect.options[option] : undefined;
  return branch?.text ?? `Choose ${option + 1}`;
}
