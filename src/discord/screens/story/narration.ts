import { time, TimestampStyles } from '@discordjs/formatters';
import { eventsFor, labelsOf, type Answer, type Entry, type Seat, type Viewer, type Weight } from '#engine';
import type { Done, LogLine, PublicStep } from '../../../tables/index.ts';
import { inPlaceOf, readEntry, readEvents, readTableEvent, withoutUndone } from '../../../tables/index.ts';
import type { Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';

/** One sentence of what happened. */
export interface Told extends Happening {
  readonly line: string;
  /** How much it counts where there is no room for everything. */
  readonly weight: Weight;
}

interface Happening {
  /** The seat that acted, if one did. */
  readonly by: Seat | null;
  /** The seats it happened to. */
  readonly to: readonly Seat[];
  /** The round or turn that begins with it. */
  readonly opens: 'round' | 'turn' | null;
  /** The event of the game; `null` for what happened at the table. */
  readonly event: unknown;
  /**
   * Whose step led to it: the reader's own, that of an AI player or an order in the reader's seat, or another one. What follows
   * once a turn or round begins is nobody's own step.
   */
  readonly cause: 'own' | 'stand-in' | 'other';
}

/** Something that concerns the whole table. */
const OF_TABLE: Happening = { by: null, to: [], opens: null, event: null, cause: 'other' };

/** Everything that is told, or only the lines that give a reason: among all the others they would be far apart. */
export type LogKind = 'all' | 'reasons';

/** What one line of the log tells one viewer, with its time; where its reason is wanted, that as well. */
export function toldOf(table: Table, line: LogLine, viewer: Viewer, of: LogKind): string[] {
  const at = time(Math.floor(line.at / 1000), TimestampStyles.ShortTime);
  const told = gathered(of === 'reasons' ? ofStep(table, line, viewer) : marked(table, line, viewer));
  const texts = told.map((each) => `${at} ${each.line}`);
  return of === 'reasons' ? [...texts, ...reasonFor(table, line)] : texts;
}

/**
 * What a line tells; where it was answered in the reader's place, the first sentence of what the reader did says so to that
 * reader alone.
 */
function marked(table: Table, line: LogLine, viewer: Viewer): Told[] {
  const all = sentences(table, line, viewer);
  const by = readEntry(line)?.seat === viewer ? inPlaceOf(line) : null;
  if (!by) return all;
  const deed = Math.max(
    0,
    all.findIndex((each) => each.by === viewer),
  );
  return all.map((each, at) => (at === deed ? { ...each, line: words.orders.inPlace[by](each.line) } : each));
}

/** What a step led to before the next turn or round began: the reason for the step follows it. */
function ofStep(table: Table, line: LogLine, viewer: Viewer): Told[] {
  const all = sentences(table, line, viewer);
  const next = all.findIndex(({ opens }) => opens !== null);
  return next < 0 ? all : all.slice(0, next);
}

/** The reason for an answer, with its seat. */
function reasonFor(table: Table, line: LogLine): string[] {
  const seat = readEntry(line)?.seat;
  return line.why === null || seat === undefined ? [] : [words.ai.why(seatName(table, seat), line.why)];
}

/** What one line of the log tells one viewer, sentence by sentence, each repetition counted; often nothing. */
export function narration(table: Table, line: LogLine, viewer: Viewer): string[] {
  return gathered(sentences(table, line, viewer)).map((each) => each.line);
}

/** The same unrepeated, each with the seats it concerns. */
export function sentences(table: Table, line: LogLine, viewer: Viewer): Told[] {
  const event = readTableEvent(line);
  if (event) return [{ ...OF_TABLE, line: words.log.table(event, (seat) => seatName(table, seat)), weight: 'major' }];
  const entry = readEntry(line);
  if (entry?.kind === 'undo') return undone(table, entry, viewer);
  if (entry?.kind === 'rewind')
    return [
      { ...OF_TABLE, line: words.log.rewind(seatName(table, entry.seat), entry.agreed === true), weight: 'major' },
      ...lossOf(entry, viewer),
    ];
  const cause = entry?.seat !== viewer ? 'other' : line.player === null || inPlaceOf(line) ? 'stand-in' : 'own';
  return narrated(table, eventsFor(readEvents(line), viewer), cause);
}

/** That a step was undone: told to everybody if others knew of it, and to each player who lost something by it. */
function undone(table: Table, entry: Entry<unknown> & { kind: 'undo' }, viewer: Viewer): Told[] {
  const loss = lossOf(entry, viewer);
  if (entry.quiet && viewer !== entry.seat && loss.length === 0) return [];
  const line = words.log.undo(seatName(table, entry.seat));
  const cause = entry.seat === viewer ? 'own' : 'other';
  return [{ ...OF_TABLE, line, weight: 'usual', by: entry.seat, cause }, ...loss];
}

function lossOf({ lost = [] }: { readonly lost?: readonly Seat[] }, viewer: Viewer): Told[] {
  const to = lost.filter((seat) => seat === viewer);
  return to.length > 0 ? [{ ...OF_TABLE, line: words.log.lost, weight: 'major', to }] : [];
}

/** These events in the words of the game. */
export function narratedOf(table: Pick<Table, 'face'>, events: readonly unknown[]): Told[] {
  return narrated(table, events, 'other');
}

/** The events of the reader's own step in the words of the game. */
export function told(table: Table, events: readonly unknown[]): Told[] {
  return narrated(table, events, 'own');
}

function narrated({ face }: Pick<Table, 'face'>, events: readonly unknown[], stepOf: Told['cause']): Told[] {
  let cause = stepOf;
  return events.flatMap((event) => {
    const line = face.narrate(event);
    if (line === null) return [];
    const { by = null, to = [], opens = null } = face.about(event);
    if (opens !== null && cause === 'own') cause = 'other';
    return [{ line, weight: face.weight(event), by, to, opens, event, cause }];
  });
}

/**
 * What happened after the line at that index of the log and still counts, oldest first, as this viewer is told it; only what
 * happened after a revision, where one is given.
 */
export function toldAfter(table: Table, log: readonly LogLine[], at: number, viewer: Viewer, after = 0): Told[] {
  return withoutUndone(log.slice(at + 1))
    .filter(({ revision }) => revision > after)
    .flatMap((line) => sentences(table, line, viewer));
}

/**
 * The answer at that index of the log and all it led to: a roll, a whole upkeep, or everybody's plans, which would otherwise
 * be gone before they are read where somebody else acts right after. Nothing if it was undone, or is no answer.
 */
export function stepAt(table: Table, log: readonly LogLine[], at: number, viewer: Viewer): Told[] {
  const step = log[at];
  return step && readEntry(step)?.kind === 'answer' && withoutUndone(log).includes(step)
    ? sentences(table, step, viewer)
    : [];
}

/** The most sentences a result tells of the game. */
const MOST_MOMENTS = 3;

/** The newest major events of a finished match, oldest first, without the step that ended it: the result tells of that. */
export function bestMoments(table: Table, steps: readonly PublicStep[]): readonly string[] {
  const before = table.ending?.kind === 'played' ? steps.slice(0, -1) : steps;
  const major = before
    .flatMap(({ events }) => narrated(table, events, 'other'))
    .filter(({ weight }) => weight === 'major');
  return major.slice(-MOST_MOMENTS).map(({ line }) => line);
}

/** That somebody took their own answer back, and which: in the words of the question that is open again. */
export function takenBack({ face, game, play }: Table, answer: Answer<unknown> | undefined): string {
  const asked = play?.open.find(({ seat, id }) => seat === answer?.seat && id === answer.decision);
  if (!answer || !play || !asked) return words.play.undone('');
  const view = game.view(play.match.state, answer.seat);
  const labels = labelsOf(face, view, asked, answer.actions);
  return words.play.undone(labels.length === 0 ? words.buttons.none : labels.join(', '));
}

/** Which answer was given, in the words it was offered with. */
export function chosen(
  { face, game }: Pick<Table, 'face' | 'game'>,
  { before: { match, open }, answer }: NonNullable<Extract<Done, { ok: true }>['answered']>,
): string {
  const asked = open.find(({ seat, id }) => seat === answer.seat && id === answer.decision);
  const labels = asked ? labelsOf(face, game.view(match.state, answer.seat), asked, answer.actions) : [];
  return words.play.chosen(labels.length === 0 ? words.buttons.none : labels.join(', '));
}

/** Each run of the same sentence once, with how often it was said. */
export function gathered(told: readonly Told[]): Told[] {
  const runs: { readonly said: Told; times: number }[] = [];
  for (const said of told) {
    const latest = runs.at(-1);
    if (latest?.said.line === said.line) latest.times++;
    else runs.push({ said, times: 1 });
  }
  return runs.map(({ said, times }) => (times === 1 ? said : { ...said, line: words.play.again(said.line, times) }));
}
