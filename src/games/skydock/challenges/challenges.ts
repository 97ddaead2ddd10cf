import { doing, at, only, roll, emit, type Seat } from '#engine';
import { dcOf } from '../ship/alert.ts';
import { trigger, unarmedFirst } from '../cards/armed.ts';
import { isScheme, type SchemeCard } from '../cards/cards.ts';
import { characterOf, powerOf } from '../characters/characters.ts';
import type { SpotId } from '../content/board.ts';
import type { Stat } from '../content/effects.ts';
import { BOOST, D20, GUARD_PENALTY } from '../content/printed.ts';
import { countAchievement } from '../characters/achievements.ts';
import { handOf, pirateOf, pop, push, replace, type Draft } from '../state/draft.ts';
import type { Rolled } from '../state/events.ts';
import type { Rule } from '../state/rule.ts';
import type { Cause, Challenge, Frame } from '../state/frames.ts';
import { discardCards } from '../cards/card-moves.ts';
import { leastUseful } from '../cards/least-useful.ts';
import { requiredSymbols } from '../objectives/conditions.ts';
import { cheapestPayment } from '../objectives/symbols.ts';
import { discardQuestion, question } from '../state/question.ts';
import { beginPower } from '../effects/sources.ts';
import type { Table } from '../state/state.ts';

export interface Trial {
  readonly cause: Cause;
  readonly stat: Stat;
  /** The printed DC; without one, the alert level's. */
  readonly dc?: number;
  readonly bonus?: number;
  /** The room whose guards count, if not the pirate's room. */
  readonly left?: SpotId | null;
}

/** The DC and modifiers of a challenge, from public information. */
export function terms(table: Table, seat: Seat, trial: Trial): Pick<Challenge, 'dc' | 'modifiers'> {
  const pirate = at(table.pirates, seat);
  const active = table.guards[trial.left ?? pirate.spot].active;
  const penalty = powerOf(pirate, 'guard-penalty')?.to ?? GUARD_PENALTY;
  const own = table.turn?.seat === seat ? table.turn.bonus : 0;
  return {
    dc: trial.dc ?? dcOf(table),
    modifiers: {
      stat: table.options.stats === 'on' ? characterOf(pirate).stats[trial.stat] : 0,
      guards: 0 - penalty * active,
      bonus: own + (trial.bonus ?? 0),
      cards: 0,
    },
  };
}

/** Begins a challenge; it sets `passed` of the frame below. */
export function beginChallenge(draft: Draft, seat: Seat, trial: Trial): void {
  push(draft, {
    kind: 'challenge',
    seat,
    cause: trial.cause,
    stat: trial.stat,
    ...terms(draft.table, seat, trial),
    roll: null,
    choosing: 0,
    asked: false,
    noticed: false,
  });
}

/** The roll with its modifiers and total. */
function rolled({ cause, stat, dc, modifiers, roll: die }: Challenge): Rolled {
  if (die === null) throw new Error('The die has not been rolled yet.');
  const total = die + modifiers.stat + modifiers.guards + modifiers.bonus + modifiers.cards;
  return { cause, stat, dc, modifiers, roll: die, total };
}

/** A 1 always fails and a 20 always succeeds, whatever is added. */
function succeeds({ roll: die, total, dc }: Rolled): boolean {
  return die !== 1 && (die === D20 || total >= dc);
}

/** The number of scheme cards that turn the failure into a success; `null` if none can, or it is one. */
function cardsNeeded(result: Rolled): number | null {
  if (result.roll === 1 || succeeds(result)) return null;
  return Math.ceil((result.dc - result.total) / BOOST);
}

export const challenge: Rule<'challenge'> = {
  run(draft, frame) {
    if (frame.roll === null) {
      const thrown = { ...frame, roll: roll(draft.rng, D20) };
      replace(draft, thrown);
      emit(draft, { kind: 'rolled', seat: frame.seat, ...rolled(thrown) });
      return 'on';
    }
    if (frame.choosing > 0) return 'ask';
    const result = rolled(frame);
    const needed = frame.asked ? null : cardsNeeded(result);
    if (needed !== null && needed <= handOf(draft, frame.seat).scheme.length) return 'ask';
    if (!succeeds(result) && !frame.noticed) {
      replace(draft, { ...frame, noticed: true });
      const { spot } = pirateOf(draft, frame.seat);
      trigger(draft, 'crewmate-failed', (seat) => seat !== frame.seat && pirateOf(draft, seat).spot === spot);
      return 'on';
    }
    finish(draft, frame, result);
    return 'on';
  },

  /** Asks the roller if the public number of scheme cards in hand could be enough. */
  ask({ table, hidden }, frame) {
    const hand = at(hidden.hands, frame.seat);
    if (frame.choosing > 0) {
      const suggested = spared(table, frame, unarmedFirst(hand));
      return [discardQuestion(frame, frame.seat, 'boost-cards', { cards: hand.scheme, n: frame.choosing, suggested })];
    }
    const most = cardsNeeded(rolled(frame)) ?? 0;
    const options = Array.from({ length: most + 1 }, (_, cards) => ({ do: 'boost', cards }) as const);
    return [question(frame, frame.seat, 'boost', { options })];
  },

  answer(draft, frame, answer) {
    if (frame.choosing > 0) {
      const cards = answer.actions.map((action) => doing(action, 'discard').card);
      boost(draft, { ...frame, choosing: 0 }, cards.filter(isScheme));
      return;
    }
    const action = doing(only(answer), 'boost');
    const { scheme } = handOf(draft, frame.seat);
    if (action.cards === 0) replace(draft, { ...frame, asked: true });
    else if (action.cards < scheme.length) replace(draft, { ...frame, asked: true, choosing: action.cards });
    else boost(draft, { ...frame, asked: true }, scheme);
  },
};

/** The cards to add that are missed least: those that do not pay for the objective, if the roll is for one (S13). */
function spared(table: Table, { seat, choosing }: Frame<'challenge'>, scheme: readonly SchemeCard[]): SchemeCard[] {
  const attempt = table.stack.findLast((below) => below.kind === 'attempt');
  const cost = attempt ? requiredSymbols(table, attempt.objective, attempt.help) : [];
  const payment = cheapestPayment(scheme, cost) ?? [];
  const others = scheme.filter((card) => !payment.includes(card));
  const first = leastUseful(table, seat, others, choosing);
  return [...first, ...leastUseful(table, seat, payment, choosing - first.length)];
}

/** Discards scheme cards after the roll; each adds to it. */
function boost(draft: Draft, frame: Frame<'challenge'>, cards: ReturnType<typeof handOf>['scheme']): void {
  const { modifiers } = frame;
  replace(draft, { ...frame, modifiers: { ...modifiers, cards: modifiers.cards + BOOST * cards.length } });
  discardCards(draft, frame.seat, cards, 'boost');
}

function finish(draft: Draft, frame: Frame<'challenge'>, result: Rolled): void {
  const { seat } = frame;
  const passed = succeeds(result);
  pop(draft);
  const below = at(draft.table.stack, draft.table.stack.length - 1);
  if (!('passed' in below)) throw new Error(`A challenge was laid upon ${below.kind}.`);
  replace(draft, { ...below, passed });
  const spot = below.kind === 'caught' ? below.spot : pirateOf(draft, seat).spot;
  emit(draft, { kind: 'challenge', seat, passed, room: draft.table.rooms[spot], ...result });
  countAchievement(draft, seat, passed ? 'pass' : 'fail');
  if (!passed) beginPower(draft, seat, 'after-failing');
}
