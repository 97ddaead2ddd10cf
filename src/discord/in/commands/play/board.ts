import { channelMention } from '@discordjs/formatters';
import { seatOf, waitingFor, type Table } from '../../../../tables/index.ts';
import { ephemeralText } from '../../../reply.ts';
import { lobbyState } from '../../../screens/lobby.ts';
import { LIMITS } from '../../../screens/screen.ts';
import { words } from '../../../words.ts';
import { orRefusal, permissionRefusal } from '../../answers.ts';
import { command, withTable, type Choice, type CommandContext } from '../command.ts';
import { text } from '../options.ts';

export const board = command({
  name: 'board',
  description: 'Move the board to the bottom of this channel',
  options: { table: text('Move one of your tables to this channel', { suggest: ownTables }) },
  run: async (context, option) => {
    const { tables, asker } = context;
    const refusal = permissionRefusal(asker);
    if (refusal) return refusal;
    const wanted = option('table');
    if (wanted !== undefined) {
      const done = await tables.move(wanted, asker.press, asker.place);
      return orRefusal(done, () => ephemeralText(words.moved.done(channelMention(asker.place.channel))));
    }
    return withTable(context, async (table) => {
      await tables.repost(table);
      return ephemeralText(words.play.reposted);
    });
  },
});

async function ownTables({ tables, asker: { place, press } }: CommandContext): Promise<Choice[]> {
  const player = press.person.id;
  // A moderator may move any table of the server.
  const all = { guild: place.guild, limit: LIMITS.menu };
  const own = await tables.tablesOf(press.moderates === true ? all : { ...all, player });
  return distinct(own.map((table) => ({ name: tableName(table, player), value: table.record.id })));
}

/** A table as its player knows it: the game, who else plays, and whether it waits for them. */
function tableName(table: Table, person: string): string {
  const others = table.record.seats.filter(({ player }) => player !== person).map(({ name }) => name);
  const mine = waitingFor(table).some((seat) => seat === seatOf(table, person)?.seat);
  const state = table.record.status === 'lobby' ? lobbyState(table) : mine ? words.list.yourTurn : '';
  return [table.face.name, others.join(', '), state].filter((part) => part !== '').join(' · ');
}

/** Tables of the same name are told apart by their ids. */
function distinct(all: readonly Choice[]): Choice[] {
  const isShared = (name: string) => all.filter((other) => other.name === name).length > 1;
  return all.map(({ name, value }) => ({ name: isShared(name) ? `${name} · ${value}` : name, value }));
}
