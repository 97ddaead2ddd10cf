import { commands } from '../../../../tables/index.ts';
import { strengthNamed } from '../../strength.ts';
import type { PressHandler } from '../handler.ts';
import { optionsAfter } from './options-after.ts';

export const strength: PressHandler<'strength'> = async (id, press) => {
  const { tables, asker, values } = press;
  return optionsAfter(
    press,
    id,
    await tables.do(id.table, asker.press, commands.setStrength(strengthNamed(values[0]))),
  );
};
