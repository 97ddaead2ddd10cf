import { askedInText, sentence } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../press.ts';

/** Asks the players for the seat of an AI player. */
export const takeOver: PressHandler<'take-over'> = async ({ table }, press) =>
  orRefusal(await press.tables.askIn(table, press.asker.press, null), (asked) =>
    showPrivately(press, sentence(askedInText(asked))),
  );
