import { type AnyFace, type Seat, type Viewer, type Weight } from '#engine';
import type { Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';
import { clippedLine } from './clip-lines.ts';
import { gathered, type Told } from './narration.ts';

/** The most characters of a line that tells of several events of one player, where space is short and where it is not. */
const LONGEST_LINE = 240;
export const LONGEST_TOLD = 480;

/** What is left out first. */
const WEIGHTS: readonly Weight[] = ['minor', 'usual', 'score', 'major'];

export interface Digest {
  readonly lines: readonly string[];
  /** How many lines at the beginning tell of the reader, where they are out of order: 0 where the lines are in order of time. */
  readonly ahead: number;
  /** Events left out. */
  readonly more: number;
}

/**
 * At most `most` lines of what happened: what happened to the reader, then what concerns the table and a line for each other
 * player, in order, each player where their last event stands. For the public, all in one order. Where there is no room,
 * minor events are left out first; what happened to the reader counts one step more, and goes last of its weight. `asOwn`
 * marks the first line of what the reader did.
 */
export function digest(
  table: Table,
  reader: Viewer,
  told: readonly Told[],
  most: number,
  { asOwn = (line) => line, longest = LONGEST_LINE }: { asOwn?: (line: string) => string; longest?: number } = {},
): Digest {
  const all = withoutTurns(merged(table.face, told), reader);
  const kept = fitting(table, reader, all, most, longest);
  const first = kept.findIndex(({ by }) => by === reader);
  const marked = kept.map((each, at) => (at === first ? { ...each, line: asOwn(each.line) } : each));
  return {
    lines: linesOf(table, reader, marked, longest),
    ahead: linesAhead(kept, reader),
    more: all.length - kept.length,
  };
}

/** The reader's lines stand first even if something below them happened earlier. */
function linesAhead(told: readonly Told[], reader: Viewer): number {
  if (reader === 'public') return 0;
  const { own } = grouped(told, reader);
  const first = told.findIndex((each) => !own.includes(each));
  const isAhead = first >= 0 && own.some((each) => told.indexOf(each) > first);
  return isAhead ? own.length : 0;
}

/** How many events that is, each run of one event counted once, as a digest of all of it counts them. */
export function eventsIn({ face }: Table, reader: Viewer, told: readonly Told[]): number {
  return withoutTurns(merged(face, told), reader).length;
}

/** The same without the reader's own moves; what they gained when another player's answer settled them is kept. */
export function withoutOwn(told: readonly Told[], reader: Viewer): Told[] {
  return told.filter(({ by, to, cause, weight }) => {
    if (by !== reader || cause === 'stand-in') return true;
    return cause === 'other' && (happenedTo({ to }, reader) || isHeavy(weight));
  });
}

/**
 * Without minor events, where there are heavier ones among these or those that follow; those that a player met with in no step
 * of their own are kept.
 */
export function withoutMinor(told: readonly Told[], next: readonly Told[]): readonly Told[] {
  return [...told, ...next].some(({ weight }) => isHeavy(weight))
    ? told.filter(({ weight, to, cause }) => weight !== 'minor' || (cause === 'other' && to.length > 0))
    : told;
}

/** Whether it decides the game or adds to a score. */
export function isHeavy(weight: Weight): boolean {
  return weight === 'major' || weight === 'score';
}

/**
 * The newest events in one line each, oldest first: at most `most` events, each clipped to two rows, in at most `rows` rows
 * of that many characters. The heaviest of the newest `among` events come first.
 */
export function headlines(
  table: Table,
  told: readonly Told[],
  { most, rows, columns, among }: { most: number; rows: number; columns: number; among: number },
): string[] {
  const newest = merged(table.face, told).slice(-among);
  const lines = newest.map(({ line }) => {
    const whole = plain(line);
    return whole.length <= 2 * columns ? whole : plain(clippedLine(line, 2 * columns));
  });
  const chosen = new Set<number>();
  let left = rows;
  for (const at of heaviestFirst(newest)) {
    const height = Math.ceil((lines[at]?.length ?? 0) / columns);
    if (chosen.size === most || height > left) continue;
    chosen.add(at);
    left -= height;
  }
  return lines.filter((_, at) => chosen.has(at));
}

/** The places of these, the heaviest first, among those of one weight the newest. */
function heaviestFirst(told: readonly Told[]): number[] {
  return WEIGHTS.toReversed().flatMap((weight) =>
    told.flatMap((each, at) => (each.weight === weight ? [at] : [])).toReversed(),
  );
}

/** Without bold and italics: a clipped line would leave them open. */
function plain(line: string): string {
  return line.replaceAll(/(?<!\\)\*/g, '');
}

/** Events that continue an earlier one told as one with it, in the later place; without headings. */
function merged(face: AnyFace, told: readonly Told[]): Told[] {
  const all: Told[] = [];
  for (const later of told) {
    if (later.weight === 'heading') continue;
    const [at, event] = continued(face, all, later);
    if (at >= 0) all.splice(at, 1);
    all.push(
      event === null ? later : { ...later, event, line: face.narrate(event) ?? later.line, weight: face.weight(event) },
    );
  }
  return gathered(all);
}

/** The newest event of the same round that this one continues, and both as one; -1 if there is none. */
function continued(face: AnyFace, all: readonly Told[], { event }: Told): [number, unknown] {
  if (event === null || !face.merge) return [-1, null];
  for (const [at, earlier] of [...all.entries()].toReversed()) {
    if (earlier.opens === 'round') break;
    const both = earlier.event === null ? null : face.merge(earlier.event, event);
    if (both !== null) return [at, both];
  }
  return [-1, null];
}

/**
 * Without the beginnings of turns where anything else happened: what happened to the reader comes first, and would seem to belong
 * to the turn before.
 */
function withoutTurns(told: readonly Told[], reader: Viewer): readonly Told[] {
  const others = told.filter(({ opens }) => opens !== 'turn');
  return reader === 'public' || others.length === 0 ? told : others;
}

/** Those that fit into that many lines, in their order; of one weight, what happened to the reader stays longest, then what they did. */
function fitting(table: Table, reader: Viewer, told: readonly Told[], most: number, longest: number): Told[] {
  const { own } = grouped(told, reader);
  const lightestFirst = WEIGHTS.flatMap((weight) => {
    const light = told.filter((each) => counts(each, reader) === weight);
    const order = (each: Told) => (!own.includes(each) ? 0 : happenedTo(each, reader) ? 2 : 1);
    return light.toSorted((a, b) => order(a) - order(b));
  });
  const kept = new Set(told);
  const now = () => told.filter((each) => kept.has(each));
  for (const each of lightestFirst) {
    const standing = now();
    const { own, ofTable, players } = grouped(standing, reader);
    const tooLong = players.find(([seat, theirs]) => playerLine(table, seat, theirs).length > longest);
    const tooMany = own.length + ofTable.length + players.length > most;
    if (!tooLong && !tooMany) return standing;
    if (tooMany || (tooLong?.[1].includes(each) === true && tooLong[1].length > 1)) kept.delete(each);
  }
  return now();
}

function happenedTo({ to }: Pick<Told, 'to'>, reader: Viewer): boolean {
  return to.some((seat) => seat === reader);
}

/** What happened to the reader counts one step more to them; a minor event in no step of theirs counts two, as they did not see it. */
function counts({ by, cause, weight, to }: Told, reader: Viewer): Weight {
  if (!happenedTo({ to }, reader)) return weight;
  if (weight === 'minor' && by === reader && cause === 'other') return 'score';
  return WEIGHTS[WEIGHTS.indexOf(weight) + 1] ?? weight;
}

/** What happened to the reader, what concerns the table, and what each other player did, minor events of nobody among it. */
function grouped(told: readonly Told[], reader: Viewer) {
  const isOwn = (each: Told) => each.by === reader || happenedTo(each, reader);
  const isOfTable = ({ by, weight }: Told) => by === null || weight === 'major';
  const others = told.filter((each) => !isOwn(each));
  const byPlayer = Map.groupBy(
    others.filter((each) => !isOfTable(each)),
    ({ by }) => by ?? -1,
  );
  return { own: told.filter(isOwn), ofTable: others.filter(isOfTable), players: [...byPlayer] };
}

function linesOf(table: Table, reader: Viewer, told: readonly Told[], longest: number): string[] {
  const { own, ofTable, players } = grouped(told, reader);
  const alone = (group: readonly Told[]) => group.map((each) => ({ last: each, line: each.line }));
  const ofPlayers = players.map(([seat, theirs]) => ({
    last: theirs.at(-1),
    line: clippedLine(playerLine(table, seat, theirs), longest),
  }));
  const at = new Map<Told | undefined, number>(told.map((each, place) => [each, place]));
  const inOrder = (group: typeof ofPlayers) =>
    group.toSorted((a, b) => (at.get(a.last) ?? 0) - (at.get(b.last) ?? 0)).map(({ line }) => line);
  const groups = [alone(own), [...alone(ofTable), ...ofPlayers]];
  return reader === 'public' ? inOrder(groups.flat()) : groups.flatMap(inOrder);
}

/** What one player did, in order: a sentence as it is, several behind the player's name. */
function playerLine(table: Table, seat: Seat, told: readonly Told[]): string {
  const [first, ...more] = told;
  if (first && more.length === 0) return first.line;
  const name = seatName(table, seat);
  const subject = [`${name} `, `The ${name} `];
  const parts = told.map(({ line }) => {
    const before = subject.find((each) => line.startsWith(each));
    // "Blue and Red move": with the name gone, the others would have done it alone.
    return before === undefined || line.startsWith('and ', before.length) ? line : line.slice(before.length);
  });
  return words.play.several(
    name,
    parts.map((part) => part.replace(/\.$/, '')),
    parts[0] !== first?.line,
  );
}
