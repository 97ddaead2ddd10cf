import { confirmScreen } from '../../../screens/panel/confirm.ts';
import type { PanelPress } from '../../../../tables/index.ts';
import { withoutWaiting, type Reply } from '../../../reply.ts';
import { showPrivately, type PressContext, type PressHandler } from '../handler.ts';
import { answer } from './do.ts';

/** An option that is asked about first, as a button. */
export const ask: PressHandler<'ask'> = async (id, context) =>
  (await askFirst(id, context, id.option)) ?? answer({ ...id, verb: 'do' }, context);

/** Asks before an option is played, in place of the panel; `null` where there is nothing to ask. */
export async function askFirst(
  { table: id, seat, revision }: PanelPress & { readonly table: string },
  context: PressContext,
  option: string,
): Promise<Reply | null> {
  const table = await context.tables.table(id);
  const screen = table && confirmScreen(table, context.asker.press.person.id, { seat, revision }, option);
  return screen ? withoutWaiting(showPrivately(context, screen)) : null;
}
