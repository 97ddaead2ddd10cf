import { counted, joined, type Seat } from '#engine';
import type { Action, Actions } from '../../state/actions.ts';
import type { Card } from '../../cards/cards.ts';
import { ABILITIES, type AbilityId } from '../../content/abilities.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { looksAt } from '../../end-of-game/backers.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import type { Deck } from '../../content/effects.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { AIRLOCK_GLORY, BOOST, HEAL_GLORY, MARKERS_EACH } from '../../content/printed.ts';
import { guardsIn } from '../../ship/guards.ts';
import { objectiveAt } from '../../objectives/conditions.ts';
import { roomAt } from '../../ship/spots.ts';
import type { View } from '../../state/view.ts';
import { boostHint, neededToPay } from './boosting.ts';
import { andYouRoll, attackOdds, bonusOf, healGains, lootOdds, objectiveHint, roomHint, useHint } from './here.ts';
import { frameOf, ownHand, pirateOf, untilText, slotNumbers, slotOf } from '../words/reading.ts';
import { givenNames, paymentName, type Asked } from './labels.ts';
import { wayHint } from './ways.ts';
import {
  abilityName,
  cardEdge,
  cardName,
  cardText,
  effectsOf,
  iconNames,
  playedText,
  seatName,
  seatNames,
  signed,
  SUPPORT_TOKEN,
  symbolNames,
  triggerText,
} from '../words/words.ts';

type Hints = { readonly [K in keyof Actions]?: (action: Action<K>, asked: Asked) => string | null };

