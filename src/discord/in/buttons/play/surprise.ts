import { randomInt } from 'node:crypto';
import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { panelAfter } from './panel-after.ts';

/** A decision answered at random. */
export const surprise: PressHandler<'surprise'> = async (id, context) => {
  const command = commands.surprise(id, id.decision, (below) => randomInt(below));
  return panelAfter(context, await context.tables.do(id.table, context.asker.press, command));
};
