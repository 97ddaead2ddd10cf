import { doing, only, without } from '#engine';
import { allyOf, heroOf, heroesOf, isHero, seatOf, spaceOf, who } from '../characters/characters.ts';
import { heal, setHero, unexhaust } from '../characters/changes.ts';
import { beginAttack } from '../attack/attack.ts';
import { aimAt, boostsFor, canAfford, shotsOf } from '../attack/targets.ts';
import { collect } from '../exploration/collect.ts';
import { distinct } from '../monsters/monster.ts';
import { canEnd, pathsOf, singleSteps } from '../movement/paths.ts';
import { isOver } from '../quests/quests.ts';
import type { GadgetId } from '../content/effects.ts';
import type { Action } from '../state/actions.ts';
import {
  changeScenario,
  emit,
  pop,
  push,
  question,
  replace,
  scenarioOf,
  type Draft,
  type Rule,
} from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** Points a hoverboard gives (rules: Gadgets). */
const HOVERBOARD_POINTS = 4;

/**
 * The active hero moves, all at once, and attacks once, in either order (rules: Hero Activation). Gadgets are used in
 * between (Q38), and what lies in its space is collected at any time (Q36).
 */
export const activation: Rule<'activation'> = {
  run(draft, { hero }) {
    if (spaceOf(draft.table, hero) === null) {
      pop(draft);
      return 'on';
    }
    collect(draft, hero);
    if (isOver(draft)) return 'on';
    const top = draft.table.stack.at(-1);
    // Collecting may have brought something that comes first.
    if (top?.kind !== 'activation') return 'on';
    if (ordersFor(draft.table, top).length > 1) return 'ask';
    pop(draft);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, seatOf(frame.hero), 'activation', {
      options: ordersFor(table, frame),
      ...(mustGoOn(table, frame.hero) ? {} : { onTimeout: [{ do: 'stop' }] }),
    }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    switch (action.do) {
      case 'stop':
        pop(draft);
        return;
      case 'move':
        replace(draft, { ...frame, movement: 'begun' });
        push(draft, { kind: 'walk', who: frame.hero, path: action.path, guarded: null });
        return;
      case 'use':
        use(draft, frame.hero, action.gadget);
        return;
      case 'take-upgrade':
        takeUpgrade(draft, frame.hero);
        return;
      default: {
        const { weapon, target } = doing(action, 'attack');
        if (weapon === null) throw new Error('A hero attacks with a weapon.');
        replace(draft, { ...frame, attacked: true, movement: frame.movement === 'begun' ? 'over' : frame.movement });
        push(draft, { kind: 'boosts', hero: frame.hero, weapon, target, hasMoved: frame.movement !== 'unused' });
      }
    }
  },
};

function ordersFor(table: Table, frame: Frame<'activation'>): readonly Action[] {
  const { hero, attacked } = frame;
  const points = frame.movement === 'over' ? 0 : frame.points;
  const paths = points > 0 ? pathsOf(table, hero, points).map(({ steps }) => steps) : [];
  const single = singleSteps(table, hero, points).map((step) => [step]);
  const moves = distinct([...paths, ...single]).map((path): Action => ({ do: 'move', path }));
  const gadgets = gadgetsOf(table, hero);
  // A hoverboard could take the ally to the space the hero needs, so it is not used there.
  if (mustGoOn(table, hero)) return [...moves, ...gadgets.filter(({ gadget }) => gadget !== 'hoverboard')];
  const shots = attacked ? [] : shotsOf(table, hero).map((shot): Action => ({ do: 'attack', ...shot, path: [] }));
  return [...shots, ...moves, ...gadgets, ...armoryOf(table, hero), { do: 'stop' }];
}

/** In the middle of a Full space a hero can neither stop nor attack (rules: Full Spaces). */
function mustGoOn(table: Table, hero: CharacterId): boolean {
  const here = spaceOf(table, hero);
  return here !== null && !canEnd(table, hero, here);
}

/** Gadgets that would do something now; a hoverboard needs an ally that can move (Q13). */
function gadgetsOf(table: Table, hero: CharacterId): readonly Action<'use'>[] {
  const { gadgets, wounds, upgrades } = heroOf(table, hero);
  const ally = allyOf(hero);
  const helps: Record<GadgetId, boolean> = {
    stimpack: wounds > 0,
    recharge: upgrades.some(({ used }) => used),
    hoverboard: heroOf(table, ally).space !== null,
  };
  return [...new Set(gadgets)].filter((gadget) => helps[gadget]).map((gadget) => ({ do: 'use', gadget }));
}

