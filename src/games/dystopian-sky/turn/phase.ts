import { at, greatest, only } from '#engine';
import type { Act } from '../content/effects.ts';
import { consumable } from '../content/goods.ts';
import { skill, type SkillId } from '../content/skills.ts';
import { weapon } from '../content/weapons.ts';
import { canThrow } from '../combat/explosives.ts';
import { heal, hurt, rolled } from '../combat/damage.ts';
import { expectedDamage } from '../combat/expected.ts';
import { aimOf, ARM, canTarget } from '../combat/odds.ts';
import { inchesBetween } from '../map/measure.ts';
import { canMove, drop, dropsOf, go, waysOn } from '../movement/move.ts';
import { coverOf } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import type { Action } from '../state/actions.ts';
import { changeUnit, emit, pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { seatOf, type UnitId } from '../state/ids.ts';
import type { Stance, Table } from '../state/state.ts';
import { inflict } from '../status/inflict.ts';
import {
  bonus,
  enemiesOf,
  friendsOf,
  isStanding,
  memberOf,
  placeOf,
  stat,
  terrainIn,
  traits,
  unitOf,
  usableWeapons,
} from '../units/units.ts';

/** Actions of a Phase (rules: Actions). */
const ACTIONS = 2;
const STANCES: readonly Stance[] = ['strike', 'dash', 'nothing'];

/** Begins the Phase of a unit: its whole movement, which it may split around two Actions (rules: Turn Structure; D12). */
export function beginPhase(draft: Draft, unit: UnitId): void {
  const { table } = draft;
  const agility = stat(table, unit, 'agility');
  const own = traits(table, unit);
  emit(draft, { kind: 'activated', unit });
  push(draft, {
    kind: 'phase',
    unit,
    movement: Math.max(0, (agility + bonus(own, 'move')) * 100 - unitOf(table, unit).fled),
    climb: Math.floor(agility / 2) + bonus(own, 'climb'),
    actions: ACTIONS,
    moved: false,
    last: null,
  });
}

/** A unit's Phase: it moves and acts until nothing is left to do, it is done, or Downed (rules: Unit Activation; Actions). */
export const phase: Rule<'phase'> = {
  run(draft, frame) {
    if (isStanding(draft.table, frame.unit) && !isSpent(draft.table, frame)) return 'ask';
    end(draft, frame.unit);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, seatOf(frame.unit), 'phase', {
      options: [
        ...(canMove(table, frame.unit, frame) ? waysOn(table, frame.unit, frame, frame.actions) : []),
        ...actionsOf(table, frame),
        ...jumpsOf(table, frame),
        ...stancesOf(table, frame.unit),
        { do: 'done' },
      ],
      onTimeout: [{ do: 'done' }],
    }),
  ],
  answer(draft, frame, answer) {
    act(draft, frame, only(answer));
  },
};

function end(draft: Draft, unit: UnitId): void {
  pop(draft);
  changeUnit(draft, unit, { done: true });
}

/** Whether only ending the Phase is left. */
function isSpent(table: Table, frame: Frame<'phase'>): boolean {
  const canGo = canMove(table, frame.unit, frame) || jumpsOf(table, frame).length > 0;
  return frame.actions < 1 && !canGo && stancesOf(table, frame.unit).length === 0;
}

function jumpsOf(table: Table, { unit, movement }: Frame<'phase'>): readonly Action[] {
  return movement >= 100 ? dropsOf(table, unit).map((to): Action => ({ do: 'jump', to })) : [];
}

/** Everything that costs Actions (rules: Actions). */
function actionsOf(table: Table, frame: Frame<'phase'>): readonly Action[] {
  const { unit, actions } = frame;
  if (actions < 1) return [];
  const { ready, defending, ambush, disarmed, health } = unitOf(table, unit);
  const enemies = enemiesOf(table, unit);
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const isNear = (other: UnitId) => inchesBetween(terrain, here, placeOf(table, other)) <= ARM;
  const isCovered = enemies.some((enemy) => {
    const there = placeOf(table, enemy);
    return hasLineOfSight(terrain, here, there) && coverOf(terrain, there, here) !== 'none';
  });
  return [
    ...attacksOf(table, frame, enemies),
    ...enemies.filter(isNear).map((target): Action => ({ do: 'push', target })),
    ...skillsOf(table, unit, actions),
    ...unitOf(table, unit).consumables.flatMap((id, item, all) =>
      // Two of a kind are one option.
      all.indexOf(id) === item && consumable(id).tech <= stat(table, unit, 'tech')
        ? targetsOf(table, unit, consumable(id).acts).map((target): Action => ({ do: 'consume', item, target }))
        : [],
    ),
    { do: 'sprint' },
    ...(ready ? [] : [{ do: 'ready' } as const]),
    ...(defending ? [] : [{ do: 'defend' } as const]),
    ...(ambush !== null || !isCovered ? [] : [{ do: 'ambush' } as const]),
    ...(disarmed ? [{ do: 'rearm' } as const] : []),
    ...(actions === ACTIONS && health > 0 ? [{ do: 'rest' } as const] : []),
  ];
}