const HINTS: Hints = {
  // Setup
  character: ({ character }, { view: { table } }) => {
    const { starts, stats, power } = CHARACTER_TABLE[character];
    const start = `${starts.flat().map(abilityName).join(', ')}. `;
    if (table.options.stats === 'off') return start + power.text;
    const { physical, mental, technical } = stats;
    return `${start}Phys ${signed(physical)}, ment ${signed(mental)}, tech ${signed(technical)}. ${power.text}`;
  },
  backer: ({ backer }) => `${BACKER_TABLE[backer].text} Worth ${BACKER_TABLE[backer].support} support at launch`,
  ability: ({ ability }, { view, seat }) => {
    const held = pirateOf(view, seat).board.filter((slot) => slot?.ability === ability).length;
    const which = ['', 'A second ', 'A third '][held] ?? 'Another ';
    const left = `${which}${abilityName(ability)} (${view.table.tokens[ability].low} left)`;
    return `${left}: ${levelText(ability, 1)}${whereText(ability, 1)}`;
  },
  // Planning
  draw: ({ deck }, asked) =>
    asked.options.some((option) => option.do === 'draw-all')
      ? 'See it before you choose the next'
      : deckHint(deck, asked),
  'draw-all': ({ scheme, loot }, asked) =>
    loot === 0 ? deckHint('scheme', asked) : scheme === 0 ? deckHint('loot', asked) : null,
  mark: ({ slot }, { view, seat }) => {
    const { ability, level } = slotOf(view, seat, slot);
    return `${coveredText(view, seat, slot)}${levelText(ability, level)}${whereText(ability, level)}`;
  },
  // Cards in hand
  // A plan's picture has the cards with their texts.
  card: ({ card, use }, asked) => useHintOf(card, use, asked),
  arm: () => 'The card plays by itself when its trigger happens. Only you see it',
  gain: ({ ability }) => `${levelText(ability, 1)} In brackets: the rolls that neutralize the ability`,
  upgrade: ({ slot }, { view, seat }) => coveredText(view, seat, slot) + slotHint(view, seat, slot, 1),
  marker: ({ slot }, { view, seat }) => {
    if (slotOf(view, seat, slot).neutralized !== 'no')
      return 'Neutralized: you can use it only if a Heal, a card or a room frees it first';
    const isSecond = ownHand(view).plan.marks.includes(slot);
    return isSecond
      ? 'You can use it twice this round'
      : `You can use it this round in addition to ${MARKERS_EACH} others`;
  },
  cancel: () => 'The card stays in your hand',
  disarm: () => 'The card stays in your hand and no longer plays by itself',
  // Turn
  use: ({ slot }, { view, seat }) => useHint(view, seat, slot),
  drop: (_, asked) => (asked.kind === 'pass' ? null : passHint(asked)),
  pass: (_, asked) => passHint(asked),
  stay: () => 'You can play cards after your action',
  go: ({ path }, asked) => wayHint(asked, path),
  room: (_, { view, seat }) => roomHint(view, seat, interactBonus(view)),
  objective: ({ objective }, { view, seat }) => objectiveHint(view, seat, objective, interactBonus(view)),
  ask: ({ objective }, { view, seat }) => {
    const gains =
      view.support > 0 ? `gain no glory, but each draw ${SUPPORT_TOKEN}` : 'gain no glory: no support token is left';
    const roll = andYouRoll(view, seat, objective, interactBonus(view));
    return `If somebody helps${roll}, you both complete it and ${gains}. Everybody sees the request${unaidedText(view)}`;
  },
  agree: ({ card }, { view, seat }) => {
    const objective = view.table.objectives[frameOf(view, 'offer')?.objective ?? -1];
    const isNew = objective !== undefined && !objective.done.includes(seat);
    return `${cardEdge(card)} – discarded only if ${asker(view)} succeeds${isNew ? unaidedText(view) : ''}`;
  },
  pay: ({ cards }, { view }) => payHint(view, cards),
  put: ({ card }) => `Pays ${cardEdge(card)}. You give up “${cardText(card)}”`,
  'knock-out': () => 'The guard is stunned until the upkeep. You draw 1 loot card',
  airlock: () => `The guard leaves the game. You gain ${AIRLOCK_GLORY} glory`,
  strike: (_, { view, seat }) => attackOdds(view, seat, frameOf(view, 'attack')?.bonus ?? 0),
  heal: () => `You gain ${HEAL_GLORY} glory`,
  roll: (_, { view, seat }) => lootOdds(view, seat),
  // Challenges, neutralization
  boost: ({ cards }, { view }) => boostHint(view, cards),
  cover: ({ slot }, { view, seat }) => {
    const unused = slotOf(view, seat, slot).markers > 0 ? ' Its energy marker is still unused.' : '';
    return `You lose: ${slotHint(view, seat, slot)}${unused}`;
  },
  // Choices within effects, and discarding
  spot: ({ spot }, { view: { table } }) => {
    const guards = guardsIn(table, spot);
    // Only the end of a Move brings a random encounter.
    const icons = roomAt(table, spot).icons.filter((icon) => icon !== 'encounter');
    return [iconNames(icons), guards > 0 ? `${counted(guards, 'guard')} there` : '']
      .filter((part) => part !== '')
      .join(' · ');
  },
  slot: ({ slot }, { view, kind, seat }) =>
    kind === 'row'
      ? `Neutralized for a while if you roll ${slotNumbers(pirateOf(view, seat), slot)} for a lost ability; otherwise the rows are alike`
      : slotHint(view, seat, slot, kind === 'upgrade' ? 1 : 0),
  track: ({ objective }, { view: { table }, seat }) => {
    const { done, track } = table.objectives[objective] ?? { done: [], track: [] };
    const of = objectiveAt(table, objective).track?.spaces ?? 0;
    return `You are on space ${track[seat] ?? 0} of ${of}${done.length > 0 ? `. Completed by ${seatNames(done)}` : ''}`;
  },
  take: ({ card }) => playHint(card),
  discard: ({ card }, { view, kind, pick }) =>
    kind === 'boost-cards' ? addHint(view, card, pick?.min ?? 1) : playHint(card),
};

/** What an option leads to; `null` if its label says everything. */
export function hint<K extends keyof Actions>(action: Action<K>, asked: Asked): string | null {
  return HINTS[action.do]?.(action, asked) ?? null;
}

/** A warning about an ability that may be of no use this round, and a card in hand that frees it; first, as a menu cuts the end. */
function coveredText(view: View, seat: Seat, slot: number): string {
  const { neutralized } = slotOf(view, seat, slot);
  if (neutralized === 'no') return '';
  const { scheme, loot } = ownHand(view);
  const [cure] = [...scheme, ...loot].filter((card) => effectsOf(card).some((effect) => effect.do === 'recover'));
  const by = cure === undefined ? '' : ` (${cardName(cure)})`;
  return `Neutralized ${untilText(view, neutralized)}, unless healed${by}. `;
}

