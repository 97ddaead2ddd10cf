import { at, sameJson, withAt } from '#engine';
import { affiliation, type AffiliationId } from '../content/affiliations.ts';
import type { BackgroundId } from '../content/backgrounds.ts';
import type { ConsumableId } from '../content/goods.ts';
import type { WeaponId } from '../content/weapons.ts';
import { articlesFor, priceOf, withArticle, type Article } from './articles.ts';
import { LEVEL_CREDITS, levelledUp } from './levels.ts';
import { CREW_SIZE, type Member, type Roster } from './roster.ts';

/** Credits and skill points of a new unit (D30). */
const FIRST_CREDITS = 600;
const FIRST_POINTS = 1;

/** A crew as it is founded: who its members are, the Captain first. */
export interface Founding {
  readonly name: string;
  readonly members: readonly Recruit[];
}

export interface Recruit {
  readonly name: string;
  readonly affiliation: AffiliationId;
  readonly background: BackgroundId;
}

/** What a member of the crew got in the Armory. */
export interface Purchase {
  readonly slot: number;
  readonly article: Article;
}

/** What a muster does to a crew. */
export interface MusterChange {
  /** `null` for a crew that was there before. */
  readonly founding: Founding | null;
  /** Credits lent to each member for this match, as the crew is weaker than another (D31). What is left goes back. */
  readonly lent: number;
  /** In the order bought. */
  readonly bought: readonly Purchase[];
  /** The Health that each member's new levels brought; empty until it is rolled. */
  readonly grown: readonly (readonly number[])[];
}

/** What a match does to a member. */
export interface MemberResult {
  readonly xp: number;
  /** The row of the Trauma table. */
  readonly trauma: number | null;
  readonly thrown: readonly WeaponId[];
  readonly consumed: readonly ConsumableId[];
}

/** What the last match did to a crew; `results` is `null` where it has played none yet. */
export interface Change extends MusterChange {
  readonly results: readonly MemberResult[] | null;
}

/** A crew while it is mustered, and the credits each member can still spend. */
export interface Mustering {
  readonly roster: Roster;
  readonly purses: readonly number[];
}

/** A change that cannot follow from the crew before it. Its message is a sentence for the crew's owner. */
export class DoesNotAddUp extends Error {}

/** A new crew (rules: Using the Roster): Captains start at level 2, and everybody knows the affiliation's bonus skill. */
function founded({ name, members }: Founding): Roster {
  if (members.length !== CREW_SIZE) throw new DoesNotAddUp(`A crew has ${String(CREW_SIZE)} members.`);
  return {
    name,
    members: members.map((recruit, slot) => ({
      name: recruit.name,
      affiliation: recruit.affiliation,
      background: recruit.background,
      level: slot === 0 ? 2 : 1,
      xp: 0,
      points: FIRST_POINTS,
      credits: FIRST_CREDITS + (slot === 0 ? LEVEL_CREDITS : 0),
      grown: [],
      traumas: [],
      skills: [affiliation(recruit.affiliation).bonus],
      weapons: [],
      gear: [],
      consumables: [],
    })),
  };
}

/** The crew with what a muster did so far. `before` is `null` for a new one. Throws DoesNotAddUp. */
export function mustered(before: Roster | null, { founding, lent, bought, grown }: MusterChange): Mustering {
  const start = founding === null ? before : founded(founding);
  if (start === null) throw new DoesNotAddUp('A crew without a past has to be founded.');
  const raised = start.members.map(levelledUp);
  let roster: Roster = { name: start.name, members: raised };
  let purses = raised.map(({ credits }) => credits + lent);
  for (const { slot, article } of bought) {
    const member = at(roster.members, slot);
    const purse = at(purses, slot);
    if (!articlesFor(member, purse).some((offered) => offered.kind === article.kind && sameJson(offered, article)))
      throw new DoesNotAddUp(`${member.name} could not get ${JSON.stringify(article)}.`);
    purses = withAt(purses, slot, purse - priceOf(member, article));
    roster = { ...roster, members: withAt(roster.members, slot, withArticle(member, article)) };
  }
  const members = roster.members.map((member, slot) => ({
    ...member,
    credits: Math.min(member.credits, at(purses, slot)),
    grown: [...member.grown, ...(grown[slot] ?? [])],
  }));
  return { roster: { ...roster, members }, purses };
}

/** The crew after a match. Throws DoesNotAddUp. */
export function afterMatch({ name, members }: Roster, results: readonly MemberResult[]): Roster {
  return {
    name,
    members: members.map((member, slot) => {
      const { xp, trauma, thrown, consumed } = at(results, slot);
      return {
        ...member,
        xp: member.xp + xp,
        traumas: trauma === null ? member.traumas : [...member.traumas, trauma],
        weapons: thrown.reduce((left, id) => withoutFirst(left, (owned) => owned.id === id, member), member.weapons),
        consumables: consumed.reduce(
          (left, id) => withoutFirst(left, (owned) => owned === id, member),
          member.consumables,
        ),
      };
    }),
  };
}

function withoutFirst<T>(list: readonly T[], isIt: (item: T) => boolean, { name }: Member): readonly T[] {
  const place = list.findIndex(isIt);
  if (place < 0) throw new DoesNotAddUp(`${name} used up something that was not in the inventory.`);
  return list.filter((_, other) => other !== place);
}
