import { commands } from '../../../../tables/index.ts';
import { words } from '../../../words.ts';
import type { PressHandler } from '../handler.ts';
import { proposalAfter } from './proposal-after.ts';

export const decline: PressHandler<'decline'> = async ({ table, made }, context) =>
  proposalAfter(
    context,
    await context.tables.do(table, context.asker.press, commands.decline(made)),
    words.proposal.declined,
  );
