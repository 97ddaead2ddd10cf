import type { PressHandler } from '../press.ts';
import { panelAfter } from './panel-after.ts';

/** One option of a panel, as a button. */
export const answer: PressHandler<'do'> = async (id, press) =>
  panelAfter(press, await press.tables.act(id.table, press.asker.press, id, [id.option]));
