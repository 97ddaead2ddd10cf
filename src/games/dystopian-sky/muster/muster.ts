import { at, idsOf, only, roll, seats, type Seat } from '#engine';
import { AFFILIATIONS } from '../content/affiliations.ts';
import { BACKGROUNDS } from '../content/backgrounds.ts';
import { newCrewName, newUnitName } from '../content/names.ts';
import { READY_MADE } from '../content/ready-made.ts';
import { articlesFor } from '../roster/articles.ts';
import { mustered, type Founding } from '../roster/change.ts';
import { LENT_STEP, levelledUp } from '../roster/levels.ts';
import { CREW_SIZE, statOf, type Member, type Roster } from '../roster/roster.ts';
import { freshUnits } from '../setup/set-up.ts';
import type { Action } from '../state/actions.ts';
import { changeCrew, emit, pop, question, type Draft, type Rule } from '../state/draft.ts';
import { unitId } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { emptyMuster, musterChange, musteringOf, pageOf, readyMadePurchases, type Muster } from './plan.ts';

/** Levels of a new crew: its Captain's second, and three first ones (rules: Level). */
const NEW_LEVELS = CREW_SIZE + 1;

/** Every crew gets ready for the match, all at once and sealed (rules: Using the Roster; Leveling Up Your Crew). */
export const muster: Rule<'muster'> = {
  run(draft) {
    if (draft.table.crews.some(({ isReady }) => !isReady)) return 'ask';
    reveal(draft);
    pop(draft);
    return 'on';
  },
  ask: (state, frame) =>
    seats(state.table.crews.length)
      .filter((seat) => !at(state.table.crews, seat).isReady)
      .map((seat) => question(frame, seat, 'muster', { options: optionsFor(state, seat) })),
  answer(draft, _frame, answer) {
    const { seat } = answer;
    const action = only(answer);
    if (action.do === 'muster') {
      changeCrew(draft, seat, { isReady: true });
      emit(draft, { kind: 'mustered', seat });
      return;
    }
    const known = at(draft.hidden.musters, seat);
    const next = after(known, action);
    draft.hidden.musters = draft.hidden.musters.map((other, place) => (place === seat ? next : other));
  },
};

/** What a seat that musters can do next; the first is what it does when its time is up. */
function optionsFor({ table, hidden }: State, seat: Seat): readonly Action[] {
  const { brought, lent } = at(table.crews, seat);
  const plan = at(hidden.musters, seat);
  switch (pageOf(brought, plan)) {
    case 'crew':
      return [...READY_MADE.map((_, crew): Action => ({ do: 'crew', crew })), { do: 'crew', crew: 'own' }];
    case 'affiliation':
      return idsOf(AFFILIATIONS).map((id): Action => ({ do: 'affiliation', affiliation: id }));
    case 'background':
      return idsOf(BACKGROUNDS).map((id): Action => ({ do: 'background', background: id }));
    case 'ready':
      return [
        { do: 'muster' },
        ...seats(CREW_SIZE).map((slot): Action => ({ do: 'armory', slot })),
        ...(plan.crew === 'own' ? [{ do: 'names' } as const] : []),
        ...(plan.crew === null ? [] : [{ do: 'other-crew' } as const]),
      ];
    case 'armory': {
      const slot = plan.shopper ?? 0;
      const mustering = musteringOf(brought, plan, lent);
      const articles = mustering ? articlesFor(at(mustering.roster.members, slot), at(mustering.purses, slot)) : [];
      return [{ do: 'leave' }, ...articles.map((article): Action => ({ do: 'get', article }))];
    }
  }
}

function after(plan: Muster, action: Action): Muster {
  const { recruits } = plan;
  switch (action.do) {
    case 'crew':
      return {
        ...plan,
        crew: action.crew,
        bought: action.crew === 'own' ? [] : readyMadePurchases(action.crew),
      };
    case 'affiliation':
      return { ...plan, recruits: [...recruits, { affiliation: action.affiliation, background: null }] };
    case 'background':
      return {
        ...plan,
        recruits: recruits.map((recruit) =>
          recruit.background === null ? { ...recruit, background: action.background } : recruit,
        ),
      };
    case 'names':
      return { ...plan, names: plan.names + 1 };
    case 'other-crew':
      return emptyMuster(plan.names);
    case 'armory':
      return { ...plan, shopper: action.slot };
    case 'leave':
      return { ...plan, shopper: null };
    case 'get':
      return { ...plan, bought: [...plan.bought, { slot: plan.shopper ?? 0, article: action.article }] };
    default:
      throw new Error(`${action.do} is nothing that happens in a muster.`);
  }
}

/** All crews are shown at once, and the Health of their new levels is rolled. */
function reveal(draft: Draft): void {
  draft.reveals = true;
  const others = draft.table.crews.flatMap(({ brought }) => brought ?? []);
  draft.table.crews.forEach(({ brought, lent }, seat) => {
    const plan = at(draft.hidden.musters, seat);
    const grown = (brought?.members ?? []).map((member) => growth(draft, member));
    const planned = musterChange(brought, plan, lent, grown);
    const change = { ...planned, founding: planned.founding && withFreeNames(planned.founding, plan.names, others) };
    const { roster } = mustered(brought, change);
    others.push(roster);
    changeCrew(draft, seat, { brought: null, roster, change, units: freshUnits(seat, roster) });
    emit(draft, { kind: 'crew', seat, name: roster.name, isNew: brought === null });
    grown.forEach((levels, slot) => {
      const { level } = at(roster.members, slot);
      levels.forEach((health, n) => {
        emit(draft, { kind: 'levelled', unit: unitId(seat, slot), level: level - levels.length + n + 1, health });
      });
    });
  });
  draft.hidden.musters = [];
}

/**
 * A new crew without the name of another, and its members without the first names of others: they could not be told apart
 * in a sentence or on the map.
 */
function withFreeNames({ name, members }: Founding, from: number, others: readonly Roster[]): Founding {
  const crews = new Set(others.map((other) => other.name));
  const people = new Set(others.flatMap((other) => other.members.map((member) => firstName(member.name))));
  return {
    name: free(name, newCrewName, from, (other) => crews.has(other)),
    members: members.map((recruit) => {
      const found = free(recruit.name, newUnitName, from, (other) => people.has(firstName(other)));
      people.add(firstName(found));
      return { ...recruit, name: found };
    }),
  };
}

/** The name, or the next one of the generator that is not taken. */
function free(name: string, generate: (n: number) => string, from: number, isTaken: (name: string) => boolean): string {
  let found = name;
  for (let n = from; isTaken(found); n++) found = generate(n);
  return found;
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** The Health of each level that a member gains: D6 + Brawn, or the new level (rules: Leveling Up Your Crew; D13). */
function growth({ table, rng }: Draft, member: Member): readonly number[] {
  const raised = levelledUp(member).level;
  return Array.from({ length: raised - member.level }, (_, n) =>
    table.options.growth === 'dice' ? roll(rng, 6) + statOf(member, 'brawn') : member.level + n + 1,
  );
}

/** The credits each member is lent: a quarter of what the crew gets for being weaker than the strongest (D31). */
export function lentTo(crews: readonly (Roster | null)[]): readonly number[] {
  const levels = crews.map((crew) =>
    crew === null ? NEW_LEVELS : crew.members.reduce((sum, member) => sum + levelledUp(member).level, 0),
  );
  const most = Math.max(...levels);
  return levels.map((level) => (most - level) * LENT_STEP);
}
