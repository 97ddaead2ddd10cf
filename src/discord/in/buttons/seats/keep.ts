import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { lookAt, showPrivately, type PressHandler } from '../press.ts';

/** The `no` of every confirmation. */
export const keep: PressHandler<'keep'> = ({ table }, press) =>
  lookAt(press, table, () => showPrivately(press, sentence(words.concede.kept)));
