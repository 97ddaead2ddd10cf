import { boardAfter, type PressHandler } from '../handler.ts';

export const removeAi: PressHandler<'remove-ai'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.removeAi(table, asker.press));
