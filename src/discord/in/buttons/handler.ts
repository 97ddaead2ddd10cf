import type { Done, Person, Table, Tables } from '../../../tables/index.ts';
import type { CustomId, Verb } from '../../custom-id.ts';
import { ephemeral, ephemeralText, updateBoard, updateMessage, withoutWaiting, type Reply } from '../../reply.ts';
import type { Threads } from '../../out/threads.ts';
import { openBoard } from '../../out/panels.ts';
import { refusalText } from '../../screens/names.ts';
import type { Screen } from '../../screens/screen.ts';
import { orRefusal } from '../answers.ts';
import type { Asker } from '../asker.ts';

/** Somebody chosen in a menu of people. */
export interface Invitee extends Person {
  readonly isBot: boolean;
  /** Whether they are still on the server. */
  readonly isMember: boolean;
}

/** A press on a button or a menu. */
export interface PressContext {
  readonly tables: Tables;
  readonly threads: Threads;
  readonly asker: Asker;
  /** What was chosen in a menu. */
  readonly values: readonly string[];
  /** The people chosen in a menu of people; `null` for any other press. */
  readonly people: readonly Invitee[] | null;
  /** The message that holds the button. */
  readonly message: string;
  /** Whether only the presser sees that message. */
  readonly isPrivate: boolean;
}

/** What a press on the buttons and menus of one verb leads to. */
export type PressHandler<V extends Verb> = (id: CustomId<V>, context: PressContext) => Reply | Promise<Reply>;

/** In place of the private message pressed, or as a private message under a public one. */
export function showPrivately({ isPrivate }: PressContext, screen: Screen): Reply {
  return isPrivate ? updateMessage(screen) : ephemeral(screen);
}

/** The board pressed as it is after this, or why nothing was done. */
export async function boardAfter(done: Done, tables: Tables): Promise<Reply> {
  return orRefusal(done, async (table) => withoutWaiting(updateBoard(await openBoard(tables, table), table)));
}

/** The board after this; pressed below another message, such as a ping, one sentence. */
export async function boardOrSentence(
  context: PressContext,
  done: Done,
  sentence: (table: Table) => string,
): Promise<Reply> {
  const { tables, message } = context;
  if (!done.ok) return boardAfter(done, tables);
  const board = await tables.outbox.message(done.table.record.id, 'board');
  return board?.message === message
    ? boardAfter(done, tables)
    : showPrivately(context, { content: sentence(done.table), embeds: [], components: [] });
}

/** Looks at a table, or says that it is gone. */
export async function lookAt(
  { tables }: PressContext,
  id: string,
  look: (table: Table) => Reply | Promise<Reply>,
): Promise<Reply> {
  const table = await tables.table(id);
  return table ? look(table) : ephemeralText(refusalText({ why: 'no-table' }, null));
}
