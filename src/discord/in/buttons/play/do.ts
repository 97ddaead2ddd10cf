import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { panelAfter } from './panel-after.ts';

/** One option of a panel, as a button. */
export const answer: PressHandler<'do'> = async (id, context) =>
  panelAfter(context, await context.tables.do(id.table, context.asker.press, commands.act(id, [id.option])));
