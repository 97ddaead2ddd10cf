import type { APIButtonComponentWithCustomId, APIEmbed } from 'discord-api-types/v10';
import { clipped, ordersOf, type Seat } from '#engine';
import type { Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import {
  button,
  buttonRows,
  codeBlock,
  COLOURS,
  fieldsOf,
  fitted,
  LIMITS,
  lines,
  type Picture,
  type Screen,
} from '../screen.ts';
import { questions, type Question } from './questions.ts';

/**
 * How much of what a seat knows is put into words: all of it; all but the map, where the board stands above; or what no
 * picture says, that of a panel or that of the hand.
 */
type Extent = 'all' | 'without-map' | 'beside-picture' | 'beside-hand';

/** What a seat knows in words. */
export function knownEmbed({ face, game, play }: Table, seat: Seat, extent: Extent): APIEmbed {
  if (!play) return { description: '' };
  const view = game.view(play.match.state, seat);
  const { fields } = face.panel(view);
  const status = face.status(view);
  if (extent === 'beside-picture' || extent === 'beside-hand')
    return {
      title: clipped(titleOf(face.seat(seat), status), LIMITS.title),
      color: COLOURS.panel,
      fields: fieldsOf(fields, extent),
    };
  const board = extent === 'all' ? face.board(view) : null;
  return {
    title: `${face.name} · ${face.seat(seat)}`,
    color: COLOURS.panel,
    description: lines(`**${status}**`, board && codeBlock(board.text), board?.legend),
    fields: fieldsOf(fields, 'all'),
  };
}

/** The seat and the status, which may end with the same name. */
function titleOf(name: string, status: string): string {
  return [name, ...status.split(' · ').filter((part) => part !== name)].join(' · ');
}

/** The picture that helps with an open decision; what the seat knows besides is one press away under `My Hand`. */
export function panelPictures(
  table: Table,
  seat: Seat,
  asked: readonly Question[] = questions(table, seat),
): Picture[] {
  const { face, game, play } = table;
  if (!play) return [];
  const view = game.view(play.match.state, seat);
  for (const { decision } of asked) {
    const scene = face.choiceScene(view, decision);
    if (scene) return [{ name: 'choice.png', scene, beside: knownEmbed(table, seat, 'beside-picture') }];
  }
  return [];
}

/** What the seat alone sees, to be drawn; nothing where the board shows all of it. */
function handPictures(table: Table, seat: Seat): Picture[] {
  const { face, game, play } = table;
  const scene = play && face.handScene(game.view(play.match.state, seat));
  return scene ? [{ name: 'hand.png', scene, beside: knownEmbed(table, seat, 'beside-hand') }] : [];
}

/** A hand with its picture, or in words alone. */
type Look = 'pictured' | 'in-words';

/** What one seat knows, without any question: its hand. `in-words` leaves its picture out. */
export function handScreen(table: Table, seat: Seat, look: Look = 'pictured'): Screen {
  const { id, revision, status } = table.record;
  // Also where nobody waits for the answer: a request for help, or a card that could be played.
  const asked = questions(table, seat).length > 0;
  const drawn = handPictures(table, seat);
  const pictures = look === 'pictured' ? drawn : [];
  return {
    content: '',
    embeds: fitted([knownEmbed(table, seat, pictures.length > 0 || look === 'in-words' ? 'all' : 'without-map')]),
    pictures,
    opens: { table: id, what: 'hand', revision },
    components: buttonRows(
      status === 'playing'
        ? [
            ...handButtons(id, asked, look, drawn.length > 0),
            ...(ordersOf(table.game, seat).length > 0 ? [ordersButton(id)] : []),
          ]
        : [button({ verb: 'log', table: id }, words.buttons.log, 'quiet')],
    ),
  };
}

function ordersButton(table: string): APIButtonComponentWithCustomId {
  return button({ verb: 'orders', table, page: null }, words.buttons.orders, 'quiet');
}

function handButtons(id: string, asked: boolean, look: Look, hasPicture: boolean): APIButtonComponentWithCustomId[] {
  const { refresh: again, text, picture, map, noMap } = words.buttons;
  const [refresh, other] =
    look === 'pictured' ? [again, hasPicture ? text : map] : [hasPicture ? picture : noMap, again];
  return [
    ...(asked ? [button({ verb: 'turn', table: id }, words.buttons.turn, 'main')] : []),
    button({ verb: 'hand-here', table: id }, refresh, 'quiet'),
    button({ verb: 'text', table: id, shows: 'hand' }, other, 'quiet'),
    button({ verb: 'changes', table: id }, words.buttons.changes, 'quiet'),
    button({ verb: 'help', table: id }, words.buttons.help, 'quiet'),
  ];
}
