import type { PressHandler } from '../press.ts';
import { panelAfter } from './panel-after.ts';

export const undo: PressHandler<'undo'> = async (id, press) =>
  panelAfter(press, await press.tables.undo(id.table, press.asker.press, id));
