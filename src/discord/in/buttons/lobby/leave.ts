import { commands } from '../../../../tables/index.ts';
import { boardAfter, type PressHandler } from '../handler.ts';

export const leave: PressHandler<'leave'> = async ({ table }, { tables, asker }) =>
  boardAfter(await tables.do(table, asker.press, commands.leave), tables);
