import type { PressHandler } from '../handler.ts';
import { pass } from './pass.ts';
import { panelAfter } from './panel-after.ts';

/** Options chosen in a menu. Discord lets a menu be closed with nothing chosen where nothing is an answer. */
export const pick: PressHandler<'pick'> = async (id, context) =>
  context.values.length === 0
    ? pass({ ...id, verb: 'pass' }, context)
    : panelAfter(context, await context.tables.act(id.table, context.asker.press, id, context.values));
