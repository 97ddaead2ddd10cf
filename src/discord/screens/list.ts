import { clipped } from '#engine';
import { channelMention } from '@discordjs/formatters';
import { seatOf, waitingFor, type Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { lobbyState } from './lobby.ts';
import { COLOURS, fitted, LIMITS, type Screen } from './screen.ts';
import { waitingText } from './turn.ts';

/** The open tables of a server, those that wait for this person first. */
export function listScreen(tables: readonly Table[], person: string): Screen {
  const mine = (table: Table) =>
    table.record.sleep !== 'asleep' && waitingFor(table).some((seat) => seat === seatOf(table, person)?.seat);
  const sorted = [...tables].sort((a, b) => Number(mine(b)) - Number(mine(a)));
  const text = sorted
    .map((table) => `- **${table.face.name}** in ${channelMention(table.record.channel)}: ${state(table, mine(table))}`)
    .join('\n');
  return {
    content: '',
    embeds: fitted([
      {
        title: words.list.title,
        color: COLOURS.panel,
        description: clipped(text === '' ? words.list.none : text, LIMITS.description),
      },
    ]),
    components: [],
  };
}

function state(table: Table, mine: boolean): string {
  if (table.record.sleep === 'asleep') return words.clock.idle.listed;
  if (table.record.status === 'lobby') return lobbyState(table);
  return mine ? `**${words.list.yourTurn}**` : waitingText(table);
}
