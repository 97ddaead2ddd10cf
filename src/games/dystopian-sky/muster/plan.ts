import { at, seats } from '#engine';
import type { AffiliationId } from '../content/affiliations.ts';
import type { BackgroundId } from '../content/backgrounds.ts';
import { newCrewName, newUnitName } from '../content/names.ts';
import { READY_MADE } from '../content/ready-made.ts';
import { mustered, type Founding, type Mustering, type MusterChange, type Purchase } from '../roster/change.ts';
import { CREW_SIZE, type Roster } from '../roster/roster.ts';

/** What a seat has decided in the muster so far; sealed until all are ready. */
export interface Muster {
  /** A ready-made crew by its place in the list, or one of its own; `null` until chosen, and for a crew brought along. */
  readonly crew: number | 'own' | null;
  /** The members of a crew of its own, as far as they are chosen. */
  readonly recruits: readonly { readonly affiliation: AffiliationId; readonly background: BackgroundId | null }[];
  /** Which names the generator gives. */
  readonly names: number;
  readonly bought: readonly Purchase[];
  /** Whose place in the Armory is open. */
  readonly shopper: number | null;
}

/** Names that the generator may begin with. */
export const NAMES = 1000;

/** What is chosen next. */
export type Page = 'crew' | 'affiliation' | 'background' | 'ready' | 'armory';

export function emptyMuster(names: number): Muster {
  return { crew: null, recruits: [], names, bought: [], shopper: null };
}

/** What a muster asks now. `brought` is the crew brought along, `null` for none. */
export function pageOf(brought: Roster | null, { crew, recruits, shopper }: Muster): Page {
  if (brought === null && crew === null) return 'crew';
  if (crew === 'own') {
    if (recruits.at(-1)?.background === null) return 'background';
    if (recruits.length < CREW_SIZE) return 'affiliation';
  }
  return shopper === null ? 'ready' : 'armory';
}

/** The crew as it is mustered so far; `null` while its members are not known. */
export function musteringOf(brought: Roster | null, muster: Muster, lent: number): Mustering | null {
  const page = pageOf(brought, muster);
  if (page !== 'ready' && page !== 'armory') return null;
  const found = known.get(muster);
  if (found?.brought === brought && found.lent === lent) return found.mustering;
  const mustering = mustered(brought, musterChange(brought, muster, lent, []));
  known.set(muster, { brought, lent, mustering });
  return mustering;
}

/** What was mustered of a crew: the options, the words and the AI players ask for it. */
interface Known {
  readonly brought: Roster | null;
  readonly lent: number;
  readonly mustering: Mustering;
}

const known = new WeakMap<Muster, Known>();

/** What a finished muster does to the crew. */
export function musterChange(
  brought: Roster | null,
  muster: Muster,
  lent: number,
  grown: readonly (readonly number[])[],
): MusterChange {
  return { founding: brought === null ? foundingOf(muster) : null, lent, bought: muster.bought, grown };
}

/** What a ready-made crew buys at first. */
export function readyMadePurchases(crew: number): readonly Purchase[] {
  return at(READY_MADE, crew).members.flatMap(({ buys }, slot) => buys.map((article) => ({ slot, article })));
}

/** A ready-made crew as it is founded. */
export function readyMadeFounding(crew: number): Founding {
  const { name, members } = at(READY_MADE, crew);
  return { name, members: members.map(({ buys: _, ...recruit }) => recruit) };
}

function foundingOf({ crew, recruits, names }: Muster): Founding {
  if (typeof crew === 'number') return readyMadeFounding(crew);
  return {
    name: newCrewName(names),
    members: seats(CREW_SIZE).map((slot) => {
      const { affiliation, background } = at(recruits, slot);
      if (background === null) throw new Error('A member has no background yet.');
      return { name: newUnitName(names * CREW_SIZE + slot), affiliation, background };
    }),
  };
}