/** The attack the unit made last, or the best one, then every other weapon × target, fists last. */
function attacksOf(table: Table, frame: Frame<'phase'>, enemies: readonly UnitId[]): readonly Action[] {
  const { unit, moved, last } = frame;
  const { weapons } = unitOf(table, unit);
  const usable = usableWeapons(table, unit);
  const attacks = [...usable, null].flatMap((place) =>
    enemies.flatMap((target): (Action<'attack'> | Action<'throw'>)[] => {
      if (place !== null && weapon(at(weapons, place).id).method === 'explosive') {
        const isFirst = weapons.findIndex(({ id }) => id === at(weapons, place).id) === place;
        return isFirst && canThrow(table, unit, target) ? [{ do: 'throw', weapon: place, target }] : [];
      }
      return canTarget(table, unit, place, target) ? [{ do: 'attack', weapon: place, target }] : [];
    }),
  );
  const damage = (attack: Action<'attack'> | Action<'throw'>) => {
    if (attack.do === 'throw') return -1;
    const { weapon: place, target } = attack;
    if (last?.weapon === place && last.target === target) return Infinity;
    return expectedDamage(aimOf(table, { attacker: unit, weapon: place, target, reacting: false, extra: 0, moved }));
  };
  const first = greatest(attacks, damage);
  return first ? [first, ...attacks.filter((attack) => attack !== first)] : attacks;
}

function skillsOf(table: Table, unit: UnitId, actions: number): readonly Action[] {
  return memberOf(table, unit).skills.flatMap((id): Action[] => {
    const known = skill(id);
    if (known.form !== 'activated' || known.cost > actions || (unitOf(table, unit).used[id] ?? 0) >= known.uses)
      return [];
    return targetsOf(table, unit, known.acts).map((target): Action => ({ do: 'skill', skill: id, target }));
  });
}

/** The units that what is done can be aimed at; `null` for what a unit does to itself. */
function targetsOf(table: Table, unit: UnitId, acts: readonly Act[]): readonly (UnitId | null)[] {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const near = (others: readonly UnitId[], reach: number) =>
    others.filter((other) => {
      const there = placeOf(table, other);
      return inchesBetween(terrain, here, there) <= reach && hasLineOfSight(terrain, here, there);
    });
  for (const act of acts) {
    if (act.kind === 'afflict' || act.kind === 'harm') return near(enemiesOf(table, unit), act.reach);
    if (act.kind !== 'hurry' && act.who === 'friend') return [unit, ...near(friendsOf(table, unit), act.reach)];
  }
  return [null];
}

function stancesOf(table: Table, unit: UnitId): readonly Action[] {
  if (table.options.reactions === 'asked') return [];
  return STANCES.filter((stance) => stance !== unitOf(table, unit).stance).map((stance): Action => ({
    do: 'stance',
    stance,
  }));
}

