import { idsOf, type Proof } from '#engine';
import { AFFILIATIONS } from './content/affiliations.ts';
import { BACKGROUNDS } from './content/backgrounds.ts';
import { STATUSES } from './content/effects.ts';
import { ATTACHMENTS, CONSUMABLES, GEAR } from './content/goods.ts';
import { MAPS } from './content/maps.ts';
import { SKILLS } from './content/skills.ts';
import { TRAUMA_ROWS } from './content/trauma.ts';
import { WEAPONS } from './content/weapons.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** What comes up in long runs alone: each match uses little of it. */
const RARE: readonly string[] = [
  ...idsOf(BACKGROUNDS).map((id) => `background ${id}`),
  ...idsOf(SKILLS).map((id) => `skill ${id}`),
  ...idsOf(WEAPONS).map((id) => `weapon ${id}`),
  ...idsOf(ATTACHMENTS).map((id) => `attachment ${id}`),
  ...idsOf(GEAR).map((id) => `gear ${id}`),
  ...idsOf(CONSUMABLES).map((id) => `consumable ${id}`),
  ...Array.from({ length: TRAUMA_ROWS }, (_, n) => `trauma ${String(n + 1)}`),
];

/** Random play must reach every map, article, skill, status and row of the Trauma table. */
export const proof: Proof = {
  maxSteps: 6000,
  shortGames: 2,
  games: 30,
  content: {
    ids: [
      ...idsOf(MAPS).map((id) => `map ${id}`),
      ...idsOf(AFFILIATIONS).map((id) => `affiliation ${id}`),
      ...STATUSES.map((status) => `status ${status}`),
      ...RARE,
    ],
    rare: RARE,
    inState: ({ table: { options, crews } }: State) => [
      `map ${options.map}`,
      ...crews.flatMap(({ roster }) =>
        (roster?.members ?? []).flatMap((member) => [
          `affiliation ${member.affiliation}`,
          `background ${member.background}`,
          ...member.skills.map((id) => `skill ${id}`),
          ...member.weapons.flatMap(({ id, attachments }) => [
            `weapon ${id}`,
            ...attachments.map((each) => `attachment ${each}`),
          ]),
          ...member.gear.map((id) => `gear ${id}`),
          ...member.consumables.map((id) => `consumable ${id}`),
        ]),
      ),
    ],
    inEvent: (event: Event) => {
      if (event.kind === 'inflicted') return [`status ${event.status}`];
      return event.kind === 'trauma' && event.row !== null ? [`trauma ${String(event.row)}`] : [];
    },
  },
};
