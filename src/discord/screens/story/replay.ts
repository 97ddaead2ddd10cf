import { time, TimestampStyles } from '@discordjs/formatters';
import { clipped, seats, type Addressed } from '#engine';
import { shownEvents, type ReplayReader, type Table } from '../../../tables/index.ts';
import type { CustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';
import { button, buttonRows, codeBlock, COLOURS, fitted, LIMITS, lines, type Opened, type Screen } from '../screen.ts';
import { gathered, narratedOf, type Told } from './narration.ts';

/** The game that is replayed: that of a table, or that of a file. */
export interface ReplaySubject extends Pick<Table, 'face' | 'game'> {
  readonly seats: number;
  readonly opens: Opened;
  /** What the button to another position does. */
  readonly leadsTo: (go: CustomId<'replay'>['go']) => CustomId<'replay' | 'replay-file'>;
}

/** One position of a replay. */
export interface ReplayView {
  /** The number of the step that led to it; 0 for the beginning of the game. */
  readonly number: number;
  /** How many steps there are. */
  readonly of: number;
  /** When that step was made, in ms since 1970; `null` for the beginning. */
  readonly at: number | null;
  readonly told: readonly Told[];
  /** The state of the match; `null` where today's rules do not lead there. */
  readonly state: { readonly of: unknown } | null;
  /** Why the replay opens here, where its reader may wonder. */
  readonly opened?: keyof typeof words.replay.opened;
  /** Who played, said at the beginning where no table tells. */
  readonly players?: string;
  /** The words that the players have added to the seed, said at the beginning as the lobby did; empty where none did. */
  readonly words: string;
}

/** A position of the game with what led to it, and the buttons to the others. */
export function replayScreen(subject: ReplaySubject, reader: ReplayReader, view: ReplayView): Screen {
  const { face, game } = subject;
  const { number, of, at, opened, state } = view;
  const seen = state && viewOf(state.of);
  const board = seen && face.board(seen.view);
  const told = gathered(view.told).map(({ line }) => `- ${line}`);
  const when = at === null ? '' : ` · ${time(Math.floor(at / 1000), TimestampStyles.LongDateShortTime)}`;
  const beginning = [words.replay.first, view.players, view.words !== '' && `-# ${words.dice.ownWords(view.words)}`];
  const embed = (withMap: boolean) => ({
    title: words.replay.title(face.name),
    color: COLOURS.panel,
    description: clipped(
      lines(
        seen ? `**${face.status(seen.view)}**` : words.replay.lost,
        `-# ${words.replay.step(number, of)}${when}`,
        ...(number === 0 ? beginning : told),
        opened && words.replay.opened[opened],
        withMap && board && codeBlock(board.text),
        withMap && board?.legend,
      ),
      LIMITS.description,
    ),
    ...(reader === 'everything' ? { footer: { text: words.replay.all } } : {}),
  });
  const [beside] = fitted([embed(false)]);
  const go = (where: CustomId<'replay'>['go'], label: string, disabled: boolean) =>
    button(subject.leadsTo(where), label, 'quiet', disabled);
  const [isFirst, isLast] = [number === 0, number === of];
  return {
    content: '',
    embeds: fitted([embed(true)]),
    ...(seen && { pictures: [{ name: 'replay.png', scene: face.scene(seen.view), ...(beside && { beside }) }] }),
    opens: subject.opens,
    components: buttonRows([
      go('first', words.buttons.first, isFirst),
      go('back', words.buttons.stepBack, isFirst),
      go('forward', words.buttons.stepForward, isLast),
      go('turn', words.buttons.nextTurn, isLast),
      go('last', words.buttons.last, isLast),
    ]),
  };

  function viewOf(shown: unknown) {
    if (reader !== 'everything') return { view: game.view(shown, reader) };
    return face.final(seats(subject.seats).map((seat) => game.view(shown, seat)));
  }
}

/** What a step tells somebody who replays it; what was told to one seat alone stands under its name. */
export function replayed(
  table: Pick<Table, 'face'>,
  events: readonly Addressed<unknown>[],
  reader: ReplayReader,
): Told[] {
  return shownEvents(table.face, events, reader).flatMap(({ event, only }) =>
    narratedOf(table, [event]).map((told) =>
      only === null ? told : { ...told, line: words.replay.onlyFor(seatName(table, only), told.line) },
    ),
  );
}

/** Opens a replay. */
export function replayButton(table: string) {
  return button({ verb: 'replay', table, revision: 0, go: 'open' }, words.buttons.replay, 'quiet');
}
