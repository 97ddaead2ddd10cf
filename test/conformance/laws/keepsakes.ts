import { ROOM, seats, type AnyFace, type Keepsake } from '#engine';
import { difference, inWords, shown } from '../difference.ts';
import { changedNumbers } from '../leaves.ts';
import type { Moment } from '../moment.ts';
import { frozen, frozenPlain } from '../plain.ts';
import type { Subject } from '../subject.ts';
import { Violation } from '../violation.ts';
import { whole } from './pictures.ts';
import { fieldsFit, fits, spoken } from './words.ts';

type AnyKeepsake = Keepsake<unknown, unknown>;

/** What nobody ever took home. */
const NONSENSE: readonly unknown[] = [null, undefined, 0, 'x', true, [], {}, [1], { unheard: 'of' }, { shape: 1e9 }];

/** The longest name that a person can give. */
const LONG = 'W'.repeat(ROOM.keepsakeName);
/** A name that has all that names may have: other scripts, emoji, every sign. */
const ODD = ' Ünï-d’Or & Ко., 宇宙? 🦊+1!';

/** Before any game: what is ready-made can be brought, what never was a keepsake cannot, and the face has words for it. */
export function keepsakesAreSound({ game: { keepsake }, face }: Subject): void {
  if (!keepsake) return;
  const { noun, readyMade } = keepsake;
  if (face && !face.keepsake) broken('The face has no words for it');
  if ([noun.one, noun.many].some((word) => !/^[a-z][a-z ]*$/.test(word))) broken(`It is called ${shown(noun)}`);
  for (const raw of NONSENSE) if (readSafely(keepsake, raw).ok) broken(`It can be read from ${shown(raw)}`);
  if (readyMade.length === 0 || readyMade.length > ROOM.values)
    broken(`${String(readyMade.length)} of them are ready-made`);
  const named = readyMade.map(({ kept }) => keepsake.names(kept)[0]);
  if (new Set(named).size < named.length) broken('Two of those ready-made have one name');
  for (const { hint, kept } of readyMade) {
    fits('The hint of a ready-made keepsake', hint, ROOM.keepsakeLine);
    isSound(keepsake, face, null, kept);
  }
}

/** Nobody takes anything home from a match that is not over. */
export function nothingIsHandedOutBeforeTheEnd({ game, match, outcome }: Moment): void {
  if (outcome !== null) return;
  const early = seats(match.seats).find((seat) => (game.keepsake?.handOut(match.state, seat) ?? null) !== null);
  if (early !== undefined) broken(`Seat ${String(early)} is handed out something before the end`);
}

/** What each seat takes home from a match that is over, proven to follow from what it brought. */
export function takenHome({ subject: { face }, game: { keepsake }, match, plan }: Moment): readonly unknown[] {
  if (!keepsake) return [];
  return seats(match.seats).map((seat) => {
    const kept = keepsake.handOut(match.state, seat);
    if (kept === null) broken(`Seat ${String(seat)} is handed out nothing`);
    isSound(keepsake, face, plan.brought?.[seat] ?? null, kept);
    return kept;
  });
}

/** A version is plain JSON, reads as it is, follows from the one before it, and no longer does with any figure changed. */
function isSound(keepsake: AnyKeepsake, face: AnyFace | undefined, before: unknown, kept: unknown): void {
  const flaw = frozenPlain(kept);
  if (flaw !== null) broken(`What is handed out is not plain JSON: ${flaw}`);
  followsAs(keepsake, before, kept);
  for (const changed of changedNumbers(kept)) {
    const read = readSafely(keepsake, changed.value);
    if (read.ok && keepsake.problem(before, read.kept) === null)
      broken(`Nobody notices that ${changed.path.join('.')} was changed`);
  }
  const names = keepsake.names(kept);
  const differing = difference(keepsake.renamed(kept, names), kept);
  if (differing) broken(`With the names it has it is another: ${inWords(differing)}`);
  const renamed = [LONG, ODD].map((name) => {
    const others = names.map((_, n) => `${String(n)}${name}`.slice(0, ROOM.keepsakeName));
    const other = frozen(keepsake.renamed(kept, others));
    if (difference(keepsake.names(other), others)) broken('Renamed, it has other names than were given');
    followsAs(keepsake, before, other);
    return other;
  });
  if (face?.keepsake) for (const each of [kept, ...renamed]) isPutIntoWords(face.keepsake, each);
}

function followsAs(keepsake: AnyKeepsake, before: unknown, kept: unknown): void {
  const read = readSafely(keepsake, JSON.parse(JSON.stringify(kept)));
  if (!read.ok) broken(`What is handed out cannot be read: ${read.why}`);
  const differing = difference(kept, read.kept);
  if (differing) broken(`What is handed out reads as another: ${inWords(differing)}`);
  const problem = keepsake.problem(before, read.kept);
  if (problem !== null) broken(`What is handed out does not follow from what was brought: ${problem}`);
}

function isPutIntoWords(face: NonNullable<AnyFace['keepsake']>, kept: unknown): void {
  const said = spoken('a keepsake', () => ({
    line: face.line(kept),
    fields: face.fields(kept),
    changes: face.changes(kept),
    scene: face.scene(kept),
  }));
  fits('The line of a keepsake', said.line, ROOM.keepsakeLine);
  fieldsFit('A keepsake', said.fields);
  for (const line of said.changes) fits('A change of a keepsake', line, ROOM.fieldValue);
  whole('keepsake', said.scene);
}

function readSafely(keepsake: AnyKeepsake, raw: unknown): ReturnType<AnyKeepsake['read']> {
  try {
    return keepsake.read(raw);
  } catch (error) {
    broken(`It fails to read ${shown(raw)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function broken(what: string): never {
  throw new Violation('keepsakes', `${what}.`);
}
