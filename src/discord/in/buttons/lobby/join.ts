import { boardAfter, type PressHandler } from '../handler.ts';

export const join: PressHandler<'join'> = async ({ table, seat }, { tables, asker }) =>
  boardAfter(await tables.join(table, asker.press, seat));
