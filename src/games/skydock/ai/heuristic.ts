import { best, draw, ranked, sameJson, type Answer, type Decision, type Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import { isScheme } from '../cards/cards.ts';
import type { View } from '../state/view.ts';
import { counts, stillWanted } from './backing.ts';
import { boost, paymentDue } from './boosting.ts';
import { cardWorth, keepWorth } from './cards.ts';
import { useHand } from './hand.ts';
import { LUCK, outlookOf, roundsLeft, type Outlook } from './knowledge.ts';
import { relief } from './lockdown.ts';
import { roomWorth, spotWorth } from './places.ts';
import { chooseDraws, chooseMarks } from './planning.ts';
import { chooseDrop, chooseInteraction, chooseMarker, chooseWay } from './turn.ts';

/**
 * The heuristic player. It sees only the view and the open decisions of its seat, and keeps no memory. Returns `null` if
 * it does not answer, but never while the game or another player waits for it.
 */
export function skydockPlayer(view: View, open: readonly Decision<Action>[], rng: Rng): Answer<Action> | null {
  const look = outlookOf(view);
  const standing = open.find(({ kind }) => kind === 'hand');
  const use = standing && useHand(look, standing.options);
  if (standing && use) return { seat: look.seat, decision: standing.id, actions: [use] };
  const asked = open.find(({ kind }) => kind === 'help') ?? open.find(({ urgency }) => urgency === 'required');
  if (!asked) return null;
  const lock = asked.kind === 'place' && open.find(({ kind }) => kind === 'lock');
  const actions = decide(look, asked, rng);
  if (lock && sameJson(actions, asked.suggested)) return { seat: look.seat, decision: lock.id, actions: lock.options };
  return { seat: look.seat, decision: asked.id, actions };
}

function decide(look: Outlook, decision: Decision<Action>, rng: Rng): readonly Action[] {
  const { kind, options, pick, suggested = [] } = decision;
  if (kind === 'place') return inOrder(options, chooseMarks(look, options, suggested, rng));
  if (pick) {
    const chosen = ranked(options, (action) => -discardCost(look, action), rng, LUCK).slice(0, pick.min);
    const cost = (actions: readonly Action[]) => actions.reduce((sum, action) => sum + discardCost(look, action), 0);
    return suggested.length > 0 && cost(suggested) <= cost(chosen) + LUCK ? suggested : inOrder(options, chosen);
  }
  // Never go back: the same decision would follow for ever.
  const onward = options.filter((action) => action.do !== 'back');
  const open = onward.length > 0 ? onward : options;
  return [choose(look, kind, open, rng) ?? draw(rng, open)];
}

function choose(look: Outlook, kind: string, options: readonly Action[], rng: Rng): Action | null {
  switch (kind) {
    case 'draw':
      return chooseDraws(look, options, rng);
    case 'turn':
      return chooseMarker(look, options, rng);
    case 'pass':
      return chooseDrop(look, options, rng);
    case 'move':
      return chooseWay(look, options, rng);
    case 'interact':
      return chooseInteraction(look, options, rng);
    case 'pay':
      return best(options, (action) => -payCost(look, action), rng, 0);
    case 'boost':
      return boost(look, options);
    case 'help':
      return reply(look, options, rng);
    case 'ability':
      return best(options, (action) => (action.do === 'ability' ? draftWorth(look, action.ability) : 0), rng, 1.5);
    default:
      return best(options, (action) => worth(look, action), rng, LUCK);
  }
}

function draftWorth({ pirate }: Outlook, ability: string): number {
  const has = pirate.board.some((slot) => slot?.ability === ability);
  const wish = { scheme: 2, loot: 1.6, attack: 1.4, heal: 0.8, move: 0.6, interact: 0.6 }[ability] ?? 0;
  return has ? wish / 2 : wish;
}

/** The value of the cards that must pay for an objective: more than that of any other card. */
const DUE = 100;

function discardCost(look: Outlook, action: Action): number {
  if (action.do !== 'discard') return 0;
  const due = isScheme(action.card) && paymentDue(look)?.includes(action.card);
  return cardWorth(look, action.card) + (due ? DUE : 0);
}

function payCost(look: Outlook, action: Action): number {
  if (action.do === 'pay') return action.cards.reduce((sum, card) => sum + keepWorth(look, card), 0);
  return action.do === 'put' ? 20 + keepWorth(look, action.card) : 0;
}

function reply(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  return best(
    options,
    (action) => {
      if (action.do !== 'agree') return 0;
      const token = look.table.objectives.some(({ done }) => done.includes(look.seat)) ? 0 : 2;
      const backed = stillWanted(look.own.backer, look.pirate, 'help') > 0 ? 2 : 0;
      return 2.3 + token + backed - keepWorth(look, action.card) * 0.8;
    },
    rng,
    LUCK,
  );
}

/** All minor decisions. */
function worth(look: Outlook, action: Action): number {
  switch (action.do) {
    case 'airlock':
      return (counts(look.own.backer, 'airlock') || roundsLeft(look) < 3 ? 1.8 : 1.6) + relief(look);
    case 'knock-out':
      return 1.4;
    case 'strike':
      return 1;
    case 'heal':
      return action.seat === look.seat ? 1.2 : 1;
    case 'spot':
      return spotWorth(look, action.spot);
    case 'take':
      return isScheme(action.card) ? keepWorth(look, action.card) : cardWorth(look, action.card);
    case 'withdraw':
    case 'stop':
    case 'back':
      return -1;
    case 'cover':
      return look.pirate.board[action.slot]?.markers === 0 ? 1 : 0;
    case 'room':
      return roomWorth(look, look.pirate.spot);
    default:
      return 0;
  }
}

/** The chosen options in the decision's order. */
function inOrder(options: readonly Action[], chosen: readonly Action[]): Action[] {
  return options.filter((option) => chosen.some((action) => sameJson(action, option)));
}
