import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { optionsAfter } from './options-after.ts';

export const choose: PressHandler<'choose'> = async (id, press) => {
  const { tables, asker, values } = press;
  return optionsAfter(press, id, await tables.do(id.table, asker.press, commands.choose(id.key, values[0] ?? '')));
};
