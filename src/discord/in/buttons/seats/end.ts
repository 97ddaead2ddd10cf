import { endText, sentence } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../press.ts';

export const end: PressHandler<'end'> = async ({ table }, press) =>
  orRefusal(await press.tables.end(table, press.asker.press), (ended) =>
    showPrivately(press, sentence(endText(ended))),
  );
