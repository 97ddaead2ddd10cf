import { boardAfter, type PressHandler } from '../press.ts';

export const leave: PressHandler<'leave'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.leave(table, asker.press));
