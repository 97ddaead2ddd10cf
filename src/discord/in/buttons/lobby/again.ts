import { openedScreen } from '../../../out/panels.ts';
import { ephemeral } from '../../../reply.ts';
import { orRefusal, permissionRefusal } from '../../answers.ts';
import type { PressHandler } from '../handler.ts';

/** Opens the next table of the same players. */
export const again: PressHandler<'again'> = async ({ table }, { tables, asker }) =>
  permissionRefusal(asker) ??
  orRefusal(await tables.again(table, asker.place, asker.press), (opened) => ephemeral(openedScreen(opened)));
