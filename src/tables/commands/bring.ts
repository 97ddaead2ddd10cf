import type { SeatKeepsake } from '../../store/keepsakes/keepsake-store.ts';
import { carriedBy } from '../keepsakes/at-table.ts';
import { isReserved } from '../owner.ts';
import { seatOf } from '../table.ts';
import { isRefusal, type CommandResult, type KeepsakesCommand, type PlainCommand } from './command.ts';
import { afterLobby, withSeats } from './lobby.ts';

/** Chooses what the presser brings, or with `null` nothing; until the game starts. */
export function bring(id: string | null): KeepsakesCommand {
  return {
    needs: 'keepsakes',
    async run(table, press, stored) {
      const without = carrying(null)(table, press);
      if (id === null || isRefusal(without)) return without;
      const carried = carriedBy(press.person.id, table.game, await stored.keepsake(id));
      return isRefusal(carried) ? carried : carrying(carried)(table, press);
    },
  };
}

/** Has the presser bring that keepsake. */
export function carrying(keepsake: SeatKeepsake | null): PlainCommand {
  return (table, press): CommandResult => {
    if (table.record.status !== 'lobby') return afterLobby(table, press.person.id);
    const own = seatOf(table, press.person.id);
    if (!own || isReserved(own)) return { why: 'not-seated' };
    return withSeats(
      table,
      table.record.seats.map((held) => (held === own ? { ...held, keepsake } : held)),
    );
  };
}
