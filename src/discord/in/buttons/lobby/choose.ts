import type { PressHandler } from '../handler.ts';
import { optionsAfter } from './options-after.ts';

export const choose: PressHandler<'choose'> = async (id, press) => {
  const { tables, asker, values } = press;
  return optionsAfter(press, id, await tables.choose(id.table, asker.press, id.key, values[0] ?? ''));
};
