import { at, doing, seats, type Seat } from '#engine';
import type { UpgradeId } from '../content/upgrades.ts';
import type { Action } from '../state/actions.ts';
import { changeCrew, changeHero, emit, pop, question, replace, type Draft, type Rule } from '../state/draft.ts';
import { CREW_LIMIT, HERO_LIMIT, type Table } from '../state/state.ts';

/**
 * Every crew divides all its upgrades between its heroes: those chosen go to the first, the others to the second, at most
 * six to each (rules: Starting Equipment; Upgrade Phase). All do so at once, openly.
 */
export const distribute: Rule<'distribute'> = {
  run(draft, { waiting }) {
    if (waiting.length > 0) return 'ask';
    pop(draft);
    return 'on';
  },
  ask: ({ table }, frame) =>
    frame.waiting.map((seat) => {
      const all = upgradesOf(table, seat);
      const { heroes } = at(table.crews, seat);
      const options = all.map((_, token): Action => ({ do: 'carry', token }));
      const [min, max] = [Math.max(0, all.length - HERO_LIMIT), Math.min(HERO_LIMIT, all.length)];
      const kept = options.slice(0, heroes[0]?.upgrades.length ?? 0);
      const suggested = kept.length >= min && kept.length <= max && kept.length > 0 ? kept : half(options, min, max);
      return question(frame, seat, 'distribute', { options, pick: { min, max }, onTimeout: suggested, suggested });
    }),
  answer(draft, frame, { seat, actions }) {
    const all = upgradesOf(draft.table, seat);
    const first = actions.map((action) => doing(action, 'carry').token);
    const owned = (isFirst: boolean) =>
      all.flatMap((id, token) => (first.includes(token) === isFirst ? [{ id, used: false }] : []));
    changeHero(draft, seat, 0, { upgrades: owned(true) });
    changeHero(draft, seat, 1, { upgrades: owned(false) });
    changeCrew(draft, seat, { loose: [] });
    emit(draft, { kind: 'distributed', seat });
    replace(draft, { ...frame, waiting: frame.waiting.filter((other) => other !== seat) });
  },
};

/** Every other token, so that both heroes have something of each kind. */
function half(options: readonly Action[], min: number, max: number): readonly Action[] {
  const every = options.filter((_, n) => n % 2 === 0).slice(0, max);
  return every.length >= min ? every : options.slice(0, min);
}

/** All upgrades of a crew: those of its first hero, of its second, and those not yet distributed. */
function upgradesOf(table: Table, seat: Seat): readonly UpgradeId[] {
  const { heroes, loose } = at(table.crews, seat);
  return [...heroes.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)), ...loose];
}

/** Begins to distribute, after every crew above the limit has discarded the excess (rules: Upgrade Phase; Drafting). */
export const excess: Rule<'excess'> = {
  run(draft) {
    if (overfull(draft.table).length > 0) return 'ask';
    pop(draft);
    return 'on';
  },
  ask: ({ table }, frame) =>
    overfull(table).map((seat) => {
      const all = upgradesOf(table, seat);
      const count = all.length - CREW_LIMIT;
      const options = all.map((_, token): Action => ({ do: 'discard', token }));
      return question(frame, seat, 'excess', {
        options,
        pick: { min: count, max: count },
        onTimeout: options.slice(0, count),
      });
    }),
  answer(draft, _frame, { seat, actions }) {
    const gone = actions.map((action) => doing(action, 'discard').token);
    const all = upgradesOf(draft.table, seat);
    for (const token of gone) emit(draft, { kind: 'discarded', seat, upgrade: at(all, token) });
    discard(draft, seat, gone);
  },
};

function overfull(table: Table): readonly Seat[] {
  return seats(table.crews.length).filter((seat) => upgradesOf(table, seat).length > CREW_LIMIT);
}

function discard(draft: Draft, seat: Seat, gone: readonly number[]): void {
  let token = 0;
  const stays = () => !gone.includes(token++);
  for (const slot of [0, 1]) {
    const hero = at(at(draft.table.crews, seat).heroes, slot);
    changeHero(draft, seat, slot, { upgrades: hero.upgrades.filter(stays) });
  }
  changeCrew(draft, seat, { loose: at(draft.table.crews, seat).loose.filter(stays) });
}
