import { counted, type Decision, type Seat } from '#engine';
import type { Action } from '../../state/actions.ts';
import { isScheme, lootOn, type Card } from '../../cards/cards.ts';
import { startingGlory } from '../../characters/characters.ts';
import { ABILITIES, type AbilityId } from '../../content/abilities.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { AIRLOCK_GLORY, BOOST, HEAL_GLORY } from '../../content/printed.ts';
import { guardsIn } from '../../ship/guards.ts';
import { objectiveAt } from '../../objectives/objectives.ts';
import { roomAt } from '../../ship/spots.ts';
import type { View } from '../../state/view.ts';
import { boostHint, neededToPay } from './boosting.ts';
import { attackOdds, bonusOf, lootOdds, objectiveHint, roomHint, useHint, whyNot } from './here.ts';
import { frameOf, pirateOf, slotNumbers, slotOf } from '../words/reading.ts';
import { whyIdle } from './idle.ts';
import { inUse, isOnlyWay, MOST_NAMED } from './labels.ts';
import { moveHint } from './risk.ts';
import { capitalized, cardEdge, cardNames, cardText, iconNames, signed } from '../words/words.ts';

/** What follows from an option; `null` where its label says it all. */
export function hint(view: View, { kind, seat, options, pick }: Decision<Action>, action: Action): string | null {
  const { table } = view;
  switch (action.do) {
    case 'character': {
      const { stats, power } = CHARACTER_TABLE[action.character];
      const start = `${startingGlory(table, action.character)} glory. `;
      if (table.options.stats === 'off') return start + power.text;
      const { physical, mental, technical } = stats;
      return `${start}Phys ${signed(physical)}, ment ${signed(mental)}, tech ${signed(technical)}. ${power.text}`;
    }
    case 'backer': {
      const { text, support } = BACKER_TABLE[action.backer];
      return `${text} Worth ${support} support at launch`;
    }
    case 'ability':
      return `${levelText(action.ability, 1)}${whereText(action.ability)} ${counted(table.tokens[action.ability].low, 'token')} left`;
    case 'draw':
      return action.deck === 'scheme'
        ? `Symbols for objectives, tricks, +${BOOST} to a roll. ${counted(view.decks.scheme, 'card')} in the deck`
        : `Gains and upgrades abilities, or is played. ${counted(view.decks.loot, 'card')} in the deck`;
    case 'mark': {
      const held = slotOf(view, seat, action.slot);
      const covered = held.neutralized === 'no' ? '' : ' Neutralized now!';
      return `${levelText(held.ability, held.level)}${whereText(held.ability)}${covered}`;
    }
    case 'lock':
      return 'The round begins when everybody has locked in';
    case 'use':
      return useHint(view, seat, action.slot);
    case 'drop': {
      const usable = options.some((option) => option.do === 'use' && option.slot === action.slot);
      const claim = table.first.claimed ? 'nothing happens' : 'claims the first player token: you begin the next round';
      return usable ? capitalized(claim) : `${whyNot(view, seat, action.slot)}; ${claim}`;
    }
    case 'go':
      return moveHint(view, seat, action.path, !isOnlyWay(options, action.path));
    case 'room':
      return roomHint(view, seat, interactBonus(view));
    case 'objective':
      return objectiveHint(view, seat, action.objective, interactBonus(view));
    case 'ask':
      return view.support > 0
        ? 'In public. Whoever agrees shares it: no glory, a support token for each of you'
        : 'In public. Whoever agrees shares it: no glory, and no support token is left';
    case 'agree':
      return `Discarded only if the asker succeeds. ${cardEdge(action.card)}`;
    case 'pay':
      return payHint(action.cards);
    case 'knock-out':
      return 'It is stunned until the upkeep, and you draw 1 loot card';
    case 'airlock':
      return `It leaves the game, and you gain ${AIRLOCK_GLORY} glory`;
    case 'strike':
      return attackOdds(view, seat, frameOf(view, 'attack')?.bonus ?? 0);
    case 'heal':
      return `You gain ${HEAL_GLORY} glory`;
    case 'roll':
      return lootOdds(view, seat);
    case 'boost':
      return boostHint(view, action.cards);
    case 'cover':
      return slotHint(view, seat, action.slot);
    case 'spot': {
      const guards = guardsIn(table, action.spot);
      return `${iconNames(roomAt(table, action.spot).icons)}${guards > 0 ? ` · ${counted(guards, 'guard')} there` : ''}`;
    }
    case 'slot':
      return kind === 'row'
        ? `A D20 roll of ${slotNumbers(pirateOf(view, seat), action.slot)} puts it out of use for a while; rows differ in nothing else`
        : slotHint(view, seat, action.slot, kind === 'upgrade' ? 1 : 0);
    case 'track': {
      const { done, track } = table.objectives[action.objective] ?? { done: [], track: [] };
      const of = objectiveAt(table, action.objective).track?.spaces ?? 0;
      return `${track[seat] ?? 0} of ${of} so far${done.length > 0 ? `, completed by ${done.length}` : ''}`;
    }
    case 'upgrade':
      return slotHint(view, seat, action.slot, 1);
    case 'gain':
      return `${levelText(action.ability, 1)} A roll of ${slotNumbers(pirateOf(view, seat), action.slot)} neutralizes it`;
    case 'arm':
      return 'It plays itself at its moment, and only you know';
    case 'cancel':
      return 'The card stays in your hand';
    case 'card':
      return handHint(view, seat, action.card);
    case 'put':
      return cardEdge(action.card);
    case 'discard':
      return kind === 'boost-cards' ? addHint(view, action.card, pick?.min ?? 1) : playHint(action.card);
    case 'take':
      return playHint(action.card);
    default:
      return null;
  }
}

