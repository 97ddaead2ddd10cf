import { heard, seatOf, type Table } from '../../tables/index.ts';
import type { CustomId } from '../custom-id.ts';
import { ephemeral, type Reply } from '../reply.ts';
import { playerName } from '../screens/names.ts';
import { button, buttonRows } from '../screens/screen.ts';
import { words } from '../words.ts';

/** What is asked before something that cannot be undone. */
export interface Confirmation {
  readonly question: string;
  /** The button that does it, without asking again. */
  readonly yes: { readonly id: CustomId; readonly label: string };
  /** The label of the button that leaves everything as it is. */
  readonly no?: string;
}

/** Asks for the confirmation; where none is needed (`null`), runs at once. */
export function confirmFirst(
  table: Table,
  confirmation: Confirmation | null,
  run: () => Promise<Reply>,
): Reply | Promise<Reply> {
  return confirmation ? askToConfirm(table, confirmation) : run();
}

export function askToConfirm({ record }: Table, { question, yes, no = words.buttons.keep }: Confirmation): Reply {
  const buttons = [button(yes.id, yes.label, 'grave'), button({ verb: 'keep', table: record.id }, no, 'quiet')];
  return ephemeral({ content: question, embeds: [], components: buttonRows(buttons) });
}

/** Asks a seated person before they cancel the table for others too. */
export function cancelConfirmation(table: Table, person: string): Confirmation | null {
  const { id, status } = table.record;
  const others = heard(table.record).filter(({ player }) => player !== person);
  if (status !== 'lobby' || others.length === 0 || !seatOf(table, person)) return null;
  return {
    question: words.lobby.sureToCancel(others.map(playerName).join(', ')),
    yes: { id: { verb: 'cancel', table: id }, label: words.buttons.cancel },
    no: words.buttons.keepTable,
  };
}

/** Whether nobody else has to agree to anything at this table. */
export function isAlone({ record }: Table, person: string): boolean {
  return heard(record).every(({ player }) => player === person);
}
