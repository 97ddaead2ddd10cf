import { boardAfter, type PressHandler } from '../press.ts';

export const addAi: PressHandler<'add-ai'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.addAi(table, asker.press, null));
