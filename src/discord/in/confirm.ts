import { hasMovedOn, heard, mayManage, type Press, type Table, type Tables } from '../../tables/index.ts';
import type { CustomId } from '../custom-id.ts';
import { ephemeral, type Reply } from '../reply.ts';
import { playerName } from '../screens/names.ts';
import { button, buttonRows, type Screen } from '../screens/screen.ts';
import { words } from '../words.ts';

/** The most lines of the log read to tell why a step cannot be undone alone. */
const RECENT_LINES = 60;

/** What is asked before something that cannot be undone, or that its presser may not expect. */
export interface Confirmation {
  readonly question: string;
  /** The button that does it, without asking again. */
  readonly yes: { readonly id: CustomId; readonly label: string; readonly tone?: 'choice' };
  /** Another way, without asking again. */
  readonly other?: { readonly id: CustomId; readonly label: string };
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

export function askToConfirm(
  { record }: Table,
  { question, yes, other, no = words.buttons.keep }: Confirmation,
): Reply {
  const buttons = [
    button(yes.id, yes.label, yes.tone ?? 'grave'),
    ...(other ? [button(other.id, other.label, 'choice')] : []),
    button({ verb: 'keep', table: record.id }, no, 'quiet'),
  ];
  return ephemeral({ content: question, embeds: [], components: buttonRows(buttons) });
}

/** Asks somebody who may cancel the table before they do so for others too. */
export function cancelConfirmation(table: Table, press: Press): Confirmation | null {
  const person = press.person.id;
  const { id, status } = table.record;
  const others = heard(table.record).filter(({ player }) => player !== person);
  if (status !== 'lobby' || others.length === 0 || !mayManage(table, press)) return null;
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

/**
 * Why others have to agree to an undo, with the button that asks them; where there is nobody to ask, it undoes at once.
 * The button is for the step that is the newest now, and for no later one.
 */
export async function consentScreen(tables: Tables, table: Table, person: string): Promise<Screen> {
  const { id, revision } = table.record;
  const alone = isAlone(table, person);
  const label = alone ? words.buttons.goBack : words.buttons.askBack;
  const why = hasMovedOn(table, await tables.logSince(table, person, RECENT_LINES), person) ? 'movedOn' : 'revealed';
  return {
    content: words.back[alone ? 'alone' : 'ask'][why],
    embeds: [],
    components: buttonRows([
      button({ verb: 'ask-back', table: id, revision }, label, 'choice'),
      button({ verb: 'keep', table: id }, words.buttons.keep, 'quiet'),
    ]),
  };
}
