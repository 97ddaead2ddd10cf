import { InteractionResponseType as ResponseType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { readSuggestions } from '../checks/commands/autocomplete.ts';
import { IN_INTERACTION, readFlags, WHEN_DEFERRED } from '../checks/flags.ts';
import { Form } from '../checks/form.ts';
import { parseMessage } from '../checks/message.ts';
import { readModal } from '../checks/components/modals.ts';
import { unknownMessage } from '../errors.ts';
import type { Upload } from '../world/files.ts';
import type { MessageRecord } from '../world/record.ts';
import { BOT } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import { edit, post } from './compose.ts';
import type { Interaction, Ledger } from './ledger.ts';

/** A request of the bot about an interaction. */
export interface BotRequest {
  readonly world: World;
  readonly ledger: Ledger;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

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
export function respond({ world, ledger, body, uploads }: BotRequest, interaction: Interaction): Response {
  const type = Form.read(body, (form) => form.at('type').choice(answersTo(interaction)));
  const parse = (basis: MessageRecord | null) => {
    const desk = { world, channelId: interaction.channelId, basis, uploads, allowedFlags: IN_INTERACTION };
    return parseMessage(body, desk, (form) => form.at('data'));
  };
  const answer = (kind: 'reply' | 'thinking' | 'update' | 'acknowledged', message: MessageRecord) => {
    const { id } = message.message;
    ledger.answer(interaction, { kind, messageId: id }, id);
    return message;
  };
  switch (type) {
    case ResponseType.ChannelMessageWithSource:
      return { type, message: answer('reply', post(world, parse(null), envelopeFor(world, interaction))) };
    case ResponseType.DeferredChannelMessageWithSource: {
      const flags = Form.read(body, (form) => readFlags(form.at('data').at('flags'), WHEN_DEFERRED));
      const envelope = { ...envelopeFor(world, interaction), loading: true };
      return { type, message: answer('thinking', post(world, { ...NOTHING, flags }, envelope)) };
    }
    case ResponseType.UpdateMessage: {
      const basis = source(world, interaction);
      return { type, message: answer('update', edit(world, basis, parse(basis))) };
    }
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
    default:
      return { type: ResponseType.DeferredMessageUpdate, message: answer('acknowledged', source(world, interaction)) };
  }
}

/** The content of a deferred answer. */
const NOTHING = {
  content: '',
  embeds: [],
  components: [],
  tts: false,
  allowedMentions: undefined,
  files: [],
  uploads: new Map<string, Upload>(),
};

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