function use(draft: Draft, hero: CharacterId, gadget: GadgetId): void {
  const { gadgets, wounds } = heroOf(draft.table, hero);
  setHero(draft, hero, { gadgets: without(gadgets, gadget) });
  emit(draft, { kind: 'used', who: who(draft.table, hero), gadget });
  if (gadget === 'stimpack') heal(draft, hero, wounds);
  else if (gadget === 'recharge') unexhaust(draft, hero);
  else push(draft, { kind: 'hoverboard', hero: allyOf(hero), points: HOVERBOARD_POINTS });
}

/** The upgrade of the armory slot in its space, one pick a scenario (rules: Armory Slot; Q11). */
function armoryOf(table: Table, hero: CharacterId): readonly Action[] {
  const { armory } = scenarioOf(table);
  const here = spaceOf(table, hero);
  const isThere = armory !== null && armory.space === here;
  const isFree = !table.crews.some((_, seat) =>
    heroesOf(table, seat).some((other) => seatOf(other) !== seatOf(hero) && spaceOf(table, other) === here),
  );
  const hasMonster = scenarioOf(table).monsters.some(({ space }) => space === here);
  return isThere && isFree && !hasMonster ? [{ do: 'take-upgrade' }] : [];
}

function takeUpgrade(draft: Draft, hero: CharacterId): void {
  const { armory } = scenarioOf(draft.table);
  if (!armory) throw new Error('The armory slot is empty.');
  changeScenario(draft, { armory: null });
  emit(draft, { kind: 'armory-taken', seat: seatOf(hero), upgrade: armory.upgrade });
  push(draft, { kind: 'receive', seat: seatOf(hero), upgrade: armory.upgrade });
}

/** Which boosts go with the weapon (rules: Select Boost Upgrades); asked only where the hero has any. */
export const boosts: Rule<'boosts'> = {
  run(draft, frame) {
    if (affordable(draft.table, frame).length > 0) return 'ask';
    pop(draft);
    fire(draft, frame, []);
    return 'on';
  },
  ask({ table }, frame) {
    const places = affordable(table, frame);
    return [
      question(frame, seatOf(frame.hero), 'boosts', {
        options: places.map((token): Action => ({ do: 'boost', token })),
        pick: { min: 0, max: places.length },
        onTimeout: [],
      }),
    ];
  },
  answer(draft, frame, answer) {
    pop(draft);
    fire(
      draft,
      frame,
      answer.actions.map((action) => doing(action, 'boost').token),
    );
  },
};

/** Boosts whose price the hero survives, together with the weapon's. */
function affordable(table: Table, { hero, weapon, target }: Frame<'boosts'>): readonly number[] {
  const all = boostsFor(table, hero, weapon);
  return all.filter((place) => canAfford(table, { ...aimAt(hero, weapon, target, false), boosts: [place] }));
}

function fire(draft: Draft, { hero, weapon, target, hasMoved }: Frame<'boosts'>, chosen: readonly number[]): void {
  beginAttack(draft, { attacker: hero, by: seatOf(hero), target, weapon, boosts: chosen, cause: 'hero', hasMoved });
}

/** The ally moves at once with the points of a hoverboard; guards strike as ever (rules: Gadgets; Q13). */
export const hoverboard: Rule<'hoverboard'> = {
  run(draft, { hero, points }) {
    const here = spaceOf(draft.table, hero);
    if (here !== null && points > 0 && isHero(hero)) return 'ask';
    pop(draft);
    return 'on';
  },
  ask({ table }, frame) {
    const paths = pathsOf(table, frame.hero, frame.points).map(({ steps }) => steps);
    const single = singleSteps(table, frame.hero, frame.points).map((step) => [step]);
    const moves = distinct([...paths, ...single]).map((path): Action => ({ do: 'move', path }));
    const stop: Action[] = mustGoOn(table, frame.hero) ? [] : [{ do: 'stop' }];
    return [
      question(frame, seatOf(frame.hero), 'hoverboard', {
        options: [...moves, ...stop],
        ...(stop.length > 0 && { onTimeout: stop }),
      }),
    ];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'stop') pop(draft);
    else push(draft, { kind: 'walk', who: frame.hero, path: doing(action, 'move').path, guarded: null });
  },
};
