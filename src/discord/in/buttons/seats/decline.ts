import { commands, seatOf } from '../../../../tables/index.ts';
import { words } from '../../../words.ts';
import type { PressHandler } from '../handler.ts';
import { proposalAfter } from './proposal-after.ts';

/** Declines a proposal; somebody without a seat withdraws their own request for one. */
export const decline: PressHandler<'decline'> = async ({ table, made }, context) => {
  const { press } = context.asker;
  const done = await context.tables.do(table, press, commands.decline(made));
  const isOwnRequest = done.ok && seatOf(done.table, press.person.id) === null;
  return proposalAfter(context, done, isOwnRequest ? words.ai.withdrawn : words.proposal.declined);
};
