import { time, TimestampStyles } from '@discordjs/formatters';
import { eventsFor, labelsOf, type Answer, type Entry, type Seat, type Viewer, type Weight } from '#engine';
import type { LogLine, PublicStep } from '../../../tables/index.ts';
import { lastDeedOf, readEntry, readEvents, readTableEvent } from '../../../tables/index.ts';
import type { Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';
import type { LogKind } from './log.ts';

/** One sentence of what happened. */
export interface Told {
  readonly line: string;
  /** How much it counts where there is no room for everything. */
  readonly weight: Weight;
}

/** What one line of the log tells one viewer, with its time; where its reason is wanted, that as well. */
export function toldOf(table: Table, line: LogLine, viewer: Viewer, of: LogKind): string[] {
  const at = time(Math.floor(line.at / 1000), TimestampStyles.ShortTime);
  const told = narration(table, line, viewer).map((text) => `${at} ${text}`);
  return of === 'reasons' ? [...told, ...reasonFor(table, line)] : told;
}

/** The reason for an answer, with its seat: the narration may end with the next player's turn. */
function reasonFor(table: Table, line: LogLine): string[] {
  const seat = readEntry(line)?.seat;
  return line.why === null || seat === undefined ? [] : [words.ai.why(seatName(table, seat), line.why)];
}

/** What one line of the log tells one viewer, sentence by sentence, each repetition counted; often nothing. */
export function narration(table: Table, line: LogLine, viewer: Viewer): string[] {
  return gathered(sentences(table, line, viewer)).map((each) => each.line);
}

function sentences(table: Table, line: LogLine, viewer: Viewer): Told[] {
  const event = readTableEvent(line);
  if (event) return [{ line: words.log.table(event, (seat) => seatName(table, seat)), weight: 'major' }];
  const entry = readEntry(line);
  if (entry?.kind === 'undo') return undone(table, entry, viewer);
  if (entry?.kind === 'rewind')
    return [{ line: words.log.rewind(seatName(table, entry.seat)), weight: 'major' }, ...lossOf(entry, viewer)];
  return narrated(table, eventsFor(readEvents(line), viewer));
}

/** That a step was undone: told to everybody if others knew of it, and to each player who lost something by it. */
function undone(table: Table, entry: Entry<unknown> & { kind: 'undo' }, viewer: Viewer): Told[] {
  const loss = lossOf(entry, viewer);
  if (entry.quiet && viewer !== entry.seat && loss.length === 0) return [];
  return [{ line: words.log.undo(seatName(table, entry.seat)), weight: 'usual' }, ...loss];
}

function lossOf({ lost }: { readonly lost?: readonly Seat[] }, viewer: Viewer): Told[] {
  return lost?.some((seat) => seat === viewer) ? [{ line: words.log.lost, weight: 'major' }] : [];
}

/** Events in the words of the game; what happened several times in a row is told once. */
export function told(table: Table, events: readonly unknown[]): Told[] {
  return gathered(narrated(table, events));
}

function narrated({ face }: Table, events: readonly unknown[]): Told[] {
  return events.flatMap((event) => {
    const line = face.narrate(event);
    return line === null ? [] : [{ line, weight: face.weight(event) }];
  });
}

/**
 * What happened since this person last did anything, oldest first, as this viewer is told it; what happened several times
 * in a row is told once.
 */
export function sinceLastDeed(table: Table, log: readonly LogLine[], player: string, viewer: Viewer): Told[] {
  return gathered(log.slice(lastDeedOf(player, log) + 1).flatMap((line) => sentences(table, line, viewer)));
}

/**
 * The same with the last answer itself and all it led to: a whole upkeep, or everybody's plans, which would otherwise
 * be gone before they are read where somebody else acts right after.
 */
export function sinceLastTurn(table: Table, log: readonly LogLine[], player: string, viewer: Viewer): Told[] {
  const last = log[lastDeedOf(player, log)];
  const own = last && readEntry(last)?.kind === 'answer' ? sentences(table, last, viewer) : [];
  return gathered([...own, ...sinceLastDeed(table, log, player, viewer)]);
}

/** The lightest first. */
const WEIGHTS: readonly Weight[] = ['minor', 'usual', 'major'];

/** At most `most` sentences in their order, and the number left out: minor ones first, then the oldest of each weight. */
export function recap(
  told: readonly Told[],
  most: number,
): { readonly lines: readonly string[]; readonly more: number } {
  const byWeight = WEIGHTS.flatMap((weight) => told.filter((each) => each.weight === weight));
  // That there is one more would take as much room as the one.
  const left = told.length === most + 1 ? [] : byWeight.slice(0, Math.max(0, told.length - most));
  const kept = told.filter((each) => !left.includes(each));
  return { lines: kept.map(({ line }) => line), more: left.length };
}

/** The most sentences a result tells of the game. */
const MOST_MOMENTS = 3;

/** The newest major events of a finished match, oldest first, without the step that ended it: the result tells of that. */
export function bestMoments(table: Table, steps: readonly PublicStep[]): readonly string[] {
  const before = table.ending?.kind === 'played' ? steps.slice(0, -1) : steps;
  const major = before.flatMap(({ events }) => narrated(table, events)).filter(({ weight }) => weight === 'major');
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

/** Each run of the same sentence once, with how often it was said. */
function gathered(told: readonly Told[]): Told[] {
  const runs: { readonly said: Told; times: number }[] = [];
  for (const said of told) {
    const latest = runs.at(-1);
    if (latest?.said.line === said.line) latest.times++;
    else runs.push({ said, times: 1 });
  }
  return runs.map(({ said, times }) => (times === 1 ? said : { ...said, line: words.play.again(said.line, times) }));
}
