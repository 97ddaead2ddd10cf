import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { askFirst } from './ask.ts';
import { panelAfter } from './panel-after.ts';
import { pass } from './pass.ts';

/** Options chosen in a menu. Discord lets a menu be closed with nothing chosen where nothing is an answer. */
export const pick: PressHandler<'pick'> = async (id, context) => {
  const [first, ...more] = context.values;
  if (first === undefined) return pass({ ...id, verb: 'pass' }, context);
  const asked = more.length === 0 ? await askFirst(id, context, first) : null;
  return (
    asked ??
    panelAfter(context, await context.tables.do(id.table, context.asker.press, commands.act(id, context.values)))
  );
};
