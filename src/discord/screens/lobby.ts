import { seats, type Seat } from '#engine';
import {
  holderOf,
  isReserved,
  keptSeat,
  missingSeats,
  ownedByPerson,
  seatedIn,
  seatOf,
  type SeatRecord,
  type Table,
} from '../../tables/index.ts';
import { words } from '../words.ts';
import { capital } from './crew/bring.ts';
import { broughtBy, nameAndLine } from './crew/shown.ts';
import { reservedUntil } from './pings/invitation.ts';
import { playerName, seatName, shortCommitment } from './names.ts';
import { isAsleep, wakeRow } from './clock/idle.ts';
import { hasAi, optionLines } from './options.ts';
import { button, buttonRows, COLOURS, fitted, lines, type Screen } from './screen.ts';

/** A table that is still gathering its players. */
export function lobbyScreen(table: Table): Screen {
  const { face, game, record } = table;
  const missing = missingSeats(table);
  const kept = keptSeat(table);
  return {
    content: '',
    embeds: fitted([
      {
        title: words.lobby.title(face.name, lobbyState(table)),
        color: COLOURS.lobby,
        description: lines(
          isAsleep(table) && words.clock.idle.asleep,
          face.tagline,
          `-# ${words.lobby.facts(...game.seats, table.pace)}`,
          '',
          ...seatLines(table),
          '\u200b',
          readyText(table),
          missing.length > 0 && kept !== null && words.lobby.kept(seatName(table, kept)),
        ),
        fields: [{ name: words.options.heading, value: optionLines(table) }],
        ...(game.dice ? { footer: { text: words.lobby.sealed(shortCommitment(record)) } } : {}),
      },
    ]),
    components: [...(isAsleep(table) ? wakeRow(table) : []), ...buttonRows(lobbyButtons(table))],
  };
}

/** Whether the game can start, and who or how many players are missing. */
function readyText(table: Table): string {
  const missing = missingSeats(table).length;
  if (missing === 0) return words.lobby.ready;
  const reserved = table.record.seats.filter(isReserved);
  return reserved.length === missing
    ? words.lobby.missingReserved(reserved.map(playerName))
    : words.lobby.missing(missing);
}

/** Who holds each seat, with its hint; a hint that all seats share stands once, below them. */
function seatLines(table: Table): string[] {
  const { face } = table;
  const shared = new Set(shownSeats(table).map((seat) => face.seatHint(seat))).size === 1;
  const all = shownSeats(table).map((seat) => {
    const holder = holderOf(table, seat);
    const line = `**${seatName(table, seat)}**: ${holder ? holderText(table, holder) : words.lobby.free}`;
    return shared ? line : `${line}\n-# ${face.seatHint(seat)}`;
  });
  return shared ? [...all, `-# ${face.seatHint(0)}`] : all;
}

function holderText(table: Table, holder: SeatRecord): string {
  if (isReserved(holder)) return words.lobby.reserved(playerName(holder), reservedUntil(table));
  const who = holder.word === null ? playerName(holder) : words.lobby.withWord(playerName(holder));
  const brought = broughtBy(table, holder);
  return brought ? words.crew.brings(who, ...nameAndLine(brought)) : who;
}

/** Tells somebody who has just sat down which seat they have. */
export function joinedText(table: Table, person: string): string {
  return words.lobby.joined(table.face.role(seatOf(table, person)?.seat ?? 0));
}

/** Whether there is room for more players, in two words. */
export function lobbyState(table: Table): string {
  return isFull(table) ? words.lobby.full : words.lobby.wanted;
}

function shownSeats({ game }: Table) {
  return seats(game.seats[1]);
}

/** An AI player makes room for a person. */
function isTaken(table: Table, seat: Seat): boolean {
  const holder = holderOf(table, seat);
  return holder !== null && ownedByPerson(holder) && !isReserved(holder);
}

function isFull({ game, record }: Table): boolean {
  return seatedIn(record).length === game.seats[1];
}

function lobbyButtons(table: Table) {
  const id = table.record.id;
  const joins = table.game.sides
    ? shownSeats(table).map((seat) =>
        button(
          { verb: 'join', table: id, seat },
          words.buttons.joinAs(seatName(table, seat)),
          'choice',
          isTaken(table, seat),
        ),
      )
    : [button({ verb: 'join', table: id, seat: null }, words.buttons.join, 'choice')];
  return [
    ...joins,
    button({ verb: 'start', table: id }, words.buttons.start, 'main', missingSeats(table).length > 0),
    button({ verb: 'invite', table: id }, words.buttons.invite, 'choice', isFull(table)),
    button({ verb: 'add-ai', table: id }, words.buttons.addAi, 'quiet', isFull(table)),
    ...(hasAi(table) ? [button({ verb: 'remove-ai', table: id }, words.buttons.removeAi, 'quiet')] : []),
    ...(table.game.keepsake
      ? [button({ verb: 'bring', table: id }, words.buttons.bring(capital(table.game.keepsake.noun.one)), 'choice')]
      : []),
    button({ verb: 'options', table: id, page: 0 }, words.buttons.options, 'quiet'),
    button({ verb: 'leave', table: id }, words.buttons.leave, 'quiet'),
    button({ verb: 'cancel', table: id }, words.buttons.cancel, 'grave'),
    ...(table.game.dice
      ? [
          button({ verb: 'dice', table: id }, words.buttons.dice, 'quiet'),
          button({ verb: 'word', table: id }, words.buttons.word, 'quiet'),
        ]
      : []),
  ];
}
