import type { PressHandler } from '../press.ts';
import { pass } from './pass.ts';
import { panelAfter } from './panel-after.ts';

/** Options chosen in a menu. Discord lets a menu be closed with nothing chosen where nothing is an answer. */
export const pick: PressHandler<'pick'> = async (id, press) =>
  press.values.length === 0
    ? pass({ ...id, verb: 'pass' }, press)
    : panelAfter(press, await press.tables.act(id.table, press.asker.press, id, press.values));
