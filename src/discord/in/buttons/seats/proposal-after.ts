import type { Done } from '../../../../tables/index.ts';
import type { Reply } from '../../../reply.ts';
import { boardOrSentence, type PressContext } from '../handler.ts';

/** The board after somebody agreed or declined; pressed below the ping for it, which goes by itself, one sentence. */
export function proposalAfter(context: PressContext, done: Done, sentence: string): Promise<Reply> {
  return boardOrSentence(context, done, () => sentence);
}
