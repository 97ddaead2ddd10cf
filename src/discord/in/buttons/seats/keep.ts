import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** The `no` of every confirmation. */
export const keep: PressHandler<'keep'> = ({ table }, context) =>
  lookAt(context, table, () => showPrivately(context, sentence(words.concede.kept)));
