import { openPanel } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../press.ts';

/** A player takes their own seat back from an AI. */
export const takeBack: PressHandler<'take-back'> = async ({ table }, press) =>
  orRefusal(await press.tables.takeBack(table, press.asker.press), (taken) =>
    showPrivately(press, openPanel(taken, press.asker)),
  );
