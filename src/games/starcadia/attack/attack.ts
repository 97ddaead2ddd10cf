import { at, only, rightOf, withAt, type Seat } from '#engine';
import { heroOf, isHero, seatOf, spaceOf, who } from '../characters/characters.ts';
import { exhaust, wound } from '../characters/changes.ts';
import type { Action } from '../state/actions.ts';
import { emit, pop, push, question, replace, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { Attack, Cause, Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';
import { landCrit } from './blows.ts';
import {
  attackDice,
  attackRerolls,
  defenderOf,
  defenseDice,
  defenseRerolls,
  freeHits,
  freeSaves,
  hasExtraDice,
  pierceOf,
  reachOf,
  sacrificeOf,
} from './pool.ts';
import { settle } from './results.ts';
import { rerollable, rollAgain, rollDice, successes } from './roll.ts';
import { aimAt, reactionsOf, targetsOf } from './targets.ts';

/** Begins an attack: of a hero, with a weapon and boosts, or of a monster. */
export function beginAttack(
  draft: Draft,
  given: {
    readonly attacker: CharacterId;
    readonly by: Seat;
    readonly target: CharacterId;
    readonly weapon?: number;
    readonly boosts?: readonly number[];
    readonly cause: Cause | 'hero';
    readonly hasMoved: boolean;
  },
): void {
  const { attacker, by, target, weapon = null, boosts = [], cause, hasMoved } = given;
  const aim = { ...aimAt(attacker, weapon, target, hasMoved), boosts };
  const { table } = draft;
  const named = (place: number) => at(heroOf(table, attacker).upgrades, place).id;
  emit(draft, {
    kind: 'attacked',
    who: who(table, attacker),
    target: who(table, target),
    weapon: weapon === null ? null : named(weapon),
    boosts: boosts.map(named),
    cause,
  });
  push(draft, {
    kind: 'attack',
    ...aim,
    by,
    cause,
    targets: targetsOf(table, aim),
    stage: 'reaction',
    dice: [],
    rerolls: 0,
    defending: 0,
    defense: [],
    wounds: [],
  });
}

/** The player to the right of the active player, who steers monsters that react (rules: Monster Attack; Q17). */
export function rightHand({ table }: Pick<Draft, 'table'> | State): Seat {
  return rightOf(table.crews.length, scenarioOf(table).turn);
}

/** An attack, from the reaction of its target to its results (rules: Attack). */
export const attack: Rule<'attack'> = {
  run(draft, frame) {
    switch (frame.stage) {
      case 'reaction': {
        const target = frame.targets[frame.defending];
        if (target === undefined) beginRoll(draft, frame, null);
        else if (reactionsOf(draft.table, frame, target).length > 0) return 'ask';
        else replace(draft, { ...frame, defending: frame.defending + 1 });
        return 'on';
      }
      case 'roll':
        rollAttack(draft, frame);
        return 'on';
      case 'attack-rerolls':
        if (canReroll(draft, frame)) return 'ask';
        land(draft, frame);
        return 'on';
      case 'defense':
        rollDefense(draft, frame);
        return 'on';
      case 'defense-rerolls':
        if (canReroll(draft, frame)) return 'ask';
        endDefense(draft, frame);
        return 'on';
      case 'results':
        pop(draft);
        settle(draft, frame);
        return 'on';
    }
  },
  ask({ table }, frame) {
    const target = at(frame.targets, frame.defending);
    if (frame.stage === 'reaction') {
      const reactions = reactionsOf(table, frame, target).map((token): Action => ({ do: 'react', token }));
      const options: Action[] = [{ do: 'keep' }, ...reactions];
      return [question(frame, seatOf(target), 'reaction', { options, part: target })];
    }
    const isAttack = frame.stage === 'attack-rerolls';
    const seat = isAttack ? frame.by : seatOf(target);
    const again = rerollable(isAttack ? frame.dice : frame.defense).map((face): Action => ({ do: 'reroll', face }));
    return [question(frame, seat, 'reroll', { options: [{ do: 'keep' }, ...again] })];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    if (frame.stage === 'reaction') {
      const by = at(frame.targets, frame.defending);
      if (action.do === 'react') beginRoll(draft, frame, { by, token: action.token });
      else replace(draft, { ...frame, defending: frame.defending + 1 });
      return;
    }
    if (action.do === 'reroll') reroll(draft, frame, action.face);
    else if (frame.stage === 'attack-rerolls') land(draft, frame);
    else endDefense(draft, frame);
  },
};

/** The tokens used are exhausted, and the wounds the attack costs are taken (rules: Exhaust Attack and Boost Upgrades). */
function beginRoll(draft: Draft, frame: Frame<'attack'>, reaction: Attack['reaction']): void {
  const { attacker, weapon, boosts } = frame;
  if (weapon !== null) exhaust(draft, attacker, [weapon, ...boosts]);
  if (reaction !== null) {
    const { by, token } = reaction;
    exhaust(draft, by, [token]);
    const { id } = at(heroOf(draft.table, by).upgrades, token);
    emit(draft, { kind: 'reacted', who: who(draft.table, by), upgrade: id });
  }
  const rolling: Frame<'attack'> = { ...frame, stage: 'roll', defending: 0, reaction };
  replace(draft, rolling);
  const cost = sacrificeOf(draft.table, rolling);
  if (cost > 0) wound(draft, attacker, cost);
}

function rollAttack(draft: Draft, frame: Frame<'attack'>): void {
  const { table } = draft;
  const dice = rollDice(draft, attackDice(table, frame), hasExtraDice(table, frame));
  emit(draft, { kind: 'rolled', who: who(table, frame.attacker), for: reachOf(table, frame), dice });
  replace(draft, { ...frame, stage: 'attack-rerolls', dice, rerolls: attackRerolls(table, frame) });
}

/** Whether rolling dice again could change anything: in a defense only while a wound is at stake. */
function canReroll(draft: Draft, frame: Frame<'attack'>): boolean {
  if (frame.rerolls === 0) return false;
  if (frame.stage === 'attack-rerolls') return isHero(frame.attacker) && rerollable(frame.dice).length > 0;
  return woundsNow(draft, frame) > 0 && rerollable(frame.defense).length > 0;
}

/** One die is rolled again, in place of its first result (rules: Reroll Pool). */
function reroll(draft: Draft, frame: Frame<'attack'>, face: Frame<'attack'>['dice'][number]): void {
  const isAttack = frame.stage === 'attack-rerolls';
  const roller = isAttack ? frame.attacker : at(frame.targets, frame.defending);
  const before = isAttack ? frame.dice : frame.defense;
  const dice = rollAgain(draft, before, face, !isAttack || hasExtraDice(draft.table, frame));
  emit(draft, { kind: 'rerolled', who: who(draft.table, roller), from: face, dice: dice.slice(before.length - 1) });
  replace(draft, { ...frame, rerolls: frame.rerolls - 1, ...(isAttack ? { dice } : { defense: dice }) });
}

/** The attack roll is final: what a crit does happens before the defense (rules: Special Effects). */
function land(draft: Draft, frame: Frame<'attack'>): void {
  replace(draft, { ...frame, stage: 'defense', rerolls: 0 });
  if (frame.dice.includes('crit')) landCrit(draft, frame);
}

/** The target at hand rolls its defense; once all have, the results are settled (rules: Defense Dice Pool; Q24). */
function rollDefense(draft: Draft, frame: Frame<'attack'>): void {
  const { table } = draft;
  const target = frame.targets[frame.defending];
  if (target === undefined) {
    replace(draft, { ...frame, stage: 'results' });
    return;
  }
  if (spaceOf(table, target) === null) {
    next(draft, frame, 0);
    return;
  }
  const defense = rollDice(draft, defenseDice(table, frame, target));
  if (defense.length > 0) emit(draft, { kind: 'rolled', who: who(table, target), for: 'defense', dice: defense });
  const rerolls = defenderOf(target) === null ? 0 : defenseRerolls(table, frame, target);
  replace(draft, { ...frame, stage: 'defense-rerolls', defense, rerolls });
}

/** The wounds the target at hand would take: hits without a save for each (rules: Attack Results). */
function woundsNow(draft: Draft, frame: Frame<'attack'>): number {
  const { table } = draft;
  const target = at(frame.targets, frame.defending);
  const hits = successes(reachOf(table, frame), frame.dice) + freeHits(table, frame);
  const saves = successes('defense', frame.defense) + freeSaves(table, frame, target);
  return Math.max(0, hits - Math.max(0, saves - pierceOf(table, frame)));
}

function endDefense(draft: Draft, frame: Frame<'attack'>): void {
  next(draft, frame, woundsNow(draft, frame));
}

function next(draft: Draft, frame: Frame<'attack'>, wounds: number): void {
  replace(draft, {
    ...frame,
    stage: 'defense',
    defending: frame.defending + 1,
    defense: [],
    wounds: withAt([...frame.wounds, 0], frame.defending, wounds),
  });
}
