import { seats, type Seat } from '#engine';
import {
  OFFERED_STRENGTHS,
  holderOf,
  ownedByPerson,
  missingSeats,
  strengthOf,
  type Table,
} from '../../tables/index.ts';
import { writeMark } from '../custom-id.ts';
import { words } from '../words.ts';
import { playerName, seatName } from './names.ts';
import { button, buttonRows, clip, COLOURS, fitted, LIMITS, lines, menuRow, type Row, type Screen } from './screen.ts';

/** A table that is still gathering its players. */
export function lobbyScreen(table: Table): Screen {
  const { face, game, record } = table;
  const missing = missingSeats(table);
  return {
    content: '',
    embeds: fitted([
      {
        title: words.lobby.title(face.name, lobbyState(table)),
        color: COLOURS.lobby,
        description: lines(
          face.tagline,
          '',
          ...shownSeats(table).map((seat) => {
            const holder = holderOf(table, seat);
            return `**${seatName(table, seat)}**: ${holder ? playerName(holder) : words.lobby.free}\n-# ${face.seatHint(seat)}`;
          }),
          '\u200b',
          missing.length > 0
            ? words.lobby.missing(missing.map((seat) => seatName(table, seat)).join(', '))
            : words.lobby.ready,
        ),
        ...(game.dice ? { footer: { text: words.lobby.sealed(record.commitment) } } : {}),
      },
    ]),
    components: [...choiceRows(table), ...strengthRow(table), ...buttonRows(lobbyButtons(table))],
  };
}

/** Whether there is room for more players, in two words. */
export function lobbyState(table: Table): string {
  const full = shownSeats(table).every((seat) => holderOf(table, seat) !== null);
  return full ? words.lobby.full : words.lobby.wanted;
}

function shownSeats({ game }: Table) {
  return seats(game.seats[1]);
}

function choiceRows({ game, face, record }: Table): Row[] {
  const chosen = new Map(Object.entries(typeof record.options === 'object' && record.options ? record.options : {}));
  return game.choices.map(({ key, values }) => {
    const worded = face.choice(key);
    return menuRow({
      custom_id: writeMark({ verb: 'choose', table: record.id, key }),
      placeholder: worded.name,
      options: values.map((value) => ({
        value,
        label: `${worded.name}: ${worded.values[value] ?? value}`,
        ...describe(worded.hints?.[value]),
        default: chosen.get(key) === value,
      })),
    });
  });
}

function describe(hint: string | undefined) {
  return hint === undefined ? {} : { description: clip(hint, LIMITS.optionText) };
}

/** How well the players play who are no people, once there are any. */
function strengthRow(table: Table): Row[] {
  if (!hasAi(table)) return [];
  const [plays, ...others] = new Set(table.record.seats.flatMap((held) => strengthOf(held) ?? []));
  return [
    menuRow({
      custom_id: writeMark({ verb: 'strength', table: table.record.id }),
      placeholder: words.ai.menu,
      options: OFFERED_STRENGTHS.map((strength) => ({
        value: strength,
        label: words.ai.plays(words.ai.strengths[strength]),
        // A menu of one choice has one choice made, or none.
        default: others.length === 0 && plays === strength,
      })),
    }),
  ];
}

function hasAi({ record }: Table): boolean {
  return !record.seats.every(ownedByPerson);
}

/** Who is no person makes room. */
function isTaken(table: Table, seat: Seat): boolean {
  const holder = holderOf(table, seat);
  return holder !== null && ownedByPerson(holder);
}

function isFull({ game, record }: Table): boolean {
  return record.seats.length === game.seats[1];
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
    button({ verb: 'leave', table: id }, words.buttons.leave, 'quiet'),
    button({ verb: 'cancel', table: id }, words.buttons.cancel, 'grave'),
    button({ verb: 'add-ai', table: id }, words.buttons.addAi, 'quiet', isFull(table)),
    ...(hasAi(table) ? [button({ verb: 'remove-ai', table: id }, words.buttons.removeAi, 'quiet')] : []),
  ];
}
