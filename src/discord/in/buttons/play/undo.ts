import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { panelAfter } from './panel-after.ts';

export const undo: PressHandler<'undo'> = async (id, context) =>
  panelAfter(context, await context.tables.do(id.table, context.asker.press, commands.undo(id)));
