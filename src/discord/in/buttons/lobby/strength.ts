import { strengthNamed } from '../../strength.ts';
import type { PressHandler } from '../handler.ts';
import { optionsAfter } from './options-after.ts';

export const strength: PressHandler<'strength'> = async (id, press) => {
  const { tables, asker, values } = press;
  return optionsAfter(press, id, await tables.setStrength(id.table, asker.press, strengthNamed(values[0])));
};
