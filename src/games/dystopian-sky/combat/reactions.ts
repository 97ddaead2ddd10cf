import { at, only } from '#engine';
import { skill, type SkillId } from '../content/skills.ts';
import { inchesBetween } from '../map/measure.ts';
import { bestDash, dashBudget, dashInches } from '../movement/dash.ts';
import { canMove, relocate } from '../movement/move.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import type { Action } from '../state/actions.ts';
import { changeUnit, emit, pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import { seatOf, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { inflict } from '../status/inflict.ts';
import { isStanding, memberOf, placeOf, terrainIn, unitOf, usableWeapons } from '../units/units.ts';
import { heal, rolled } from './damage.ts';
import { expectedDamage } from './expected.ts';
import { aimOf, canTarget, chanceToHit, type Aim, type Attack } from './odds.ts';

/**
 * Units that were attacked react, one after the other: each strikes back, dashes, uses a reaction skill or does nothing
 * (rules: Reactions). At tables that do not ask, a unit does what it was told.
 */
export const reactions: Rule<'reactions'> = {
  run(draft, frame) {
    const { attacker, units } = frame;
    const [unit] = units;
    if (unit === undefined) {
      pop(draft);
      return 'on';
    }
    const options = isStanding(draft.table, unit) ? optionsFor(draft.table, unit, attacker) : [];
    if (options.length > 1 && draft.table.options.reactions === 'asked') return 'ask';
    replace(draft, { ...frame, units: units.slice(1) });
    if (options.length > 1) obey(draft, unit, attacker);
    return 'on';
  },
  ask: ({ table }, frame) => {
    const unit = at(frame.units, 0);
    return [
      question(frame, seatOf(unit), 'reaction', {
        options: [
          ...optionsFor(table, unit, frame.attacker),
          ...(comradesOf(table, frame.units).length > 1 ? [{ do: 'pass-all' } as const] : []),
        ],
        part: unit,
        onTimeout: [{ do: 'pass' }],
      }),
    ];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    const all = comradesOf(draft.table, frame.units);
    const unit = at(frame.units, 0);
    const done = action.do === 'pass-all' ? all : [unit];
    replace(draft, { ...frame, units: frame.units.filter((other) => !done.includes(other)) });
    if (action.do === 'pass-all') for (const other of done) emit(draft, { kind: 'passed', unit: other });
    else react(draft, unit, frame.attacker, action);
  },
};

/** The units of the crew asked that were attacked and have not reacted yet, the one that is asked about first. */
export function comradesOf(table: Table, units: readonly UnitId[]): readonly UnitId[] {
  const [first] = units;
  return units.filter((unit) => first !== undefined && seatOf(unit) === seatOf(first) && isStanding(table, unit));
}

/** A strike back that hits less often than this, in percent, is offered after the dash. */
const HOPELESS = 25;

/** What a unit can do in a reaction: strikes back, the best first, a dash and skills; doing nothing last. */
function optionsFor(table: Table, unit: UnitId, attacker: UnitId): readonly Action[] {
  const strikes = isStanding(table, attacker)
    ? [...usableWeapons(table, unit), null]
        .filter((weapon) => canTarget(table, unit, weapon, attacker))
        .map((weapon) => ({ weapon, aim: aimOf(table, strikeBack(unit, weapon, attacker)) }))
        .toSorted((a, b) => expectedDamage(b.aim) - expectedDamage(a.aim))
    : [];
  const isHopeless = ({ aim }: { readonly aim: Aim }) => chanceToHit(aim) < HOPELESS || expectedDamage(aim) === 0;
  const promising = strikes.filter((strike) => !isHopeless(strike));
  const asAction = ({ weapon }: { readonly weapon: number | null }): Action => ({
    do: 'attack',
    weapon,
    target: attacker,
  });
  const dash: readonly Action[] = canMove(table, unit, dashBudget(dashInches(table, unit))) ? [{ do: 'dash' }] : [];
  return [
    ...promising.map(asAction),
    ...dash,
    ...reflexesOf(table, unit, attacker),
    ...strikes.filter(isHopeless).map(asAction),
    { do: 'pass' },
  ];
}

/** A strike back, before it is rolled. */
function strikeBack(unit: UnitId, weapon: number | null, target: UnitId, extra = 0): Attack {
  return { attacker: unit, weapon, target, reacting: true, extra, moved: false };
}

function reflexesOf(table: Table, unit: UnitId, attacker: UnitId): readonly Action[] {
  return memberOf(table, unit).skills.flatMap((id): Action[] => {
    const known = skill(id);
    if (known.form !== 'reactive') return [];
    const { reflex } = known;
    const isPossible =
      reflex.kind === 'afflict'
        ? isStanding(table, attacker) && isNear(table, unit, attacker, reflex.reach)
        : reflex.kind === 'riposte'
          ? isStanding(table, attacker) && bestWeapon(table, unit, attacker) !== undefined
          : reflex.kind !== 'dash' || canMove(table, unit, dashBudget(reflex.n));
    return isPossible ? [{ do: 'reflex', skill: id }] : [];
  });
}

function isNear(table: Table, unit: UnitId, other: UnitId, reach: number): boolean {
  const terrain = terrainIn(table);
  const [from, to] = [placeOf(table, unit), placeOf(table, other)];
  return inchesBetween(terrain, from, to) <= reach && hasLineOfSight(terrain, from, to);
}

function react(draft: Draft, unit: UnitId, attacker: UnitId, action: Action): void {
  switch (action.do) {
    case 'attack':
      push(draft, { kind: 'attack', ...strikeBack(unit, action.weapon, attacker), rolled: null });
      return;
    case 'dash':
      push(draft, { kind: 'move', unit, ...dashBudget(dashInches(draft.table, unit)), why: 'dash', column: null });
      return;
    case 'reflex':
      reflex(draft, unit, attacker, action.skill);
      return;
    default:
      emit(draft, { kind: 'passed', unit });
  }
}

function reflex(draft: Draft, unit: UnitId, attacker: UnitId, id: SkillId): void {
  const known = skill(id);
  if (known.form !== 'reactive') throw new Error(`${id} is no reaction.`);
  emit(draft, { kind: 'skill', unit, skill: id, target: null });
  const does = known.reflex;
  switch (does.kind) {
    case 'dash':
      push(draft, { kind: 'move', unit, ...dashBudget(does.n), why: 'dash', column: null });
      return;
    case 'recover':
      heal(draft, unit, rolled(draft.rng, { n: does.dice, sides: 6 }));
      return;
    case 'brace':
      changeUnit(draft, unit, { defending: true });
      return;
    case 'afflict':
      inflict(draft, attacker, does.status, unit);
      return;
    case 'riposte': {
      const weapon = bestWeapon(draft.table, unit, attacker);
      if (weapon !== undefined)
        push(draft, { kind: 'attack', ...strikeBack(unit, weapon, attacker, does.n), rolled: null });
    }
  }
}

/** The weapon that strikes back best: the damage it can be expected to do. `undefined` where none can. */
export function bestWeapon(table: Table, unit: UnitId, target: UnitId): number | null | undefined {
  const worth = (weapon: number | null) => expectedDamage(aimOf(table, strikeBack(unit, weapon, target)));
  return [...usableWeapons(table, unit), null]
    .filter((weapon) => canTarget(table, unit, weapon, target))
    .toSorted((a, b) => worth(b) - worth(a))[0];
}

/** What a unit was told to do: to strike back as well as it can, to dash to the best cover, or nothing. */
function obey(draft: Draft, unit: UnitId, attacker: UnitId): void {
  const { stance } = unitOf(draft.table, unit);
  const weapon = isStanding(draft.table, attacker) ? bestWeapon(draft.table, unit, attacker) : undefined;
  if (stance === 'strike' && weapon !== undefined)
    push(draft, { kind: 'attack', ...strikeBack(unit, weapon, attacker), rolled: null });
  else {
    const to = stance === 'nothing' ? null : bestDash(draft.table, unit, dashBudget(dashInches(draft.table, unit)));
    if (to === null) emit(draft, { kind: 'passed', unit });
    else relocate(draft, unit, to, 'dash');
  }
}
