import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { panelAfter } from './panel-after.ts';

/** A decision answered with what it suggests. */
export const suggested: PressHandler<'suggested'> = async (id, context) =>
  panelAfter(context, await context.tables.do(id.table, context.asker.press, commands.suggested(id, id.decision)));
