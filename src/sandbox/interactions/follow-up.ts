import { IN_INTERACTION } from '../checks/flags.ts';
import { parseMessage } from '../checks/message.ts';
import { unknownMessage } from '../errors.ts';
import type { MessageRecord } from '../world/record.ts';
import { edit, isLoading, post } from './compose.ts';
import type { Interaction } from './ledger.ts';
import { envelopeFor } from './respond.ts';
import type { BotRequest } from './respond.ts';

/** Posts a follow-up message. The first one after a deferred answer becomes that answer. */
export function followUp({ world, ledger, body, uploads }: BotRequest, token: string): MessageRecord {
  const { interaction, originalId } = ledger.answered(token);
  const original = originalId === null ? undefined : world.messages.get(originalId);
  const { channelId } = interaction;
  const said = parseMessage(body, { world, channelId, basis: null, uploads, allowedFlags: IN_INTERACTION });
  if (original !== undefined && isLoading(original.message)) return edit(world, original, said);
  return post(world, said, envelopeFor(world, interaction, originalId));
}

/** Edits a message of an interaction's token. */
export function editOwn({ world, body, uploads }: BotRequest, basis: MessageRecord): MessageRecord {
  const { channel_id: channelId } = basis.message;
  return edit(world, basis, parseMessage(body, { world, channelId, basis, uploads, allowedFlags: IN_INTERACTION }));
}

/** A message of this token: `@original` or a follow-up. Throws Discord's errors. */
export function reached({ world, ledger }: BotRequest, token: string, messageId: string): MessageRecord {
  const { interaction, originalId } = ledger.answered(token);
  const id = messageId === '@original' ? originalId : messageId;
  const record = id === null ? undefined : world.messages.get(id);
  if (record === undefined || (id !== originalId && !belongsTo(record, interaction))) throw unknownMessage();
  return record;
}

function belongsTo({ message }: MessageRecord, { id }: Interaction): boolean {
  return message.interaction_metadata?.id === id;
}
