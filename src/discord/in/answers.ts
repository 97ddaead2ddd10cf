import type { Done, Table } from '../../tables/index.ts';
import { ephemeralText, type Reply } from '../reply.ts';
import { refusalText } from '../screens/names.ts';
import { words } from '../words.ts';
import type { Asker } from './asker.ts';

/** What follows from something done at a table, or why it was not done. */
export function orRefusal<R extends Reply | Promise<Reply>>(done: Done, reply: (table: Table) => R): R | Reply {
  return done.ok ? reply(done.table) : ephemeralText(refusalText(done.refusal, done.table));
}

/** That the bot lacks permissions which a game needs in this channel; `null` when it has them all. */
export function permissionRefusal({ missing }: Asker): Reply | null {
  return missing.length > 0 ? ephemeralText(words.oops.permissions(missing.join(', '))) : null;
}
