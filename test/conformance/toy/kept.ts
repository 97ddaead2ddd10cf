import { z } from 'zod';
import {
  boxes,
  SHARED_ICONS,
  type Face,
  type Game,
  type Keepsake,
  type KeepsakeFace,
  type ReadKeepsake,
} from '#engine';
import type { Subject } from '../subject.ts';
import { toyFace } from './face.ts';
import { toy } from './game.ts';
import { at, type ToyAction, type ToyEvent, type ToyOptions, type ToyState } from './state.ts';
import { toySubject } from './subject.ts';
import type { ToyView } from './view.ts';

/** A lantern that a player takes from match to match: one that has seen a match begins with a point more. */
export interface Lantern {
  readonly shape: 1;
  readonly name: string;
  /** What its owner calls its flame. */
  readonly flame: string;
  readonly matches: number;
  /** What it scored in all matches, and in the last of them; `null` where it has seen none. */
  readonly points: number;
  readonly last: number | null;
}

const LANTERN = z.strictObject({
  shape: z.literal(1),
  name: z.string().trim().min(1),
  flame: z.string().trim().min(1),
  matches: z.number().int().nonnegative(),
  points: z.number().int(),
  last: z.number().int().nullable(),
});

export interface KeptState extends ToyState {
  /** The lantern of each seat as it came in. */
  readonly lanterns: readonly Lantern[];
}

export interface KeptView extends ToyView {
  readonly lanterns: readonly Lantern[];
}

export type KeptToy = Game<KeptState, ToyAction, KeptView, ToyEvent, ToyOptions, Lantern>;

export function newLantern(name: string, flame = 'Flame'): Lantern {
  return { shape: 1, name, flame, matches: 0, points: 0, last: null };
}

function start({ matches }: Lantern): number {
  return matches > 0 ? 1 : 0;
}

export const lantern: Keepsake<KeptState, Lantern> = {
  noun: { one: 'lantern', many: 'lanterns' },
  read: readLantern,
  names: ({ name, flame }) => [name, flame],
  renamed: (kept, [name = kept.name, flame = kept.flame]) => ({ ...kept, name, flame }),
  problem(before, { name, matches, points, last }) {
    const [matchesThen, pointsThen] = [before?.matches ?? 0, before?.points ?? 0];
    const isNew = before === null && last === null;
    if (matches !== matchesThen + (isNew ? 0 : 1))
      return `${name}: ${String(matches)} matches, but ${String(matchesThen)} before the last.`;
    if (points !== pointsThen + (last ?? 0))
      return `${name}: ${String(points)} points, but ${String(pointsThen)} and ${String(last ?? 0)} more.`;
    return null;
  },
  handOut(state, seat) {
    if (toy.outcome(state) === null) return null;
    const kept = at(state.lanterns, seat);
    const last = at(state.scores, seat) - start(kept);
    return { ...kept, matches: kept.matches + 1, points: kept.points + last, last };
  },
  readyMade: [
    { hint: 'Burns long', kept: newLantern('Old Faithful', 'Ember') },
    { hint: 'Burns bright', kept: newLantern('Firefly', 'Blaze') },
  ],
};

/** The toy with lanterns to bring and to take home. */
export const keptToy: KeptToy = {
  ...toy,
  id: 'toy-kept',
  keepsake: lantern,
  setup(seats, options, rng, brought) {
    const begun = toy.setup(seats, options, rng);
    const lanterns = begun.hands.map((_, seat) => brought?.[seat] ?? newLantern(`Lantern ${String(seat + 1)}`));
    return { ...begun, lanterns, scores: lanterns.map(start) };
  },
  apply(state, answer, rng) {
    const step = toy.apply(state, answer, rng);
    return { ...step, state: { ...step.state, lanterns: state.lanterns } };
  },
  view: (state, viewer) => ({ ...toy.view(state, viewer), lanterns: state.lanterns }),
  resample: (state, viewer, rng) => ({ ...toy.resample(state, viewer, rng), lanterns: state.lanterns }),
};

export const lanternFace: KeepsakeFace<Lantern> = {
  line: ({ matches, points }) => `${String(matches)} matches · ${String(points)} points`,
  fields: ({ flame, matches, points }) => [
    { name: 'Flame', value: flame },
    { name: 'Matches', value: String(matches) },
    { name: 'Points', value: String(points) },
  ],
  changes: ({ last }) => (last === null ? [] : [`Scored ${String(last)}.`]),
  scene({ name, flame, points }) {
    const sheet = { x: 0, y: 0, width: 600, height: 200 };
    const lines = boxes.rows(boxes.inset(sheet, 20), 2, 10);
    return {
      width: sheet.width,
      height: sheet.height,
      icons: SHARED_ICONS,
      alt: `${name}, whose flame is ${flame}: ${String(points)} points.`,
      shapes: [
        { kind: 'panel', ...sheet, ground: 'hull' },
        { kind: 'text', ...at(lines, 0), text: name, size: 'title', tone: 'bright' },
        { kind: 'text', ...at(lines, 1), text: flame, size: 'body', tone: 'bright' },
      ],
    };
  },
};

export const keptFace: Face<ToyView, ToyAction, ToyEvent> = { ...toyFace, keepsake: lanternFace };

export const keptSubject: Subject = { ...toySubject, game: keptToy, face: keptFace };

function readLantern(raw: unknown): ReadKeepsake<Lantern> {
  const read = LANTERN.safeParse(raw);
  if (read.success) return { ok: true, kept: read.data };
  const older = typeof raw === 'object' && raw !== null && 'shape' in raw && raw.shape === 0;
  return { ok: false, why: older ? 'Lanterns of this old shape are no longer read.' : 'This is no lantern.' };
}
