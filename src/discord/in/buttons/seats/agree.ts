import { words } from '../../../words.ts';
import type { PressHandler } from '../press.ts';
import { proposalAfter } from './proposal-after.ts';

export const agree: PressHandler<'agree'> = async ({ table, made }, press) =>
  proposalAfter(press, await press.tables.agree(table, press.asker.press, made), words.proposal.agreed);
