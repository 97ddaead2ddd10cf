import { commands } from '../../../../tables/index.ts';
import { boardAfter, type PressHandler } from '../handler.ts';

export const join: PressHandler<'join'> = async ({ table, seat }, { tables, asker }) =>
  boardAfter(await tables.do(table, asker.press, commands.join(seat)));
