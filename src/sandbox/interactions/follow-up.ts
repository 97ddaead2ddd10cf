import { IN_INTERACTION } from '../checks/flags.ts';
import { Form } from '../checks/form.ts';
import { readMessage, refuseEmpty } from '../checks/message.ts';
import { unknownMessage } from '../errors.ts';
import type { Upload } from '../world/files.ts';
import type { MessageRecord } from '../world/record.ts';
import type { World } from '../world/world.ts';
import { edit, isLoading, post } from './compose.ts';
import type { Interaction, Ledger } from './ledger.ts';
import { envelopeFor } from './respond.ts';

/** Posts a follow-up message. The first one after a deferred answer becomes that answer. */
export function followUp(
  world: World,
  ledger: Ledger,
  token: string,
  body: unknown,
  uploads: readonly Upload[],
): MessageRecord {
  const { interaction, originalId } = ledger.answered(token);
  const original = originalId === null ? undefined : world.messages.get(originalId);
  const desk = { world, channelId: interaction.channelId, basis: null, uploads, allowedFlags: IN_INTERACTION };
  const said = Form.read(body, (form) => readMessage(form, desk));
  refuseEmpty(said);
  if (original !== undefined && isLoading(original.message)) return edit(world, original, said);
  return post(world, said, envelopeFor(world, interaction, originalId));
}

/** Edits a message of an interaction's token. */
export function editOwn(world: World, record: MessageRecord, body: unknown, uploads: readonly Upload[]): MessageRecord {
  const { channel_id: channelId } = record.message;
  const desk = { world, channelId, basis: record, uploads, allowedFlags: IN_INTERACTION };
  const said = Form.read(body, (form) => readMessage(form, desk));
  refuseEmpty(said);
  return edit(world, record, said);
}

/** A message of this token: `@original` or a follow-up. Throws Discord's errors. */
export function reached(world: World, ledger: Ledger, token: string, messageId: string): MessageRecord {
  const { interaction, originalId } = ledger.answered(token);
  const id = messageId === '@original' ? originalId : messageId;
  const record = id === null ? undefined : world.messages.get(id);
  if (record === undefined || (id !== originalId && !belongsTo(record, interaction))) throw unknownMessage();
  return record;
}

function belongsTo({ message }: MessageRecord, { id }: Interaction): boolean {
  return message.interaction_metadata?.id === id;
}
