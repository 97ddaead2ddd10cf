import { boardAfter, type PressHandler } from '../handler.ts';

export const addAi: PressHandler<'add-ai'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.addAi(table, asker.press, null));
