import { z } from 'zod';
import { idsOf, ROOM, type ReadKeepsake } from '#engine';
import { AFFILIATIONS } from '../content/affiliations.ts';
import { BACKGROUNDS } from '../content/backgrounds.ts';
import { ATTACHMENTS, CONSUMABLES, GEAR } from '../content/goods.ts';
import { SKILLS } from '../content/skills.ts';
import { TRAUMA_ROWS } from '../content/trauma.ts';
import { WEAPONS } from '../content/weapons.ts';
import type { Change } from './change.ts';
import { CREW_SIZE, type Roster } from './roster.ts';

/** A crew between matches: its Roster, and what its last match did to it. */
export interface Kept {
  readonly roster: Roster;
  readonly last: Change;
}

/** Levels a crew can reach; nobody plays that many matches. */
const MOST = 1000;
const COUNT = z.int().min(0).max(100_000);
/** What a name may hold is for those to judge who let people type it. */
const NAME = z.string().min(1).max(ROOM.keepsakeName);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MOST);
const ofFour = <T extends z.ZodType>(item: T) => z.array(item).length(CREW_SIZE);

const OwnedWeaponSchema = z.strictObject({
  id: z.enum(idsOf(WEAPONS)),
  upgrades: COUNT,
  attachments: list(z.enum(idsOf(ATTACHMENTS))),
});

const TraumaSchema = z.int().min(1).max(TRAUMA_ROWS);

const MemberSchema = z.strictObject({
  name: NAME,
  affiliation: z.enum(idsOf(AFFILIATIONS)),
  background: z.enum(idsOf(BACKGROUNDS)),
  level: z.int().min(1).max(MOST),
  xp: COUNT,
  points: COUNT,
  credits: COUNT,
  grown: list(COUNT),
  traumas: list(TraumaSchema),
  skills: list(z.enum(idsOf(SKILLS))),
  weapons: list(OwnedWeaponSchema),
  gear: list(z.enum(idsOf(GEAR))),
  consumables: list(z.enum(idsOf(CONSUMABLES))),
});

const RecruitSchema = z.strictObject({
  name: NAME,
  affiliation: z.enum(idsOf(AFFILIATIONS)),
  background: z.enum(idsOf(BACKGROUNDS)),
});

const ArticleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weapon'), id: z.enum(idsOf(WEAPONS)) }),
  z.strictObject({ kind: z.literal('gear'), id: z.enum(idsOf(GEAR)) }),
  z.strictObject({ kind: z.literal('consumable'), id: z.enum(idsOf(CONSUMABLES)) }),
  z.strictObject({ kind: z.literal('skill'), id: z.enum(idsOf(SKILLS)) }),
  z.strictObject({ kind: z.literal('attachment'), id: z.enum(idsOf(ATTACHMENTS)), weapon: COUNT }),
  z.strictObject({ kind: z.literal('upgrade'), weapon: COUNT }),
]);

const ResultSchema = z.strictObject({
  xp: COUNT,
  trauma: TraumaSchema.nullable(),
  thrown: list(z.enum(idsOf(WEAPONS))),
  consumed: list(z.enum(idsOf(CONSUMABLES))),
});

const KeptSchema = z.strictObject({
  roster: z.strictObject({ name: NAME, members: ofFour(MemberSchema) }),
  last: z.strictObject({
    founding: z.strictObject({ name: NAME, members: ofFour(RecruitSchema) }).nullable(),
    lent: COUNT,
    bought: list(
      z.strictObject({
        slot: z
          .int()
          .min(0)
          .max(CREW_SIZE - 1),
        article: ArticleSchema,
      }),
    ),
    grown: list(list(COUNT)),
    results: ofFour(ResultSchema).nullable(),
  }),
}) satisfies z.ZodType<Kept>;

/** A crew from stored or imported JSON; else what is wrong with it. */
export function readKept(raw: unknown): ReadKeepsake<Kept> {
  const read = KeptSchema.safeParse(raw);
  if (read.success) return { ok: true, kept: read.data };
  const path = read.error.issues[0]?.path ?? [];
  return {
    ok: false,
    why: path.length === 0 ? 'This is not a crew.' : `${path.join('.')} is not what a crew has there.`,
  };
}
