import { at, best, draw, memoizeLatest, seats, type Decision, type Rng, type Seat } from '#engine';
import { affiliation } from '../../content/affiliations.ts';
import { background } from '../../content/backgrounds.ts';
import type { View } from '../../hidden/view.ts';
import { musteringOf, pageOf, type Muster } from '../../muster/plan.ts';
import { articlesFor } from '../../roster/articles.ts';
import { CREW_SIZE } from '../../roster/roster.ts';
import type { Action } from '../../state/actions.ts';
import type { Table } from '../../state/state.ts';
import { articleWorth } from './wares.ts';

/** One crew in this many is a ready-made one. */
const READY_MADE = 5;
/** How far taste goes beyond worth: what is a little worse is bought as well now and then. */
const TASTE = 0.5;
/** One skill in this many is learned because somebody likes it. */
const WHIM = 3;

/** Musters a crew: members by taste, then what each lacks most for its credits. */
export function chooseMuster({ table, muster, viewer }: View, { options }: Decision<Action>, rng: Rng): Action {
  if (muster === null || typeof viewer !== 'number') return at(options, 0);
  const { brought } = at(table.crews, viewer);
  switch (pageOf(brought, muster)) {
    case 'crew':
      return draw(
        rng,
        rng.int(READY_MADE) === 0 ? options : options.filter((option) => option.do === 'crew' && option.crew === 'own'),
      );
    case 'affiliation':
      return draw(rng, options);
    case 'background':
      return best(options, (option) => backgroundWorth(muster, option), rng, 3);
    case 'ready': {
      const shopper = seats(CREW_SIZE).find((slot) => wantsMore(table, viewer, muster, slot));
      return options.find((option) => option.do === 'armory' && option.slot === shopper) ?? at(options, 0);
    }
    case 'armory': {
      const skills = options.filter((option) => option.do === 'get' && option.article.kind === 'skill');
      if (skills.length > 0 && rng.int(WHIM) === 0) return draw(rng, skills);
      return best(
        options,
        (option) => wareWorth(table, viewer, muster, option) * (1 + (TASTE * rng.int(100)) / 100),
        rng,
      );
    }
  }
}

/** What a background does for the strength of the member that has none yet. */
function backgroundWorth({ recruits }: Muster, option: Action): number {
  const recruit = recruits.at(-1);
  if (option.do !== 'background' || !recruit) return 0;
  const { stats } = affiliation(recruit.affiliation);
  const { stats: more, health = 0 } = background(option.background);
  const shoots = stats.focus >= stats.brawn;
  return (
    (more.agility ?? 0) * 1.2 +
    (more.focus ?? 0) * (shoots ? 1.2 : 0.5) +
    (more.brawn ?? 0) * (shoots ? 0.4 : 1.2) +
    (more.tech ?? 0) * 0.6 +
    health * 0.25
  );
}

/** The crew as it is mustered so far. Many articles are weighed for one. */
const musteringNow = memoizeLatest(
  ({ muster, table, seat }: { readonly muster: Muster; readonly table: Table; readonly seat: Seat }) => {
    const { brought, lent } = at(table.crews, seat);
    return musteringOf(brought, muster, lent);
  },
  (one, other) => one.muster === other.muster && one.table === other.table && one.seat === other.seat,
);

function wantsMore(table: Table, seat: Seat, muster: Muster, slot: number): boolean {
  const mustering = musteringNow({ muster, table, seat });
  if (!mustering) return false;
  const member = at(mustering.roster.members, slot);
  return articlesFor(member, at(mustering.purses, slot)).some((article) => articleWorth(member, article) > 0);
}

function wareWorth(table: Table, seat: Seat, muster: Muster, option: Action): number {
  if (option.do !== 'get') return 0;
  const mustering = musteringNow({ muster, table, seat });
  return mustering ? articleWorth(at(mustering.roster.members, muster.shopper ?? 0), option.article) : 0;
}
