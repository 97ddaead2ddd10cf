import { userMention } from '@discordjs/formatters';
import { joined, type Seat } from '#engine';
import { holderOf, ownedByPerson, type SeatRecord, type Table, type TableRefusal } from '../../tables/index.ts';
import { words } from '../words.ts';

/** A seat by what the game calls it: "Pirates". */
export function seatName(table: Pick<Table, 'face'>, seat: Seat): string {
  return table.face.seat(seat);
}

/** Who plays a seat: "@Bo", or an AI player. */
export function playerName(held: SeatRecord): string {
  if (!ownedByPerson(held)) return words.ai.player(held.name);
  const owner = userMention(held.player);
  return held.ai === null ? owner : words.ai.standIn(owner);
}

/** A seat with the person in it: "Pirates (@Bo)". Inside an embed a mention calls nobody. */
function seatWithPlayer(table: Table, seat: Seat): string {
  const holder = holderOf(table, seat);
  const name = `**${seatName(table, seat)}**`;
  if (!holder) return name;
  return `${name} (${ownedByPerson(holder) ? playerName(holder) : words.ai.playerInBrackets(holder.name)})`;
}

/** Several seats as a list of names. */
export function seatList(table: Table, seats: readonly Seat[]): string {
  return seats.length === 0 ? words.play.nobody : joined(seats.map((seat) => seatWithPlayer(table, seat)));
}

/** The people in these seats, called by Discord where the message allows it. */
export function mentions(seats: readonly SeatRecord[]): string {
  return seats
    .filter(ownedByPerson)
    .map(({ player }) => userMention(player))
    .join(' ');
}

/** The first digits of the commitment to the dice, to recognize it by. */
export function shortCommitment({ commitment }: Table['record']): string {
  return commitment.slice(0, 8);
}

/** Why nothing happened, in one sentence; seats by the names of the table they are at. */
export function refusalText(refusal: TableRefusal, table: Table | null): string {
  return words.refusal(
    refusal,
    (seat) => (table ? seatName(table, seat) : String(seat + 1)),
    table?.record.status ?? null,
  );
}
