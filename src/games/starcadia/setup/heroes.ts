import { at, clockwise, doing, idsOf, seats, shuffled, snake, type Rng, type Seat } from '#engine';
import { HEROES, type HeroId } from '../content/heroes.ts';
import { UPGRADES, type UpgradeId } from '../content/upgrades.ts';
import type { Action } from '../state/actions.ts';
import { changeCrew, emit, pop, question, replace, type Rule } from '../state/draft.ts';
import { CREW_SIZE, type Crew, type Options, type Table } from '../state/state.ts';

const HERO_IDS = idsOf(HEROES);

/** The seven starters that each crew has (rules: Starting Equipment). */
const STARTERS: readonly UpgradeId[] = idsOf(UPGRADES).filter((id) => UPGRADES[id].deck === 'S');

/** The seats in the order in which they choose: once each, for both heroes, or twice in the printed draft (Q42). */
export function choosingOrder({ heroes }: Options, count: number, rng: Rng): readonly Seat[] {
  const order = clockwise(count, at(shuffled(rng, seats(count)), 0));
  return heroes === 'pairs' ? order : snake(order);
}

export function emptyCrew(): Crew {
  return { heroes: [], tokens: 0, badges: 0, loose: STARTERS };
}

/** The crews choose their heroes: both at once, clockwise, or one at a time there and back (rules: Choosing Heroes; Drafting Heroes). */
export const heroes: Rule<'heroes'> = {
  run(draft, { order }) {
    if (order.length > 0) return 'ask';
    pop(draft);
    return 'on';
  },
  ask({ table }, frame) {
    const count = table.options.heroes === 'pairs' ? CREW_SIZE : 1;
    const free = freeHeroes(table);
    const options = free.map((hero): Action => ({ do: 'choose-hero', hero }));
    return [
      question(frame, at(frame.order, 0), 'heroes', {
        options,
        pick: { min: count, max: count },
        onTimeout: options.slice(0, count),
      }),
    ];
  },
  answer(draft, frame, { seat, actions }) {
    for (const action of actions) {
      const { hero } = doing(action, 'choose-hero');
      const { heroes: chosen } = at(draft.table.crews, seat);
      const fresh = { id: hero, upgrades: [], space: null, wounds: 0, dazed: false, gadgets: [], quest: 0 };
      changeCrew(draft, seat, { heroes: [...chosen, fresh] });
      emit(draft, { kind: 'chosen', seat, hero });
    }
    replace(draft, { ...frame, order: frame.order.slice(1) });
  },
};

function freeHeroes({ crews }: Table): readonly HeroId[] {
  const taken = crews.flatMap((crew) => crew.heroes.map(({ id }) => id));
  return HERO_IDS.filter((id) => !taken.includes(id));
}