/** ". Your backer ignores shared objectives", who wishes for objectives completed without help alone; else empty. */
function unaidedText(view: View): string {
  const { backer } = ownHand(view);
  if (backer === null) return '';
  const { wish } = BACKER_TABLE[backer];
  return looksAt(wish, 'objective') && !looksAt(wish, 'help') ? '. Your backer ignores shared objectives' : '';
}

/** The name of the seat that asks for help. */
function asker(view: View): string {
  return seatName(frameOf(view, 'offer')?.seat ?? 0);
}

/** The cards' symbols; also their names, where the label only counts the cards. */
function payHint(view: View, cards: readonly Card[]): string {
  const edges = cards.map((card) => cardEdge(card)).join(' · ');
  return paymentName(view, cards) === null ? `${givenNames(view, cards)} (${edges})` : edges;
}

function passHint({ view, seat }: Asked): string {
  const { holder, claimed } = view.table.first;
  if (claimed) return holder === seat ? 'Do nothing' : `Do nothing (${seatName(holder)} already goes first next round)`;
  const { backer } = ownHand(view);
  const counts = backer !== null && looksAt(BACKER_TABLE[backer].wish, 'claim');
  return `Do nothing; you go first next round${counts ? '. Counts towards your backer' : ''}`;
}

/** Says nothing of what is left: others draw at the same time. */
function deckHint(deck: Deck, { view: { table }, seat }: Asked): string {
  if (deck === 'loot') return 'Loot cards give or improve abilities';
  const open = table.objectives.filter(({ done }) => !done.includes(seat));
  const costs = open.map(({ id }) => symbolNames(OBJECTIVE_TABLE[id].symbols));
  return `Scheme cards add ${BOOST} to a roll or pay for objectives${costs.length > 0 ? `; open objectives cost ${joined(costs)}` : ''}`;
}

/** What a use of a card leads to. A plan's picture has the cards with their texts. */
function useHintOf(card: Card, use: Action<'card'>['use'], asked: Asked): string | null {
  if (use.do === 'arm') return armHint(card);
  const own = hint(use, asked);
  if (own !== null) return own;
  if (frameOf(asked.view, 'planning')) return null;
  return use.do === 'play' ? `${playedText(card)} (${cardEdge(card)})` : playHint(card);
}

/** When an armed card plays: "Plays by itself when the patrol challenges you. Only you see it". */
function armHint(card: Card): string {
  const when = triggerText(card) ?? 'when its trigger happens';
  return `Plays by itself ${when}. Only you see it`;
}

/** The text goes first: in front of it, the card's edge would read like a price. */
function playHint(card: Card): string {
  return `${cardText(card)} (${cardEdge(card)})`;
}

/** A card that could be added to a roll. */
function addHint(view: View, card: Card, cards: number): string {
  const needed = neededToPay(view, card, cards);
  return needed === null ? playHint(card) : `${needed}. ${playHint(card)}`;
}

/** Where an ability can be used, the stat of its roll, its risk, and what it earns: short, for menus. */
const WHERE: Partial<Readonly<Record<AbilityId, string>>> = {
  scheme: 'Needs a scheme icon.',
  loot: 'Needs a loot icon; failing a technical roll adds a guard.',
  attack: `Physical roll: +1 loot card or airlock it (+${AIRLOCK_GLORY} glory).`,
};

function whereText(ability: AbilityId, level: number): string {
  const where = ability === 'heal' ? healGains(level) : WHERE[ability];
  return where === undefined ? '' : ` ${where}`;
}

function levelText(ability: AbilityId, level: number): string {
  return ABILITIES[ability].levels[level - 1]?.text ?? '';
}

/** What an ability does, now or `up` levels higher. */
function slotHint(view: View, seat: Seat, slot: number, up = 0): string {
  const { ability, level } = slotOf(view, seat, slot);
  return levelText(ability, level + up);
}

/** The bonus of the Interact being used. */
function interactBonus(view: View): number {
  const frame = frameOf(view, 'interact');
  return frame ? bonusOf(view, frame.seat, frame.slot) : 0;
}
