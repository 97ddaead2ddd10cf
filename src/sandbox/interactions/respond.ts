import { InteractionResponseType as ResponseType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { readSuggestions } from '../checks/commands/autocomplete.ts';
import { IN_INTERACTION, readFlags, WHEN_DEFERRED } from '../checks/flags.ts';
import { Form } from '../checks/form.ts';
import { readMessage, refuseEmpty } from '../checks/message.ts';
import { readModal } from '../checks/components/modals.ts';
import { unknownMessage } from '../errors.ts';
import type { Upload } from '../world/files.ts';
import type { MessageRecord } from '../world/record.ts';
import { BOT } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import { edit, post } from './compose.ts';
import type { Interaction, Ledger } from './ledger.ts';

/** What Discord knows about a given answer. */
export interface Response {
  readonly type: ResponseType;
  readonly message: MessageRecord | null;
}

/** The answers that each kind of interaction accepts. */
const ANSWERS = {
  message: [ResponseType.ChannelMessageWithSource, ResponseType.DeferredChannelMessageWithSource],
  update: [ResponseType.DeferredMessageUpdate, ResponseType.UpdateMessage],
} as const;

function answersTo({ type, sourceId }: Interaction): ResponseType[] {
  const update = sourceId === null ? [] : ANSWERS.update;
  if (type === InteractionType.ApplicationCommandAutocomplete)
    return [ResponseType.ApplicationCommandAutocompleteResult];
  if (type === InteractionType.ModalSubmit) return [...ANSWERS.message, ...update];
  return [...ANSWERS.message, ...update, ResponseType.Modal];
}

/** Executes the bot's one answer to an interaction. Throws Discord's errors; then nothing has changed. */
export function respond(
  world: World,
  ledger: Ledger,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): Response {
  const type = Form.read(body, (form) => form.at('type').choice(answersTo(interaction)));
  switch (type) {
    case ResponseType.ChannelMessageWithSource:
      return reply(world, ledger, interaction, body, uploads);
    case ResponseType.DeferredChannelMessageWithSource:
      return deferReply(world, ledger, interaction, body);
    case ResponseType.UpdateMessage:
      return update(world, ledger, interaction, body, uploads);
    case ResponseType.ApplicationCommandAutocompleteResult: {
      const choices = Form.read(body, (form) => readSuggestions(form.at('data'), interaction.numeric));
      ledger.answer(interaction, { kind: 'choices', choices }, null);
      return { type, message: null };
    }
    case ResponseType.Modal: {
      const modal = Form.read(body, (form) => readModal(form.at('data')));
      ledger.answer(interaction, { kind: 'modal', modal }, null);
      return { type, message: null };
    }
    default: {
      const record = source(world, interaction);
      ledger.answer(interaction, { kind: 'acknowledged', messageId: record.message.id }, record.message.id);
      return { type: ResponseType.DeferredMessageUpdate, message: record };
    }
  }
}

function reply(
  world: World,
  ledger: Ledger,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): Response {
  const desk = { world, channelId: interaction.channelId, basis: null, uploads, allowedFlags: IN_INTERACTION };
  const said = Form.read(body, (form) => readMessage(form.at('data'), desk));
  refuseEmpty(said);
  const message = post(world, said, { ...envelopeFor(world, interaction), loading: false });
  const { id } = message.message;
  ledger.answer(interaction, { kind: 'reply', messageId: id }, id);
  return { type: ResponseType.ChannelMessageWithSource, message };
}

function deferReply(world: World, ledger: Ledger, interaction: Interaction, body: unknown): Response {
  const flags = Form.read(body, (form) => readFlags(form.at('data').at('flags'), WHEN_DEFERRED));
  const nothing = { content: '', embeds: [], components: [], files: [], uploads: new Map<string, Upload>() };
  const said = { ...nothing, flags, tts: false, allowedMentions: undefined };
  const message = post(world, said, { ...envelopeFor(world, interaction), loading: true });
  const { id } = message.message;
  ledger.answer(interaction, { kind: 'thinking', messageId: id }, id);
  return { type: ResponseType.DeferredChannelMessageWithSource, message };
}

function update(
  world: World,
  ledger: Ledger,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): Response {
  const basis = source(world, interaction);
  const desk = { world, channelId: interaction.channelId, basis, uploads, allowedFlags: IN_INTERACTION };
  const said = Form.read(body, (form) => readMessage(form.at('data'), desk));
  refuseEmpty(said);
  const message = edit(world, basis, said);
  ledger.answer(interaction, { kind: 'update', messageId: message.message.id }, message.message.id);
  return { type: ResponseType.UpdateMessage, message };
}

/** The component's message, if it still exists. */
function source(world: World, { sourceId }: Interaction): MessageRecord {
  const record = sourceId === null ? undefined : world.messages.get(sourceId);
  if (record === undefined) throw unknownMessage();
  return record;
}

/** An answer to a component or modal replies to the message it stands on; a follow-up to the first answer. */
export function envelopeFor(world: World, interaction: Interaction, originalId = interaction.sourceId) {
  const repliesTo = originalId === null ? undefined : world.messages.get(originalId);
  return { author: BOT, channelId: interaction.channelId, interaction, repliesTo };
}

export function isEphemeral({ message }: MessageRecord): boolean {
  return ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}
