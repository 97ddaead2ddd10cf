import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../press.ts';

export const concede: PressHandler<'concede'> = async ({ table }, press) =>
  orRefusal(await press.tables.concede(table, press.asker.press), () =>
    showPrivately(press, sentence(words.concede.done)),
  );
