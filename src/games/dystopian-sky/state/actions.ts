import type { Doing } from '#engine';
import type { AffiliationId } from '../content/affiliations.ts';
import type { BackgroundId } from '../content/backgrounds.ts';
import type { SkillId } from '../content/skills.ts';
import type { Place } from '../map/place.ts';
import type { Article } from '../roster/articles.ts';
import type { UnitId } from './ids.ts';
import type { Stance } from './state.ts';

/** What each action says beside its name. `weapon` and `item` are places in the unit's lists; `null` are its fists. */
export interface Actions {
  /** A ready-made crew, by its place in the list, or one of one's own. */
  crew: { readonly crew: number | 'own' };
  affiliation: { readonly affiliation: AffiliationId };
  background: { readonly background: BackgroundId };
  /** Other names from the generator. */
  names: object;
  /** Chooses again which crew it is. */
  'other-crew': object;
  /** Opens the Armory for a member. */
  armory: { readonly slot: number };
  get: { readonly article: Article };
  leave: object;
  /** The crew is ready. */
  muster: object;
  zone: { readonly zone: number };
  deploy: { readonly to: Place };
  /** The crew gives up (D32). */
  concede: object;
  /** Begins the Phase of a unit. */
  activate: { readonly unit: UnitId };
  /** Dashes in a reaction: opens the question where to. */
  dash: object;
  /** Opens the question which square of a column. */
  column: { readonly column: number };
  go: { readonly to: Place };
  /** Steps over an edge and falls. */
  jump: { readonly to: Place };
  back: object;
  sprint: object;
  attack: { readonly weapon: number | null; readonly target: UnitId };
  throw: { readonly weapon: number; readonly target: UnitId };
  push: { readonly target: UnitId };
  skill: { readonly skill: SkillId; readonly target: UnitId | null };
  consume: { readonly item: number; readonly target: UnitId | null };
  ready: object;
  defend: object;
  ambush: object;
  rest: object;
  rearm: object;
  /** What the unit does when it is attacked, at tables that do not ask. */
  stance: { readonly stance: Stance };
  /** Ends the Phase. */
  done: object;
  reflex: { readonly skill: SkillId };
  pass: object;
  /** No unit of the crew reacts to a blast any more. */
  'pass-all': object;
  /** The unit an Arc jumps to (D34). */
  arc: { readonly unit: UnitId };
}

export type Action<K extends keyof Actions = keyof Actions> = Doing<Actions, K>;

/** The kinds of question; the face has words for each. */
export type Kind = 'muster' | 'zone' | 'deploy' | 'unit' | 'phase' | 'dash' | 'row' | 'reaction' | 'arc';
