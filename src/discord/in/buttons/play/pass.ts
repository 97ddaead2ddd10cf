import type { PressHandler } from '../handler.ts';
import { panelAfter } from './panel-after.ts';

/** A decision answered with none of its options. */
export const pass: PressHandler<'pass'> = async (id, context) =>
  panelAfter(context, await context.tables.pass(id.table, context.asker.press, id, id.decision));
