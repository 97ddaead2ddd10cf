import { words } from '../../../words.ts';
import type { PressHandler } from '../press.ts';
import { proposalAfter } from './proposal-after.ts';

export const decline: PressHandler<'decline'> = async ({ table, made }, press) =>
  proposalAfter(press, await press.tables.decline(table, press.asker.press, made), words.proposal.declined);
