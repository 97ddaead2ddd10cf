import type { Done } from '../../../../tables/index.ts';
import { ephemeralText, type Reply } from '../../../reply.ts';
import { boardAfter, type PressContext } from '../handler.ts';

/** The board after somebody agreed or declined; pressed below the ping for it, which goes by itself, one sentence. */
export async function proposalAfter({ tables, message }: PressContext, done: Done, sentence: string): Promise<Reply> {
  if (!done.ok) return boardAfter(done);
  const board = await tables.outbox.message(done.table.record.id, 'board');
  return board?.message === message ? boardAfter(done) : ephemeralText(sentence);
}
