import { eventsFor, type Answer, type Viewer } from '../../engine/index.ts';
import type { LogLine } from '../../tables/index.ts';
import { lastDeedOf, readEntry, readEvents, readTableEvent } from '../../tables/index.ts';
import type { Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { seatName } from './names.ts';

/** What one line of the log tells one viewer, sentence by sentence, each repetition counted; often nothing. */
export function narration(table: Table, line: LogLine, viewer: Viewer): string[] {
  return gathered(sentences(table, line, viewer));
}

function sentences(table: Table, line: LogLine, viewer: Viewer): string[] {
  const event = readTableEvent(line);
  if (event) return [words.log.table(event, (seat) => seatName(table, seat))];
  const entry = readEntry(line);
  if (entry?.kind === 'undo') return [words.log.undo(seatName(table, entry.seat))];
  if (entry?.kind === 'rewind') return [words.log.rewind(seatName(table, entry.seat))];
  return narrated(table, eventsFor(readEvents(line), viewer));
}

/** Events in the words of the game; what happened several times in a row is told once. */
export function told(table: Table, events: readonly unknown[]): string[] {
  return gathered(narrated(table, events));
}

function narrated({ face }: Table, events: readonly unknown[]): string[] {
  return events.flatMap((event) => face.narrate(event) ?? []);
}

/**
 * What happened since this person last did anything, oldest first, as this viewer is told it; what happened several times
 * in a row is told once.
 */
export function sinceLastTurn(table: Table, log: readonly LogLine[], player: string, viewer: Viewer): string[] {
  return gathered(log.slice(lastDeedOf(player, log) + 1).flatMap((line) => sentences(table, line, viewer)));
}

/** That somebody took their own answer back, and which: in the words of the question that is open again. */
export function takenBack({ face, game, play }: Table, answer: Answer<unknown> | undefined): string {
  const asked = play?.open.find(({ seat, id }) => seat === answer?.seat && id === answer.decision);
  if (!answer || !play || !asked) return words.play.undone('');
  const view = game.view(play.match.state, answer.seat);
  const labels = answer.actions.map((action) => face.option(view, asked, action).label);
  return words.play.undone(labels.length === 0 ? words.buttons.none : labels.join(', '));
}

function gathered(told: readonly string[]): string[] {
  const runs: { readonly line: string; times: number }[] = [];
  for (const line of told) {
    const latest = runs.at(-1);
    if (latest?.line === line) latest.times++;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times === 1 ? line : words.play.again(line, times)));
}
