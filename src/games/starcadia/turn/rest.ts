import { at, doing, only, type Seat } from '#engine';
import { boardOf } from '../board/board.ts';
import { neighbours } from '../board/board.ts';
import type { Space } from '../board/space.ts';
import {
  allyOf,
  crowdIn,
  ground,
  heroesOf,
  heroOf,
  seatOf,
  SPACE_LIMIT,
  spaceOf,
  traitsOf,
  who,
} from '../characters/characters.ts';
import { heal, setHero, unexhaust } from '../characters/changes.ts';
import { livesWithout } from '../exploration/receive.ts';
import { shuttleSpaces } from '../quests/quests.ts';
import type { Action } from '../state/actions.ts';
import { emit, pop, push, question, replace, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { CREW_LIMIT, HERO_LIMIT, type Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/**
 * A crew rests (rules: Rest): every upgrade is unexhausted, dazed heroes recover, killed ones are resurrected, and upgrades and
 * gadgets may change hands. Wounds of heroes who were not killed stay.
 */
export function beginRest(draft: Draft, seat: Seat): void {
  emit(draft, { kind: 'rested', seat });
  const heroes = heroesOf(draft.table, seat);
  for (const hero of heroes) {
    unexhaust(draft, hero);
    setHero(draft, hero, { dazed: false });
    const healed = traitsOf(draft.table, hero).reduce((sum, trait) => sum + (trait.kind === 'rest' ? trait.n : 0), 0);
    if (spaceOf(draft.table, hero) !== null) heal(draft, hero, healed);
  }
  const gadgets = heroes.reduce((sum, hero) => sum + heroOf(draft.table, hero).gadgets.length, 0);
  push(draft, { kind: 'rest', seat, gives: CREW_LIMIT + gadgets });
  const killed = heroes.filter((hero) => spaceOf(draft.table, hero) === null);
  for (const hero of killed.toReversed()) {
    // Close to an ally that was on the board when the turn began, not to one resurrected now.
    const beside = killed.length === 1 ? allyOf(hero) : null;
    push(draft, { kind: 'resurrect', hero, beside });
  }
}

/** A hero comes back without wounds, in its shuttle or Close to its ally (rules: Resurrect Heroes; Q30). */
export const resurrect: Rule<'resurrect'> = {
  run(draft, frame) {
    const [first, ...more] = placesFor(draft.table, frame);
    if (first === undefined || more.length > 0) return 'ask';
    pop(draft);
    comeBack(draft, frame.hero, first);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, seatOf(frame.hero), 'resurrect', {
      options: placesFor(table, frame).map((space): Action => ({ do: 'place', space })),
    }),
  ],
  answer(draft, { hero }, answer) {
    pop(draft);
    comeBack(draft, hero, doing(only(answer), 'place').space);
  },
};

function comeBack(draft: Draft, hero: CharacterId, space: Space): void {
  setHero(draft, hero, { space, wounds: 0 });
  emit(draft, { kind: 'resurrected', who: who(draft.table, hero), space });
}

function placesFor(table: Table, { hero, beside }: Frame<'resurrect'>): readonly Space[] {
  const shuttle = shuttleSpaces(table, seatOf(hero));
  const { board, closed } = ground(scenarioOf(table));
  const ally = beside === null ? null : spaceOf(table, beside);
  const isFree = (space: Space) => crowdIn(table, space) < SPACE_LIMIT;
  const near = ally === null ? [] : [ally, ...neighbours(board, closed, ally)];
  const home = shuttle.some(isFree) ? shuttle : nearest(table, shuttle[0] ?? 0, isFree);
  return [...new Set([...home, ...near])].filter(isFree);
}

/** The free spaces fewest steps away, doors not counted. */
function nearest(table: Table, from: Space, isFree: (space: Space) => boolean): readonly Space[] {
  const board = boardOf(scenarioOf(table).layout);
  let ring: readonly Space[] = [from];
  const seen = new Set(ring);
  while (ring.length > 0) {
    const free = ring.filter(isFree);
    if (free.length > 0) return free.toSorted((a, b) => a - b);
    ring = [...new Set(ring.flatMap((space) => neighbours(board, new Set(), space)))].filter(
      (space) => !seen.has(space),
    );
    for (const space of ring) seen.add(space);
  }
  return [];
}

/** Upgrades and gadgets change hands, one at a time, as often as the crew may have of both (rules: Reorganize Upgrades; Gadgets). */
export const rest: Rule<'rest'> = {
  run(draft, frame) {
    if (frame.gives > 0 && gifts(draft.table, frame.seat).length > 0) return 'ask';
    pop(draft);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'reorganize', {
      options: [{ do: 'stop' }, ...gifts(table, frame.seat)],
    }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'stop') {
      pop(draft);
      return;
    }
    replace(draft, { ...frame, gives: frame.gives - 1 });
    if (action.do === 'give-gadget') giveGadget(draft, action);
    else give(draft, doing(action, 'give'));
  },
};

function gifts(table: Table, seat: Seat): readonly Action[] {
  return heroesOf(table, seat).flatMap((hero): Action[] => [
    ...upgradesToGive(table, hero),
    ...gadgetsToGive(table, hero),
  ]);
}

function upgradesToGive(table: Table, hero: CharacterId): readonly Action[] {
  const { upgrades } = heroOf(table, hero);
  const ally = allyOf(hero);
  const others = heroOf(table, ally).upgrades;
  if (others.length < HERO_LIMIT)
    return upgrades
      .map((_, token): Action<'give'> => ({ do: 'give', hero, token, instead: null }))
      .filter(({ token }) => livesWithout(table, hero, token, null));
  // Two full heroes exchange: the first of the two offers it.
  if (upgrades.length === HERO_LIMIT && hero > ally) return [];
  return upgrades.flatMap(({ id }, token) =>
    others.flatMap((other, instead): Action[] => {
      const isLegal = livesWithout(table, hero, token, other.id) && livesWithout(table, ally, instead, id);
      return isLegal && other.id !== id ? [{ do: 'give', hero, token, instead }] : [];
    }),
  );
}

function gadgetsToGive(table: Table, hero: CharacterId): readonly Action[] {
  if (spaceOf(table, hero) === null || spaceOf(table, allyOf(hero)) === null) return [];
  return [...new Set(heroOf(table, hero).gadgets)].map((gadget): Action => ({ do: 'give-gadget', hero, gadget }));
}

function give(draft: Draft, { hero, token, instead }: Action<'give'>): void {
  const ally = allyOf(hero);
  const { upgrades } = heroOf(draft.table, hero);
  const theirs = heroOf(draft.table, ally).upgrades;
  const back = instead === null ? [] : [at(theirs, instead)];
  setHero(draft, hero, { upgrades: [...upgrades.filter((_, place) => place !== token), ...back] });
  setHero(draft, ally, { upgrades: [...theirs.filter((_, place) => place !== instead), at(upgrades, token)] });
}

function giveGadget(draft: Draft, { hero, gadget }: Action<'give-gadget'>): void {
  const { gadgets } = heroOf(draft.table, hero);
  const place = gadgets.indexOf(gadget);
  setHero(draft, hero, { gadgets: gadgets.filter((_, n) => n !== place) });
  const ally = allyOf(hero);
  setHero(draft, ally, { gadgets: [...heroOf(draft.table, ally).gadgets, gadget] });
}
