import { at, draw, idsOf, seats, type Rng, type Viewer } from '#engine';
import { AFFILIATIONS } from '../content/affiliations.ts';
import { BACKGROUNDS } from '../content/backgrounds.ts';
import { READY_MADE } from '../content/ready-made.ts';
import { emptyMuster, musteringOf, NAMES, readyMadePurchases, type Muster } from '../muster/plan.ts';
import { articlesFor } from '../roster/articles.ts';
import { CREW_SIZE, type Roster } from '../roster/roster.ts';
import type { Crew, State } from '../state/state.ts';

/** Things that an imagined crew buys at the most. */
const MOST_BOUGHT = 6;

/**
 * The state with everything hidden from this viewer drawn again: what the other crews decided in the muster. From two states
 * that look the same to this viewer, the same random numbers make the same state.
 */
export function resample({ table, hidden }: State, viewer: Viewer, rng: Rng): State {
  const musters = hidden.musters.map((known, seat) =>
    seat === viewer ? known : anyMuster(rng, at(table.crews, seat)),
  );
  return { table, hidden: { musters } };
}

/** A muster that may lie behind what everybody sees of a crew: finished where the crew is ready. */
function anyMuster(rng: Rng, { brought, lent, isReady }: Crew): Muster {
  const names = emptyMuster(rng.int(NAMES));
  if (brought !== null) return shopped(rng, brought, names, lent);
  if (!isReady && rng.int(3) === 0) return names;
  if (rng.int(2) === 0) {
    const crew = rng.int(READY_MADE.length);
    return shopped(rng, null, { ...names, crew, bought: readyMadePurchases(crew) }, lent);
  }
  const recruits = seats(CREW_SIZE).map(() => ({
    affiliation: draw(rng, idsOf(AFFILIATIONS)),
    background: draw(rng, idsOf(BACKGROUNDS)),
  }));
  return shopped(rng, null, { ...names, crew: 'own', recruits }, lent);
}

/** The same, after some things were bought. */
function shopped(rng: Rng, brought: Roster | null, muster: Muster, lent: number): Muster {
  let plan = muster;
  for (let left = rng.int(MOST_BOUGHT + 1); left > 0; left--) {
    const mustering = musteringOf(brought, plan, lent);
    const slot = rng.int(CREW_SIZE);
    const articles = mustering ? articlesFor(at(mustering.roster.members, slot), at(mustering.purses, slot)) : [];
    if (articles.length > 0) plan = { ...plan, bought: [...plan.bought, { slot, article: draw(rng, articles) }] };
  }
  return plan;
}
