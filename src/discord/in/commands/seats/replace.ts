import {
  aiHolder,
  commands,
  notPlaying,
  ownedByPerson,
  seatOf,
  type Strength,
  type Table,
} from '../../../../tables/index.ts';
import { ephemeralText } from '../../../reply.ts';
import { refusalText, seatName } from '../../../screens/names.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { askToConfirm, type Confirmation } from '../../confirm.ts';
import { tableCommand, type Choice } from '../command.ts';
import { seatTyped, strengthOption, suggestAtTable, text } from '../options.ts';

/** Hands one's own seat to an AI, takes it back from one, or asks for the seat of another AI. */
export const replace = tableCommand({
  name: 'replace',
  description: 'Let an AI player play for you, take your seat back, give it away, or ask for an AI player’s',
  options: {
    strength: strengthOption,
    seat: text('Seat to ask for if you have none – leave empty for the first AI player’s', {
      suggest: suggestAtTable(aiSeats),
    }),
  },
  run: async ({ tables, table, asker: { press } }, option) => {
    const { id } = table.record;
    const own = seatOf(table, press.person.id);
    const seat = seatTyped(table, option('seat'));
    // A player who names another seat than their own does not want to lose their own.
    if (own && seat !== null && seat !== own.seat)
      return ephemeralText(refusalText({ why: 'already-seated', seat: own.seat }, table));
    if (table.record.status !== 'playing') return ephemeralText(refusalText(notPlaying(table, press.person.id), table));
    if (own?.conceded) return ephemeralText(refusalText({ why: 'gave-up' }, table));
    if (own?.ai === null) return askToConfirm(table, loan(table, own.seat, option('strength')));
    if (own) return orRefusal(await tables.do(id, press, commands.takeBack), () => ephemeralText(words.ai.handedBack));
    const held = aiHolder(table, seat);
    if (!held) return ephemeralText(refusalText({ why: seat === null ? 'no-ai' : 'seat-taken' }, table));
    return askToConfirm(table, takeOver(table, held.seat));
  },
});

/** Says what the AI player may decide before a seat is lent to it. */
function loan(table: Table, seat: number, strength: Strength): Confirmation {
  return {
    question: words.ai.sureToHandOver(seatName(table, seat), words.ai.strengths[strength]),
    yes: { id: { verb: 'hand-over', table: table.record.id, strength }, label: words.buttons.handOver, tone: 'choice' },
    other: { id: { verb: 'give-away', table: table.record.id }, label: words.buttons.giveAway },
  };
}

/** Says what the others are asked, and that a hand comes with the seat. */
function takeOver(table: Table, seat: number): Confirmation {
  return {
    question: words.ai.sureToAskIn(seatName(table, seat)),
    yes: { id: { verb: 'take-over', table: table.record.id, seat }, label: words.buttons.takeOver, tone: 'choice' },
    no: words.buttons.watch,
  };
}

function aiSeats({ face, record }: Table): Choice[] {
  return record.seats
    .filter((held) => !ownedByPerson(held))
    .map(({ seat, name }) => ({ name: `${face.seat(seat)} (${name})`, value: String(seat) }));
}
