import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { heard, seatOf, type Table } from '../../tables/index.ts';
import { whisper, type Reply } from '../reply.ts';
import { playerName } from '../screens/names.ts';
import { button, buttonRows } from '../screens/screen.ts';
import { words } from '../words.ts';

/** Asks once more before something that cannot be mended. */
export function sure(
  question: string,
  yes: APIButtonComponentWithCustomId,
  { record: { id } }: Table,
  no: string = words.buttons.keep,
): Reply {
  const rows = buttonRows([yes, button({ verb: 'keep', table: id }, no, 'quiet')]);
  return whisper({ content: question, embeds: [], components: rows });
}

/** Asks whoever sits at a table that has not begun before they cancel it for others; `null` where there is nothing to ask. */
export function sureToCancel(table: Table, person: string): Reply | null {
  const { id, status } = table.record;
  const others = heard(table.record).filter(({ player }) => player !== person);
  if (status !== 'lobby' || others.length === 0 || !seatOf(table, person)) return null;
  const question = words.lobby.sureToCancel(others.map(playerName).join(', '));
  const yes = button({ verb: 'cancel', table: id }, words.buttons.cancel, 'grave');
  return sure(question, yes, table, words.buttons.keepTable);
}
