import { time, TimestampStyles } from '@discordjs/formatters';
import { clipped, eventsFor, seats, type Addressed, type Viewer } from '#engine';
import { readEvents, type LogLine, type Table } from '../../../tables/index.ts';
import type { CustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';
import { button, buttonRows, codeBlock, COLOURS, fitted, LIMITS, lines, type Screen } from '../screen.ts';
import { gathered, narratedOf, type Told } from './narration.ts';

/** Who a replay is for: a seat, anybody, or, once the game is over, somebody who may know everything. */
export type ReplayReader = Viewer | 'everything';

/** One position of a replay. */
export interface ReplayView {
  /** The revision of the step that led to it; 0 for the beginning of the game. */
  readonly revision: number;
  /** When that step was made, in ms since 1970; `null` for the beginning. */
  readonly at: number | null;
  readonly told: readonly Told[];
  /** The state of the match; `null` where today's rules do not lead there. */
  readonly state: { readonly of: unknown } | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A position of the game with what led to it, and the buttons to the others. */
export function replayScreen(table: Table, reader: ReplayReader, view: ReplayView): Screen {
  const { face, game, record } = table;
  const seen = view.state && viewOf(table, reader, view.state.of);
  const board = seen && face.board(seen.view);
  const told = gathered(view.told).map(({ line }) => `- ${line}`);
  const embed = (withMap: boolean) => ({
    title: words.replay.title(face.name),
    color: COLOURS.panel,
    description: clipped(
      lines(
        seen ? `**${face.status(seen.view)}**` : words.replay.lost,
        view.at !== null && `-# ${time(Math.floor(view.at / 1000), TimestampStyles.LongDateShortTime)}`,
        ...(view.revision === 0 ? [words.replay.first] : told),
        withMap && board && codeBlock(board.text),
        withMap && board?.legend,
      ),
      LIMITS.description,
    ),
    ...(reader === 'everything' ? { footer: { text: words.replay.all } } : {}),
  });
  const [beside] = fitted([embed(false)]);
  const go = (where: CustomId<'replay'>['go'], label: string, disabled: boolean) =>
    button({ verb: 'replay', table: record.id, revision: view.revision, go: where }, label, 'quiet', disabled);
  return {
    content: '',
    embeds: fitted([embed(true)]),
    ...(seen && { pictures: [{ name: 'replay.png', scene: face.scene(seen.view), ...(beside && { beside }) }] }),
    opens: { table: record.id, what: 'replay', revision: record.revision },
    components: buttonRows([
      go('first', words.buttons.first, view.isFirst),
      go('back', words.buttons.stepBack, view.isFirst),
      go('forward', words.buttons.stepForward, view.isLast),
      go('turn', words.buttons.nextTurn, view.isLast),
      go('last', words.buttons.last, view.isLast),
    ]),
  };

  function viewOf({ play }: Table, viewer: ReplayReader, state: unknown) {
    if (viewer !== 'everything') return { view: game.view(state, viewer) };
    return face.final(seats(play?.match.seats ?? 0).map((seat) => game.view(state, seat)));
  }
}

/** What a step tells somebody who replays it; nothing where it showed them nothing. */
export function replayed(table: Table, line: LogLine, reader: ReplayReader): Told[] {
  const events = readEvents(line);
  if (reader !== 'everything') return narratedOf(table, eventsFor(events, reader));
  return events.flatMap((each) => uncovered(table, each));
}

/** An event as everybody may know it once the game is over: a private one in its owner's words, under the owner's name. */
function uncovered(table: Table, each: Addressed<unknown>): Told[] {
  const { to, event } = each;
  if (to === 'all') return narratedOf(table, [event]);
  const own = narratedOf(table, [event]).map((told) => ({
    ...told,
    line: words.replay.onlyFor(seatName(table, to), told.line),
  }));
  return own.length > 0 || each.others === null ? own : narratedOf(table, [each.others]);
}
