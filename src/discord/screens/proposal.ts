import { userMention } from '@discordjs/formatters';
import type { SeatRecord, Table } from '../../tables/index.ts';
import { stillToAgree } from '../../tables/index.ts';
import { words } from '../words.ts';
import { mentions, seatList, seatName } from './names.ts';
import { button, buttonRows, lines, type Row, type Screen } from './screen.ts';

/** The proposal, its author and the players yet to agree; empty where nothing is proposed. */
export function proposalText(table: Table): string {
  if (!table.proposal) return '';
  return lines(
    `⚖ ${whatIsProposed(table, table.proposal)}`,
    words.proposal.waits(seatList(table, stillToAgree(table))),
  );
}

function whatIsProposed(table: Table, proposal: NonNullable<Table['proposal']>): string {
  if (proposal.kind === 'take-over')
    return words.proposal['take-over'](userMention(proposal.person.id), seatName(table, proposal.seat));
  return words.proposal[proposal.kind](seatList(table, proposal.agreed.slice(0, 1)));
}

/** The two words one can have on it. They name the proposal they were drawn for. */
export function proposalRow({ proposal, record: { id: table } }: Table): Row[] {
  if (!proposal) return [];
  const { made } = proposal;
  return buttonRows([
    button({ verb: 'agree', table, made }, words.buttons.agree, 'grave'),
    button({ verb: 'decline', table, made }, words.buttons.decline, 'quiet'),
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

/** Asks those whose word is missing. */
export function proposalScreen(table: Table, called: readonly SeatRecord[], link: string | null): Screen {
  const { proposal, face } = table;
  const what = proposal ? whatIsProposed(table, proposal) : '';
  return {
    content: words.proposal.call(mentions(called), face.name, what, link ? words.play.boardLink(link) : ''),
    embeds: [],
    components: proposalRow(table),
  };
}
