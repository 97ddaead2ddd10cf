import type { PressHandler } from '../press.ts';
import { panelAfter } from './panel-after.ts';

/** A decision answered with none of its options. */
export const pass: PressHandler<'pass'> = async (id, press) =>
  panelAfter(press, await press.tables.pass(id.table, press.asker.press, id, id.decision));
