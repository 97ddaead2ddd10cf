import { commands } from '../../../../tables/index.ts';
import { boardAfter, type PressHandler } from '../handler.ts';

export const addAi: PressHandler<'add-ai'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.do(table, asker.press, commands.addAi(null)), tables);
