import type { AnyFace } from '#engine';
import type { Subject } from '../subject.ts';
import type { Law } from '../violation.ts';
import type { Fault } from './fault.ts';
import { toyFace } from './face.ts';
import {
  keptFace,
  keptSubject,
  keptToy,
  lantern,
  lanternFace,
  newLantern,
  type KeptToy,
  type Lantern,
} from './kept.ts';

type Lanterns = typeof lantern;

/** What a rule set may never have: a memory of its own. */
let handedOut = 0;

/** A toy whose keepsake, or all of it, is changed. */
function fault(
  name: string,
  says: RegExp,
  kept: Partial<Lanterns>,
  broken: Partial<KeptToy> = {},
  law: Law = 'keepsakes',
): Fault {
  return { name, law, says, subject: subjectWith({ ...broken, keepsake: { ...lantern, ...kept } }) };
}

function facing(name: string, says: RegExp, law: Law, face: AnyFace): Fault {
  return { name, law, says, subject: subjectWith({}, face) };
}

function subjectWith(broken: Partial<KeptToy>, face: AnyFace = keptFace): Subject {
  return { ...keptSubject, game: { ...keptToy, ...broken }, face };
}

function handingOut(change: (kept: Lantern) => Lantern | null): Partial<Lanterns> {
  return {
    handOut(state, seat) {
      const kept = lantern.handOut(state, seat);
      return kept && change(kept);
    },
  };
}

export const keptFaults: readonly Fault[] = [
  fault('hands lanterns out while it is played', /is handed out something before the end/, {
    handOut: (state, seat) => state.lanterns[seat] ?? null,
  }),
  fault(
    'keeps the lanterns it was brought',
    /is handed out nothing/,
    handingOut(() => null),
  ),
  fault(
    'adds points to a lantern',
    /does not follow from what was brought/,
    handingOut((kept) => ({ ...kept, points: kept.points + 7 })),
  ),
  fault(
    'begins a lantern of its own where one was brought',
    /does not follow from what was brought/,
    {},
    { setup: (seats, options, rng) => keptToy.setup(seats, options, rng) },
  ),
  fault(
    'hands out what is no JSON',
    /is not plain JSON/,
    handingOut((kept) => ({ ...kept, last: Number.NaN })),
  ),
  fault(
    'cannot read what it handed out',
    /cannot be read/,
    handingOut((kept) => ({ ...kept, flame: '' })),
  ),
  fault('reads a lantern as another', /reads as another: flame/, {
    read(raw) {
      const read = lantern.read(raw);
      return read.ok ? { ok: true, kept: { ...read.kept, flame: 'Flame' } } : read;
    },
  }),
  fault('reads a lantern from anything', /can be read from null/, {
    read: (raw) => {
      const read = lantern.read(raw);
      return read.ok ? read : { ok: true, kept: newLantern('Found') };
    },
  }),
  fault('fails at what is no lantern', /It fails to read/, {
    read(raw) {
      const read = lantern.read(raw);
      if (!read.ok) throw new Error(read.why);
      return read;
    },
  }),
  fault('does not count the matches of a lantern', /Nobody notices that matches was changed/, {
    problem: (before, after) =>
      lantern.problem(before, { ...after, matches: (before?.matches ?? 0) + (after.last === null ? 0 : 1) }),
  }),
  fault('forgets a name', /Renamed, it has other names/, { renamed: (kept, [name = '']) => ({ ...kept, name }) }),
  fault('counts how often it was named', /With the names it has it is another/, {
    renamed: (kept, names) => ({ ...lantern.renamed(kept, names), points: kept.points + 1 }),
  }),
  fault('has two ready-made lanterns of one name', /Two of those ready-made have one name/, {
    readyMade: lantern.readyMade.map(({ hint }) => ({ hint, kept: newLantern('Twin') })),
  }),
  fault('has a ready-made lantern that has seen a match', /does not follow/, {
    readyMade: [{ hint: 'Used', kept: { ...newLantern('Old'), matches: 1 } }],
  }),
  fault(
    'sets up by how often it has done so',
    /set-up is not the same a second time/,
    {},
    {
      setup(seats, options, rng, brought) {
        const begun = keptToy.setup(seats, options, rng, brought);
        return brought ? { ...begun, scores: begun.scores.map(() => handedOut++) } : begun;
      },
    },
    'chance',
  ),
  facing('has no words for a lantern', /has no words for it/, 'keepsakes', toyFace),
  facing('says too much of a lantern', /line of a keepsake is longer/, 'words', {
    ...keptFace,
    keepsake: { ...lanternFace, line: () => 'x'.repeat(101) },
  }),
  facing('draws a lantern beyond its canvas', /picture of the keepsake reaches beyond/, 'pictures', {
    ...keptFace,
    keepsake: { ...lanternFace, scene: (kept: Lantern) => ({ ...lanternFace.scene(kept), height: 40 }) },
  }),
];
