import type { Decision } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Action } from '../actions.ts';
import { isScheme, lootOn, type Card } from '../cards.ts';
import { startingGlory } from '../characters.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { BACKER_TABLE } from '../content/backers.ts';
import { CHARACTER_TABLE } from '../content/characters.ts';
import { AIRLOCK_GLORY, BOOST, HEAL_GLORY } from '../content/printed.ts';
import { guardsIn } from '../guards.ts';
import { objectiveAt } from '../objectives.ts';
import { roomAt } from '../spots.ts';
import type { View } from '../view.ts';
import { attackOdds, bonusOf, lootOdds, objectiveHint, roomHint, useHint, whyNot } from './here.ts';
import { frameOf, pirateOf, slotNumbers, slotOf } from './reading.ts';
import { moveHint } from './risk.ts';
import { capitalized, cardEdge, cardText, counted, iconNames, signed } from './words.ts';

/** What follows from an option; `null` where its label says it all. */
export function hint(view: View, { kind, seat, options }: Decision<Action>, action: Action): string | null {
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
      return moveHint(view, seat, action.path);
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
      return action.cards.map((card) => cardEdge(card)).join(' · ');
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
      return `${levelText(action.ability, 1)} Neutralized by a ${slotNumbers(pirateOf(view, seat), action.slot)}`;
    case 'arm':
      return 'It plays itself at its moment, and only you know';
    case 'cancel':
      return 'The card stays in your hand';
    case 'card':
      return table.turn === null ? planHint(action.card) : playHint(action.card);
    case 'put':
    case 'take':
    case 'discard':
      return cardHint(action.card);
    default:
      return null;
  }
}

/** What a card is good for while the round is planned. */
function planHint(card: Card): string {
  if (isScheme(card)) return `For the action phase. ${playHint(card)}`;
  return lootOn(card).planning ? playHint(card) : `Discard it to gain or upgrade an ability: ${cardEdge(card)}`;
}

/** What it does goes first: before it, the card's edge would read like a price. */
function playHint(card: Card): string {
  return `${cardText(card)} (${cardEdge(card)})`;
}

function cardHint(card: Card): string {
  return `${cardEdge(card)}: ${cardText(card)}`;
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

function boostHint(view: View, cards: number): string | null {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return null;
  const { stat, guards, bonus } = frame.modifiers;
  const total = roll + stat + guards + bonus + frame.modifiers.cards + BOOST * cards;
  return `${total} against DC ${frame.dc}: ${total >= frame.dc ? 'passes' : 'fails'}`;
}
