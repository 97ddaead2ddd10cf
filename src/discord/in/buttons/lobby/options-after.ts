import type { Done } from '../../../../tables/index.ts';
import type { CustomId } from '../../../custom-id.ts';
import { openOptions } from '../../../out/panels.ts';
import { ephemeralText, type Reply } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { showPrivately, type PressContext } from '../handler.ts';

/** The options of the lobby after a choice; a refused one is shown as the value that still holds, with the reason. */
export function optionsAfter(press: PressContext, menu: CustomId<'choose' | 'strength'>, done: Done): Reply {
  if (!done.table) return ephemeralText(refusalText({ why: 'no-table' }, null));
  return showPrivately(press, openOptions(done.table, press.asker, menu, done.ok ? undefined : done.refusal));
}
