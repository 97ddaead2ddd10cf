import { at, best, type Decision, type Rng } from '#engine';
import { boostsFor, shotsOf } from '../attack/targets.ts';
import { heroesOf, heroOf, spaceOf } from '../characters/characters.ts';
import { setHeroSpace } from './moved.ts';
import { guardsAt } from '../movement/paths.ts';
import type { Action, Step } from '../state/actions.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { attackWorth, danger } from './attacks.ts';
import { countsAsOpened, DOOR_WORTH, goalsOf, holdWorth, outlook, placeWorth, type Goals } from './goals.ts';

/** How much more a goal farther on counts than one token in a space. */
const OUTLOOK = 1;
/** What a point of movement that is kept is worth: of equal ways the shorter is taken. */
const POINT = 0.01;

/** Activate the hero with the better prospects, or rest where little is ready (rules: The Player Turn). */
export function chooseTurn(table: Table, { options, seat }: Decision<Action>, rng: Rng): Action {
  const rest = options.find(({ do: does }) => does === 'rest') ?? at(options, 0);
  const heroes = options.flatMap((option) => (option.do === 'activate' ? [option] : []));
  const all = heroesOf(table, seat).map((hero) => heroOf(table, hero));
  const used = all.reduce((sum, { upgrades }) => sum + upgrades.filter((owned) => owned.used).length, 0);
  const isShort = all.some(({ space }) => space === null);
  const value = ({ hero }: Extract<Action, { do: 'activate' }>) => {
    const shots = shotsOf(table, hero).map(({ weapon, target }) => attackWorth(table, hero, weapon, target));
    const space = spaceOf(table, hero) ?? 0;
    return Math.max(0, ...shots) + 3 * outlook(table, goalsOf(table, hero), space);
  };
  const worthOfRest = 0.22 * used + (isShort ? 1.3 : 0) + all.reduce((sum, { dazed }) => sum + (dazed ? 0.5 : 0), 0);
  const chosen = heroes.length > 0 ? best(heroes, value, rng) : null;
  return chosen === null || worthOfRest > value(chosen) + 0.35 ? rest : chosen;
}

/** Moves, attacks, gadgets: whatever is worth most now. */
export function chooseActivation(table: Table, hero: CharacterId, { options }: Decision<Action>, rng: Rng): Action {
  const top = table.stack.at(-1);
  const canAttack = top?.kind === 'activation' && !top.attacked;
  const hasMoved = top?.kind === 'activation' && top.movement !== 'unused';
  const here = spaceOf(table, hero) ?? 0;
  const goals = goalsOf(table, hero);
  const shot = canAttack ? bestShot(table, hero, hasMoved) : 0;
  const stay = OUTLOOK * outlook(table, goals, here) + holdWorth(table, here) + shot;
  return best(
    options,
    (action) => {
      switch (action.do) {
        case 'attack':
          return (
            stay +
            (action.weapon === null ? 0 : 0.15 + attackWorth(table, hero, action.weapon, action.target, [], hasMoved)) -
            shot
          );
        case 'move':
          return moveWorth(table, hero, goals, action.path, canAttack ? 'now' : 'no');
        case 'use':
          return stay + gadgetWorth(table, hero, action.gadget);
        case 'take-upgrade':
          return stay + 2;
        default:
          return stay - shot;
      }
    },
    rng,
  );
}

/**
 * Where a path leads, what is on it, what strikes along it, and what can be attacked from its end: in the same activation, or in
 * a later one, in which the hero has not moved yet.
 */
function moveWorth(
  table: Table,
  hero: CharacterId,
  goals: Goals,
  path: readonly Step[],
  attacks: 'now' | 'later' | 'no',
): number {
  let here = spaceOf(table, hero) ?? 0;
  let worth = -POINT * path.length;
  for (const step of path) {
    if (step.kind === 'door') {
      if (countsAsOpened(table, step.edge)) worth += DOOR_WORTH;
      continue;
    }
    if (step.kind === 'step') for (const guard of guardsAt(table, hero, here)) worth -= danger(table, guard, hero);
    here = step.to;
    worth += placeWorth(table, hero, here);
  }
  const moved = setHeroSpace(table, hero, here);
  return (
    worth +
    OUTLOOK * outlook(table, goals, here) +
    holdWorth(table, here) +
    (attacks === 'no' ? 0 : bestShot(moved, hero, attacks === 'now'))
  );
}

function bestShot(table: Table, hero: CharacterId, hasMoved: boolean): number {
  return Math.max(
    0,
    ...shotsOf(table, hero).map(({ weapon, target }) =>
      attackWorth(table, hero, weapon, target, boostsFor(table, hero, weapon), hasMoved),
    ),
  );
}

function gadgetWorth(table: Table, hero: CharacterId, gadget: 'stimpack' | 'recharge' | 'hoverboard'): number {
  const { wounds, upgrades } = heroOf(table, hero);
  if (gadget === 'stimpack') return wounds >= 2 ? 0.6 : -1;
  if (gadget === 'recharge') return upgrades.filter(({ used }) => used).length >= 3 ? 0.5 : -1;
  return 0.2;
}

/** The ally on a hoverboard goes where it stands best. */
export function chooseRide(table: Table, hero: CharacterId, { options }: Decision<Action>, rng: Rng): Action {
  const here = spaceOf(table, hero) ?? 0;
  const goals = goalsOf(table, hero);
  return best(
    options,
    (action) =>
      action.do === 'move'
        ? moveWorth(table, hero, goals, action.path, 'later') - 0.05
        : outlook(table, goals, here) + bestShot(table, hero, false),
    rng,
  );
}

/** All boosts where they make the attack clearly better. */
export function chooseBoosts(table: Table, { options }: Decision<Action>): readonly Action[] {
  const top = table.stack.at(-1);
  if (top?.kind !== 'boosts') return [];
  const { hero, weapon, target, hasMoved } = top;
  const places = options.flatMap((option) => (option.do === 'boost' ? [option.token] : []));
  const plain = attackWorth(table, hero, weapon, target, [], hasMoved);
  const worth = places.filter((place) => attackWorth(table, hero, weapon, target, [place], hasMoved) > plain + 0.12);
  return worth.map((token): Action => ({ do: 'boost', token }));
}
