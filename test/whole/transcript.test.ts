import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../src/sandbox/index.ts';
import { Transcript } from './transcript.ts';

const { ChannelMessageWithSource, UpdateMessage } = InteractionResponseType;
const PRIVATE = MessageFlags.Ephemeral;

/** What somebody's press was answered with. */
interface Answer {
  readonly type: InteractionResponseType;
  readonly flags?: MessageFlags;
  readonly onFlags?: MessageFlags;
}

/** A transcript of Ada's press, its answer, and a change of the answer. */
function transcriptOf({ type, flags, onFlags }: Answer): Transcript {
  const tell: ((exchange: Exchange) => void)[] = [];
  const transcript = new Transcript({
    onExchange: (listener) => {
      tell.push(listener);
      return () => undefined;
    },
  });
  const rest = (method: string, path: string, request: unknown): Exchange => {
    const answer = { status: 200, response: null, hint: undefined };
    return { kind: 'rest', method, path, route: null, query: {}, request, files: [], ...answer };
  };
  const press = { id: '1', token: 'ticket', member: { user: { id: 'Ada' } }, message: { flags: onFlags } };
  tell[0]?.({ kind: 'dispatch', event: 'INTERACTION_CREATE', data: press });
  tell[0]?.(rest('POST', '/interactions/1/ticket/callback', { type, data: { flags, content: 'first' } }));
  tell[0]?.(rest('PATCH', '/webhooks/9/ticket/messages/@original', { content: 'then' }));
  tell[0]?.(rest('PATCH', '/channels/5/messages/7', { content: 'board' }));
  return transcript;
}

const readers = (answer: Answer) => transcriptOf(answer).said.map(({ to }) => to);

describe('Who reads what the bot says', () => {
  it('is the presser alone where the answer was private, and where it is changed later', () => {
    expect(readers({ type: ChannelMessageWithSource, flags: PRIVATE })).toEqual(['Ada', 'Ada', null]);
    expect(readers({ type: UpdateMessage, onFlags: PRIVATE })).toEqual(['Ada', 'Ada', null]);
  });

  it('is everybody where the answer was not private', () => {
    expect(readers({ type: ChannelMessageWithSource })).toEqual([null, null, null]);
    expect(readers({ type: UpdateMessage })).toEqual([null, null, null]);
  });
});
