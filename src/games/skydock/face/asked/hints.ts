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
import { cardEdge, cardNames, cardText, iconNames, seatName, seatNames, signed } from '../words/words.ts';

/** What an option leads to; `null` if its label says everything. */
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
        ? `Pays for objectives, adds +${BOOST} to a roll, or is played. ${counted(view.decks.scheme, 'card')} in the deck`
        : `Gains or upgrades an ability, or is played. ${counted(view.decks.loot, 'card')} in the deck`;
    case 'mark': {
      const held = slotOf(view, seat, action.slot);
      const covered = held.neutralized === 'no' ? '' : ' It is neutralized now!';
      return `${levelText(held.ability, held.level)}${whereText(held.ability)}${covered}`;
    }
    case 'lock':
      return 'The round begins when everybody has locked in';
    case 'use':
      return useHint(view, seat, action.slot);
    case 'drop': {
      const usable = options.some((option) => option.do === 'use' && option.slot === action.slot);
      const skip = table.first.claimed ? 'Take no action' : 'Take no action; you go first next round';
      return usable ? skip : `${whyNot(view, seat, action.slot)}. ${skip}`;
    }
    case 'go':
      return moveHint(view, seat, action.path, !isOnlyWay(options, action.path));
    case 'room':
      return roomHint(view, seat, interactBonus(view));
    case 'objective':
      return objectiveHint(view, seat, action.objective, interactBonus(view));
    case 'ask':
      return view.support > 0
        ? 'Everybody sees it. You and your helper both complete it: no glory, 1 support token each'
        : 'Everybody sees it. You and your helper both complete it: no glory, and no support token is left';
    case 'agree':
      return `${cardEdge(action.card)} – discarded only if ${asker(view)} succeeds`;
    case 'pay':
      return payHint(action.cards);
    case 'knock-out':
      return 'The guard is stunned until the upkeep. You draw 1 loot card';
    case 'airlock':
      return `The guard leaves the game. You gain ${AIRLOCK_GLORY} glory`;
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
        ? `Neutralized when you roll ${slotNumbers(pirateOf(view, seat), action.slot)}; otherwise all rows are the same`
        : slotHint(view, seat, action.slot, kind === 'upgrade' ? 1 : 0);
    case 'track': {
      const { done, track } = table.objectives[action.objective] ?? { done: [], track: [] };
      const of = objectiveAt(table, action.objective).track?.spaces ?? 0;
      return `You are on space ${track[seat] ?? 0} of ${of}${done.length > 0 ? `. Completed by ${seatNames(done)}` : ''}`;
    }
    case 'upgrade':
      return slotHint(view, seat, action.slot, 1);
    case 'gain':
      return `${levelText(action.ability, 1)} Neutralized when you roll ${slotNumbers(pirateOf(view, seat), action.slot)}`;
    case 'arm':
      return 'It is played by itself when its moment comes. Only you know';
    case 'cancel':
      return 'The card stays in your hand';
    case 'card':
      return handHint(view, seat, action.card);
    case 'put':
      return `Choose your cards one by one. This one: ${cardEdge(action.card)}`;
    case 'discard':
      return kind === 'boost-cards' ? addHint(view, action.card, pick?.min ?? 1) : playHint(action.card);
    case 'take':
      return playHint(action.card);
    default:
      return null;
  }
}

/** The name of the seat that asks for help. */
function asker(view: View): string {
  return seatName(frameOf(view, 'offer')?.seat ?? 0);
}

/** The cards' symbols; also their names, where the label only counts the cards. */
function payHint(cards: readonly Card[]): string {
  const edges = cards.map((card) => cardEdge(card)).join(' · ');
  return cards.length > MOST_NAMED ? `${cardNames(cards)} (${edges})` : edges;
}

/** What a card in hand can do now. */
function handHint(view: View, seat: Seat, card: Card): string {
  const idle = whyIdle(view, seat, card);
  if (idle !== null) return `${idle}. ${playHint(card)}`;
  if (view.table.turn !== null) return playHint(card);
  if (isScheme(card)) return `${inUse(view, card) === '' ? 'Can be armed now. ' : ''}${playHint(card)}`;
  return lootOn(card).planning ? playHint(card) : `Discard it to gain or upgrade an ability: ${cardEdge(card)}`;
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

/** Where an ability can be used, and its risk. */
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
