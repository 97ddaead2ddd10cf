import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { pass } from './pass.ts';
import { panelAfter } from './panel-after.ts';

/** Options chosen in a menu. Discord lets a menu be closed with nothing chosen where nothing is an answer. */
export const pick: PressHandler<'pick'> = async (id, context) =>
  context.values.length === 0
    ? pass({ ...id, verb: 'pass' }, context)
    : panelAfter(context, await context.tables.do(id.table, context.asker.press, commands.act(id, context.values)));
