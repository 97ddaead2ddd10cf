import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { panelAfter } from './panel-after.ts';

/** A decision answered with none of its options. */
export const pass: PressHandler<'pass'> = async (id, context) =>
  panelAfter(context, await context.tables.do(id.table, context.asker.press, commands.pass(id, id.decision)));
