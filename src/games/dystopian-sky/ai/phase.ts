import { landingsOf } from '../combat/explosives.ts';
import { lieOf } from '../combat/lie.ts';
import { ownedWeapon } from '../combat/odds.ts';
import type { Act } from '../content/effects.ts';
import { consumable } from '../content/goods.ts';
import { skill } from '../content/skills.ts';
import { weapon } from '../content/weapons.ts';
import { heightAt } from '../map/terrain.ts';
import { placesAway } from '../movement/straight-away.ts';
import type { Action } from '../state/actions.ts';
import type { Frame } from '../state/frames.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { areEnemies, bonus, isStanding, mostHealth, placeOf, stat, terrainIn, traits, unitOf } from '../units/units.ts';
import { fieldOf, type Field } from './field.ts';
import { harmOf, rivalWeight, unitWorth } from './harm.ts';
import { goingWorths } from './moves.ts';
import { planOf, repeated, type Plan } from './plan.ts';
import { landsOn, statusesOn, statusWorth } from './statuses.ts';
import { duelOf } from './duel.ts';

/** What harm to friends counts against harm to enemies. */
const OWN = 1.2;
/** What a plan must be better by to be preferred to ending the Phase. */
const MARGIN = 0.004;
/** What being prepared adds, as a share of the attacks it counts for. */
const PREPARED = 0.17;
const HURRY = 0.004;

/** A Phase while it is thought about. */
interface Now {
  readonly table: Table;
  readonly frame: Frame<'phase'>;
  readonly unit: UnitId;
  readonly field: Field;
  readonly plan: Plan;
  readonly going: ReturnType<typeof goingWorths>;
  /** The best attack from here. */
  readonly gain: number;
}

/** What each thing a unit can do next in its Phase is worth, with all that follows it. */
export function phaseWorths(table: Table, frame: Frame<'phase'>): (option: Action) => number {
  const { unit } = frame;
  const field = fieldOf(table, unit, frame.moved);
  const gain = frame.actions > 0 ? field.gain(placeOf(table, unit)) : 0;
  const plan = planOf(table, frame);
  const now: Now = { table, frame, unit, field, plan, going: goingWorths(plan.worths), gain };
  return (option) => worthOf(now, option);
}

/** What an option and all that follows it are worth. */
function worthOf(now: Now, option: Action): number {
  const { plan, frame, gain } = now;
  const after = (worth: number, cost: number) =>
    worth > 0 ? worth + repeated(gain, frame.actions - cost) + plan.retreat + MARGIN : -1;
  switch (option.do) {
    case 'done':
      return plan.stand + MARGIN;
    case 'go':
    case 'column':
      return now.going(option);
    case 'attack':
      return after(attackWorth(now, option.weapon, option.target), 1);
    case 'throw':
      return after(throwWorth(now, option.weapon, option.target), 1);
    case 'push':
      return after(pushWorth(now, option.target), 1);
    case 'skill': {
      const known = skill(option.skill);
      return known.form === 'activated' ? after(actsWorth(now, known.acts, option.target), known.cost) : -9;
    }
    case 'consume': {
      const id = unitOf(now.table, now.unit).consumables[option.item];
      return id === undefined ? -9 : after(actsWorth(now, consumable(id).acts, option.target) - 0.01, 1);
    }
    case 'rearm':
      return after(0.15, 1);
    case 'rest':
      return after(healWorth(now, now.unit, 3.5 + stat(now.table, now.unit, 'tech')), 2);
    case 'ambush':
      return after(ambushWorth(now), 2);
    case 'ready':
      return after(readyWorth(now), 1);
    case 'defend':
      return after(defendWorth(now), 1);
    case 'sprint':
      return after(sprintWorth(now), 1);
    default:
      return -9;
  }
}

function attackWorth({ table, frame, unit, field }: Now, place: number | null, target: UnitId): number {
  const from = placeOf(table, unit);
  const pairing = { attacker: unit, target, reacting: false, moved: frame.moved };
  const strike = duelOf(table, pairing).by(place, lieOf(terrainIn(table), from, placeOf(table, target)));
  if (!strike) return -1;
  const reply = 0.9 * (1 - strike.downs) * (1 - strike.stuns) * field.replyFrom(target, from);
  return rivalWeight(table, unit, target) * (strike.worth - reply);
}