/** What is discarded: by the names as well where the label only counts them. */
function payHint(cards: readonly Card[]): string {
  const edges = cards.map((card) => cardEdge(card)).join(' · ');
  return cards.length > MOST_NAMED ? `${cardNames(cards)} (${edges})` : edges;
}

/** What a card of one's hand is good for now. */
function handHint(view: View, seat: Seat, card: Card): string {
  const idle = whyIdle(view, seat, card);
  if (idle !== null) return `${idle}. ${playHint(card)}`;
  if (view.table.turn !== null) return playHint(card);
  if (isScheme(card)) return `${inUse(view, card) === '' ? 'Can be armed now. ' : ''}${playHint(card)}`;
  return lootOn(card).planning ? playHint(card) : `Discard it to gain or upgrade an ability: ${cardEdge(card)}`;
}

/** What it does goes first: before it, the card's edge would read like a price. */
function playHint(card: Card): string {
  return `${cardText(card)} (${cardEdge(card)})`;
}

/** A card that could go into a roll, as one of so many. */
function addHint(view: View, card: Card, cards: number): string {
  const needed = neededToPay(view, card, cards);
  return needed === null ? playHint(card) : `${needed}. ${playHint(card)}`;
}

/** Where an ability can be used and what may go wrong, for those who cannot see it from where they stand. */
const WHERE: Partial<Readonly<Record<AbilityId, string>>> = {
  scheme: 'In a room with a scheme icon.',
  loot: 'In a room with a loot icon; guards may catch you.',
};

function whereText(ability: AbilityId): string {
  const where = WHERE[ability];
  return where === undefined ? '' : ` ${where}`;
}

function levelText(ability: AbilityId, level: number): string {
  return ABILITIES[ability].levels[level - 1]?.text ?? '';
}

/** What an ability does, now or so many levels up. */
function slotHint(view: View, seat: Seat, slot: number, up = 0): string {
  const { ability, level } = slotOf(view, seat, slot);
  return levelText(ability, level + up);
}

/** The bonus of the Interact being used. */
function interactBonus(view: View): number {
  const frame = frameOf(view, 'interact');
  return frame ? bonusOf(view, frame.seat, frame.slot) : 0;
}
