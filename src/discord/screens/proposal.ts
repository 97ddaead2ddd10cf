import { userMention } from '@discordjs/formatters';
import {
  calledTo,
  readEntry,
  readTableEvent,
  stillToAgree,
  tallyOf,
  type LogLine,
  type SeatRecord,
  type Table,
} from '../../tables/index.ts';
import { words } from '../words.ts';
import { relative } from './clock/deadlines.ts';
import { mentions, seatList, seatName } from './names.ts';
import { digest } from './story/digest.ts';
import { told } from './story/narration.ts';
import { tasksOf } from './turn.ts';
import { button, buttonRows, lines, type Row, type Screen } from './screen.ts';

/** The most sentences about the step to undo, and about what goes with it. */
const MOST_OF_STEP = 2;
const MOST_LATER = 3;

type Vote = Extract<Table['proposal'], { kind: 'time-out' }>;
type Rewind = Extract<Table['proposal'], { kind: 'rewind' }>;

/** The proposal, its author and the players yet to agree; empty where nothing is proposed. */
export function proposalText(table: Table): string {
  if (!table.proposal) return '';
  if (table.proposal.kind === 'time-out')
    return lines(`⚖ ${whatIsProposed(table, table.proposal)}`, tallyText(table, table.proposal));
  return lines(
    `⚖ ${whatIsProposed(table, table.proposal)}`,
    words.proposal.waits(seatList(table, stillToAgree(table))),
  );
}

function whatIsProposed(table: Table, proposal: NonNullable<Table['proposal']>): string {
  if (proposal.kind === 'take-over')
    return words.proposal['take-over'](userMention(proposal.person.id), seatName(table, proposal.seat));
  if (proposal.kind === 'time-out') return words.clock.vote(seatList(table, proposal.seats));
  const who = seatList(table, proposal.agreed.slice(0, 1));
  return proposal.kind === 'end' ? words.proposal.end(who) : words.proposal.rewind(who, ...undoneText(table, proposal));
}

/** How a vote stands, and when it ends. */
function tallyText(table: Table, vote: Vote): string {
  const { agreed, declined, voters } = tallyOf(table, vote);
  return `${words.clock.tally(agreed.length, declined.length, voters.length)} ${endOf(table, vote)}`;
}

function endOf({ record }: Table, vote: Vote): string {
  const ends = record.clocks.find(({ seat }) => vote.seats.includes(seat))?.due ?? record.changedAt;
  return words.clock.voteEnds(relative(ends));
}

/** The step that its player asks to undo and what would go with it, as everybody was told of them; empty for secret ones. */
function undoneText(table: Table, { agreed: [asker], undone }: Rewind): [step: string, more: string] {
  const own = undone.findLast(({ seat }) => seat === asker);
  const later = undone.filter((step) => step !== own).flatMap(({ events }) => events);
  const listed = (events: readonly unknown[], most: number) => {
    const { lines: said, more } = digest(table, 'public', told(table, events), most);
    return [...said, ...(more > 0 ? [words.proposal.andMore(more)] : [])].join(' ');
  };
  return [listed(own?.events ?? [], MOST_OF_STEP), listed(later, MOST_LATER)];
}

/** The two words one can have on it. They name the proposal they were drawn for. */
export function proposalRow({ proposal, record: { id: table } }: Table): Row[] {
  if (!proposal) return [];
  const { made } = proposal;
  const isVote = proposal.kind === 'time-out';
  return buttonRows([
    button({ verb: 'agree', table, made }, isVote ? words.clock.buttons.hold : words.buttons.agree, 'main'),
    button({ verb: 'decline', table, made }, isVote ? words.clock.buttons.moreTime : words.buttons.decline, 'quiet'),
  ]);
}

/** Tells the person who asked for an AI player's seat that it is theirs. */
export function seatedScreen({ face, record: { id: table } }: Table, seated: readonly SeatRecord[]): Screen {
  const seats = seated.map(({ seat }) => face.seat(seat)).join(', ');
  return {
    content: words.proposal.seated(mentions(seated), face.name, seats),
    embeds: [],
    components: buttonRows([
      button({ verb: 'turn', table }, words.buttons.turn, 'main'),
      button({ verb: 'hand', table }, words.buttons.hand, 'choice'),
    ]),
  };
}

/** Tells the author of a proposal what became of it, and what they do next; `line` is the log's line of it. */
export function outcomeScreen(table: Table, asked: readonly SeatRecord[], line: LogLine | null): Screen {
  const { face, record } = table;
  const event = line && readTableEvent(line);
  const outcome =
    event?.kind === 'declined'
      ? words.proposal.wasDeclined(seatList(table, [event.seat]))
      : line && readEntry(line)?.kind === 'rewind'
        ? words.proposal.wasAgreed
        : words.proposal.lapsed;
  const called = asked.filter(({ seat }) => calledTo(table).includes(seat));
  const next = called.length > 0 ? words.proposal.yourTurn(tasksOf(table, called)) : '';
  return {
    content: words.proposal.call(mentions(asked), face.name, outcome, next).trim(),
    embeds: [],
    components: buttonRows([button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main')]),
  };
}

/** Asks those whose word is missing. */
export function proposalScreen(table: Table, called: readonly SeatRecord[], link: string | null): Screen {
  const { proposal, face } = table;
  const what = proposal ? whatIsProposed(table, proposal) : '';
  const end = proposal?.kind === 'time-out' ? `${endOf(table, proposal)} ` : '';
  return {
    content: words.proposal.call(mentions(called), face.name, what, `${end}${link ? words.play.boardLink(link) : ''}`),
    embeds: [],
    components: proposalRow(table),
  };
}
