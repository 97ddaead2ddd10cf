import { at, best, draw, type Answer, type Decision, type Rng } from '#engine';
import { CREW_LIMIT } from '../state/state.ts';
import { heroOf } from '../characters/characters.ts';
import { reachOf } from '../attack/pool.ts';
import { successes } from '../attack/roll.ts';
import { isSuccess } from '../content/dice.ts';
import type { View } from '../hidden/view.ts';
import type { Action, Kind } from '../state/actions.ts';
import type { Table } from '../state/state.ts';
import { harm } from './attacks.ts';
import { chooseActivation, chooseBoosts, chooseRide, chooseTurn } from './turn.ts';
import { chooseMonster, choosePick, choosePlace } from './steering.ts';
import { heroWorth, worthOf } from './values.ts';

type Asked = Decision<Action>;
type Choose = (table: Table, asked: Asked, rng: Rng) => readonly Action[];

const one =
  (choose: (table: Table, asked: Asked, rng: Rng) => Action): Choose =>
  (table, asked, rng) => [choose(table, asked, rng)];

/** One rule for each kind of question. */
const CHOOSE: Readonly<Record<Kind, Choose>> = {
  heroes: (_, { options, pick }, rng) => {
    const worth = new Map(
      options.map((option) => [option, option.do === 'choose-hero' ? heroWorth(option.hero) + rng.int(3) : 0]),
    );
    return options.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, pick?.min ?? 1);
  },
  distribute: divide,
  excess: (table, { options, pick, seat }) => {
    const { heroes, loose } = at(table.crews, seat);
    const all = [...heroes.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)), ...loose];
    const worth = (option: Action) => (option.do === 'discard' ? worthOf(at(all, option.token)) : 0);
    return options.toSorted((a, b) => worth(a) - worth(b)).slice(0, pick?.min ?? 1);
  },
  'hand-draft': (_, { options, pick }) =>
    options.toSorted((a, b) => draftWorth(b) - draftWorth(a)).slice(0, pick?.min ?? 1),
  claim: one((_, { options }, rng) => draw(rng, options)),
  board: one((_, { options }) => at(options, 0)),
  turn: one(chooseTurn),
  activation: one((table, asked, rng) => chooseActivation(table, heroNow(table), asked, rng)),
  hoverboard: one((table, asked, rng) => chooseRide(table, heroNow(table), asked, rng)),
  guards: one(choosePick),
  monster: one((table, asked, rng) => chooseMonster(table, heroNow(table), asked, rng)),
  payback: one(choosePick),
  boosts: chooseBoosts,
  reaction: one(chooseReaction),
  reroll: one(chooseReroll),
  shove: one((_, { options }, rng) => draw(rng, options)),
  spoils: one((_, { options }, rng) =>
    best(options, (action) => (action.do === 'take' ? (action.token === 'quest' ? 2 : 1) : 0), rng),
  ),
  receive: one(chooseReceiver),
  reorganize: one((_, { options }) => options.find(({ do: does }) => does === 'stop') ?? at(options, 0)),
  resurrect: one((_, { options }, rng) => draw(rng, options)),
  wake: one(choosePick),
  spawn: one(choosePlace),
  place: one(choosePlace),
  'event-hero': one(choosePick),
  'upgrade-draft': one((_, { options }, rng) => best(options, draftWorth, rng)),
  'next-scenario': one((_, { options }, rng) => draw(rng, options)),
};

function draftWorth(option: Action): number {
  return option.do === 'draft' ? worthOf(option.upgrade) : 0;
}

/** The character the open question moves. */
function heroNow(table: Table): number {
  const top = table.stack.at(-1);
  if (top?.kind === 'monster') return top.who;
  return top?.kind === 'activation' || top?.kind === 'hoverboard' ? top.hero : 0;
}

/** Both heroes get weapons and what goes with them: the best token to one, the next to the other, and so on. */
function divide(table: Table, { options, pick, seat }: Asked): readonly Action[] {
  const { heroes, loose } = at(table.crews, seat);
  const all = [...heroes.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)), ...loose];
  const ranked = options.toSorted((a, b) => worth(b) - worth(a));
  function worth(option: Action): number {
    return option.do === 'carry' ? worthOf(at(all, option.token)) : 0;
  }
  const first = ranked.filter((_, n) => n % 2 === 0);
  const { min, max } = pick ?? { min: 1, max: CREW_LIMIT };
  return first.length < min ? ranked.slice(0, min) : first.slice(0, max);
}

/** The reaction that spares the hero most, where that is worth the token. */
function chooseReaction(table: Table, { options }: Asked, rng: Rng): Action {
  const top = table.stack.at(-1);
  if (top?.kind !== 'attack') return at(options, 0);
  const target = at(top.targets, top.defending);
  const open = harm(table, top, target);
  const spared = (action: Action) =>
    action.do === 'react'
      ? open - harm(table, { ...top, reaction: { by: target, token: action.token } }, target) - REACTION
      : 0;
  return best(options, spared, rng);
}

/** What a reaction has to spare, in victory tokens. */
const REACTION = 0.15;

/** Dice that failed are rolled again, and no others. */
function chooseReroll(table: Table, { options }: Asked): Action {
  const top = table.stack.at(-1);
  const keep = options.find(({ do: does }) => does === 'keep') ?? at(options, 0);
  if (top?.kind !== 'attack') return keep;
  const kind = top.stage === 'attack-rerolls' ? reachOf(table, top) : 'defense';
  if (kind !== 'defense' && successes(kind, top.dice) === top.dice.length) return keep;
  return options.find((option) => option.do === 'reroll' && !isSuccess(kind, option.face)) ?? keep;
}

/** A new upgrade goes where there is room, or for the token worth least, if that is worth less. */
function chooseReceiver(table: Table, { options }: Asked, rng: Rng): Action {
  const top = table.stack.at(-1);
  if (top?.kind !== 'receive') return at(options, 0);
  const fresh = worthOf(top.upgrade);
  return best(
    options,
    (option) => {
      if (option.do !== 'receive') return 0;
      const { upgrades } = heroOf(table, option.hero);
      if (option.instead === null) return fresh + 1 - upgrades.length / 10;
      return fresh - worthOf(at(upgrades, option.instead).id);
    },
    rng,
  );
}

/** A quick answer to the first question of a seat. */
export function heuristic(view: View, [decision]: readonly Asked[], rng: Rng): Answer<Action> | null {
  if (!decision) return null;
  const choose = isKind(decision.kind) ? CHOOSE[decision.kind] : null;
  const actions = choose?.(view.table, decision, rng) ?? decision.onTimeout;
  return { seat: decision.seat, decision: decision.id, actions };
}

function isKind(kind: string): kind is Kind {
  return kind in CHOOSE;
}