/** Everybody an explosive may catch, friends too, and what the survivors do in return. */
function throwWorth({ table, unit, field }: Now, place: number, target: UnitId): number {
  const article = weapon(ownedWeapon(table, unit, place).id);
  if (article.method !== 'explosive') return -1;
  const from = placeOf(table, unit);
  let worth = -0.02;
  for (const { chance, caught } of landingsOf(table, unit, place, target)) {
    for (const { unit: victim, dice } of caught) {
      const { health } = unitOf(table, victim);
      const armour = bonus(traits(table, victim), 'armour');
      const harm = harmOf(health, mostHealth(table, victim), { ...article.damage, n: dice }, -armour);
      const status = article.inflicts ? (1 - harm.downs) * statusWorth(table, victim, article.inflicts) : 0;
      if (areEnemies(unit, victim)) {
        const reply = (1 - harm.downs) * 0.6 * field.replyFrom(victim, from);
        worth += chance * rivalWeight(table, unit, victim) * (harm.worth + status - reply);
      } else worth -= chance * OWN * (harm.worth + status);
    }
  }
  return worth;
}

/** Only a push over an edge is worth an Action. */
function pushWorth({ table, unit }: Now, target: UnitId): number {
  const terrain = terrainIn(table);
  const start = placeOf(table, target);
  const way = placesAway(placeOf(table, unit), start, Math.floor(stat(table, unit, 'brawn') / 2));
  const edge = way.find((place) => terrain.heights[place] !== heightAt(terrain, start));
  if (edge === undefined || terrain.standable[edge] !== true) return 0;
  const dice = Math.floor((heightAt(terrain, start) - heightAt(terrain, edge)) / 2);
  if (dice < 1) return 0;
  const { health } = unitOf(table, target);
  return (
    landsOn(table, target, 'staggered') * harmOf(health, mostHealth(table, target), { n: dice, sides: 6 }, 0).worth
  );
}

function actsWorth(now: Now, acts: readonly Act[], aimed: UnitId | null): number {
  return acts.reduce((sum, does) => sum + actWorth(now, does, aimed ?? now.unit), 0);
}

function actWorth(now: Now, does: Act, target: UnitId): number {
  const { table, unit } = now;
  if (!isStanding(table, target)) return 0;
  switch (does.kind) {
    case 'heal':
      return healWorth(now, target, does.dice * 3.5 + does.plus);
    case 'cure':
      return statusesOn(table, target);
    case 'hurry':
      return now.gain > 0 || (now.plan.go?.worth ?? 0) > 0 ? 0.001 : HURRY * does.n;
    case 'afflict':
      return statusWorth(table, target, does.status);
    case 'harm':
      return harmOf(unitOf(table, target).health, mostHealth(table, target), { n: does.dice, sides: 6 }, 0).worth;
    case 'prepare':
      if (target === unit) return does.what === 'ready' ? readyWorth(now) : defendWorth(now);
      return preparedWorth(table, target, does.what);
  }
}

/** What being prepared is worth to a friend. */
function preparedWorth(table: Table, friend: UnitId, what: 'ready' | 'defending'): number {
  const { ready, defending, done } = unitOf(table, friend);
  const field = fieldOf(table, friend, false);
  const here = placeOf(table, friend);
  if (what === 'ready') return ready ? 0 : PREPARED * (done ? 0.4 : 1.6) * field.gain(here);
  return defending ? 0 : 0.1 * field.danger(here);
}

function healWorth({ table, unit }: Now, target: UnitId, health: number): number {
  const most = mostHealth(table, target);
  const { health: left } = unitOf(table, target);
  const healed = health + bonus(traits(table, unit), 'heals');
  const worth = unitWorth(Math.min(most, left + healed), most) - unitWorth(left, most);
  // Health that is left over is wasted.
  return left + healed > most + 2 ? worth * 0.3 : worth;
}

/** An attack that is not answered. */
function ambushWorth({ table, frame, unit, field, gain }: Now): number {
  if (frame.actions < 2 || gain <= 0) return 0;
  const reply = field.replyToBest(placeOf(table, unit));
  return gain + 0.65 * reply;
}

function readyWorth({ table, frame, unit, field, gain }: Now): number {
  if (unitOf(table, unit).ready) return 0;
  const seers = field.seers(placeOf(table, unit));
  return PREPARED * (gain * (frame.actions - 1) + 0.12 * Math.min(2, 0.5 * seers));
}

function defendWorth({ table, unit, field }: Now): number {
  if (unitOf(table, unit).defending) return 0;
  return 0.12 * field.danger(placeOf(table, unit));
}

/** Only a unit that cannot attack runs. */
function sprintWorth({ table, unit, gain, plan, field }: Now): number {
  if (gain > 0 || (plan.go !== null && plan.go.worth > 0.05)) return 0;
  const inches = Math.floor(stat(table, unit, 'agility') / 2);
  return field.isFar(placeOf(table, unit)) ? HURRY * inches : 0;
}
