import { aiHolders, commands, notPlaying, seatOf, type Strength, type Table } from '../../../../tables/index.ts';
import { ephemeral, ephemeralText } from '../../../reply.ts';
import { refusalText, seatName } from '../../../screens/names.ts';
import { requestButtons } from '../../../screens/people/seat-request.ts';
import { button, buttonRows, type Screen } from '../../../screens/screen.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { askToConfirm, type Confirmation } from '../../confirm.ts';
import { tableCommand, type Choice } from '../command.ts';
import { seatTyped, strengthOption, suggestAtTable, text } from '../options.ts';

/** Hands one's own seat to an AI, takes it back from one, or asks for the seat of another AI. */
export const replace = tableCommand({
  name: 'replace',
  description: 'Let an AI player play for you, take your seat back, give it away, or ask for an AI player’s seat',
  options: {
    strength: strengthOption,
    seat: text('Seat to ask for if you have none – leave empty to choose from a list', {
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
    const held = aiHolders(table);
    const [wanted = null, other] = held.filter((each) => seat === null || each.seat === seat);
    if (!wanted) return ephemeralText(refusalText({ why: seat === null ? 'no-ai' : 'seat-taken' }, table));
    return other ? ephemeral(whichToAskFor(table)) : askToConfirm(table, takeOver(table, wanted.seat));
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

/** The same where several AI players play: a button for the seat of each. */
function whichToAskFor(table: Table): Screen {
  const no = button({ verb: 'keep', table: table.record.id }, words.buttons.watch, 'quiet');
  return {
    content: words.ai.whichToAskFor,
    embeds: [],
    components: buttonRows([...requestButtons(table, 'choice'), no]),
  };
}

function aiSeats(table: Table): Choice[] {
  const { face } = table;
  return aiHolders(table).map(({ seat, name }) => ({ name: `${face.seat(seat)} (${name})`, value: String(seat) }));
}
