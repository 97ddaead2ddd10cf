import type { APIEmbed } from 'discord-api-types/v10';
import { clipped, sameJson, type BoardFace, type Position, type Viewer } from '#engine';
import { ringed } from '../../../pictures/ringed.ts';
import { waitingFor, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { digest, withoutOwn } from './digest.ts';
import type { Told } from './narration.ts';
import { button, buttonRows, codeBlock, COLOURS, fitted, LIMITS, lines, type Screen } from '../screen.ts';

const MOST_TOLD = 15;

/**
 * The board as a reader left it and as it stands now, with a ring around what is different, and what happened in between,
 * sentence by sentence. Where it cannot be told how it was left, or nothing is different, the board as it stands.
 */
export function changesScreen(
  table: Table,
  reader: Viewer,
  before: Position<unknown> | null,
  told: readonly Told[],
): Screen {
  const { face, game, play, record } = table;
  if (!play) return { content: '', embeds: [], components: [] };
  const now = game.view(play.match.state, reader);
  const scene = face.scene(now);
  const { lines: recent, more } = digest(table, reader, withoutOwn(told, reader), MOST_TOLD);
  const happened = lines(...recent.map((line) => `- ${line}`), more > 0 && words.play.andMore(more));
  const left = before && game.view(before.state, reader);
  // Two boards alike would be searched for a difference that is not there.
  const then = left && happened === '' && sameJson(face.scene(left), scene) ? null : left;
  const asked = waitingFor(table).some((seat) => seat === reader);
  const nothing = reader === 'public' ? words.log.empty : words.play.unchanged;
  const board = face.board(now);
  return {
    content: '',
    embeds: fitted([
      ...(then === null ? [] : [boardEmbed(words.play.before, face.status(then), face.board(then))]),
      boardEmbed(words.play.now, face.status(now), board, happened === '' ? nothing : happened, board.legend),
    ]),
    pictures:
      then === null
        ? [{ name: 'now.png', scene }]
        : [
            { name: 'before.png', scene: face.scene(then) },
            { name: 'now.png', scene: ringed(scene, face.scene(then)) },
          ],
    opens: { table: record.id, what: 'changes', revision: record.revision },
    components: buttonRows([
      ...(asked ? [button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main')] : []),
      ...(reader === 'public' ? [] : [button({ verb: 'hand', table: record.id }, words.buttons.hand, 'choice')]),
      button({ verb: 'log', table: record.id }, words.buttons.log, 'quiet'),
    ]),
  };
}

function boardEmbed(title: string, status: string, { text }: BoardFace, told = '', legend = ''): APIEmbed {
  return {
    title,
    color: COLOURS.panel,
    description: clipped(lines(`**${status}**`, told, codeBlock(text), legend), LIMITS.description),
  };
}
