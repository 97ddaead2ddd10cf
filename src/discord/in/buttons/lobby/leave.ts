import { boardAfter, type PressHandler } from '../handler.ts';

export const leave: PressHandler<'leave'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.leave(table, asker.press));
