import { commands } from '../../../../tables/index.ts';
import { boardAfter, type PressHandler } from '../handler.ts';

export const removeAi: PressHandler<'remove-ai'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.do(table, asker.press, commands.removeAi), tables);