/** Carries out what the unit does, and pays for it. */
function act(draft: Draft, frame: Frame<'phase'>, action: Action): void {
  const { unit } = frame;
  const pay = (actions: number, more: Partial<Frame<'phase'>> = {}) => {
    replace(draft, { ...frame, ...more, actions: frame.actions - actions });
  };
  const { table } = draft;
  switch (action.do) {
    case 'go':
      go(draft, { unit, movement: frame.movement, climb: frame.climb, why: 'move' }, action.to);
      return;
    case 'column': {
      const { movement, climb } = frame;
      push(draft, { kind: 'move', unit, movement, climb, why: 'move', column: action.column });
      return;
    }
    case 'jump':
      replace(draft, { ...frame, movement: frame.movement - 100, moved: true });
      drop(draft, unit, action.to);
      return;
    case 'sprint': {
      const inches = Math.floor(stat(table, unit, 'agility') / 2);
      pay(1, { movement: frame.movement + inches * 100 });
      break;
    }
    case 'attack':
      pay(1, { last: { weapon: action.weapon, target: action.target } });
      push(draft, {
        kind: 'attack',
        attacker: unit,
        weapon: action.weapon,
        target: action.target,
        reacting: false,
        extra: 0,
        moved: frame.moved,
        rolled: null,
      });
      return;
    case 'throw':
      // The weapons behind it in the list move up.
      pay(1, { last: null });
      push(draft, { kind: 'throw', attacker: unit, weapon: action.weapon, target: action.target });
      return;
    case 'push':
      pay(1);
      emit(draft, { kind: 'pushed', unit, target: action.target });
      inflict(draft, action.target, 'staggered', unit);
      return;
    case 'skill':
      useSkill(draft, frame, action.skill, action.target);
      return;
    case 'consume':
      pay(1);
      consume(draft, unit, action.item, action.target);
      return;
    case 'ready':
      pay(1);
      changeUnit(draft, unit, { ready: true });
      break;
    case 'defend':
      pay(1);
      changeUnit(draft, unit, { defending: true });
      break;
    case 'ambush':
      pay(1);
      changeUnit(draft, unit, { ambush: 'this-turn' });
      break;
    case 'rearm':
      pay(1);
      changeUnit(draft, unit, { disarmed: false });
      break;
    case 'rest':
      pay(ACTIONS);
      emit(draft, { kind: 'did', unit, what: 'rest' });
      heal(draft, unit, rolled(draft.rng, { n: 1, sides: 6 }) + stat(table, unit, 'tech'));
      return;
    case 'stance':
      changeUnit(draft, unit, { stance: action.stance });
      return;
    case 'done':
      end(draft, unit);
      return;
    default:
      throw new Error(`${action.do} is nothing a unit does in its Phase.`);
  }
  emit(draft, { kind: 'did', unit, what: action.do });
}

function useSkill(draft: Draft, frame: Frame<'phase'>, id: SkillId, target: UnitId | null): void {
  const known = skill(id);
  if (known.form !== 'activated') throw new Error(`${id} is not activated.`);
  const { unit } = frame;
  const { used } = unitOf(draft.table, unit);
  replace(draft, { ...frame, actions: frame.actions - known.cost });
  changeUnit(draft, unit, { used: { ...used, [id]: (used[id] ?? 0) + 1 } });
  emit(draft, { kind: 'skill', unit, skill: id, target });
  for (const does of known.acts) perform(draft, unit, does, target);
}

function consume(draft: Draft, unit: UnitId, item: number, target: UnitId | null): void {
  const { consumables } = unitOf(draft.table, unit);
  const id = at(consumables, item);
  changeUnit(draft, unit, { consumables: consumables.filter((_, place) => place !== item) });
  emit(draft, { kind: 'consumed', unit, item: id, target });
  for (const does of consumable(id).acts) perform(draft, unit, does, target);
}

/** One thing that a skill or a consumable does. */
function perform(draft: Draft, unit: UnitId, does: Act, aimed: UnitId | null): void {
  const target = aimed ?? unit;
  if (!isStanding(draft.table, target)) return;
  switch (does.kind) {
    case 'heal':
      heal(draft, target, rolled(draft.rng, { n: does.dice, sides: 6 }) + does.plus);
      return;
    case 'cure':
      changeUnit(draft, target, { bleeds: [], burn: null, poison: null, fear: null, disarmed: false });
      emit(draft, { kind: 'cured', unit: target });
      return;
    case 'hurry': {
      const top = draft.table.stack.at(-1);
      if (top?.kind === 'phase') replace(draft, { ...top, movement: top.movement + does.n * 100 });
      return;
    }
    case 'afflict':
      inflict(draft, target, does.status, unit);
      return;
    case 'harm':
      hurt(draft, target, rolled(draft.rng, { n: does.dice, sides: 6 }), 'skill', unit);
      return;
    case 'prepare':
      changeUnit(draft, target, does.what === 'ready' ? { ready: true } : { defending: true });
  }
}
