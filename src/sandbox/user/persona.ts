import { ComponentType } from 'discord-api-types/v10';
import type { APIApplicationCommand, APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import { IN_CHANNEL } from '../checks/flags.ts';
import { parseMessage } from '../checks/message.ts';
import { post } from '../interactions/compose.ts';
import type { StoredFile } from '../world/files.ts';
import type { MessageRecord } from '../world/record.ts';
import type { Person } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import { chooseIn } from './choose.ts';
import type { Client } from './client.ts';
import { commandsFor, findCommand, nest } from './typing/command-line.ts';
import type { TypedCommand } from './typing/command-line.ts';
import { controlsOf, isPressable, isSelectMenu, pressablesOf } from './controls.ts';
import type { Pressable } from './controls.ts';
import { fillInModal } from './typing/modal-form.ts';
import { UPLOAD_LIMIT } from './payload.ts';
import { ClientRefusal } from './refusal.ts';
import { resolve } from './typing/resolved.ts';
import type { ModalValues, OpenModal, OptionValues, SeenMessage, Shown, Unread } from './seen.ts';
import { toSeen } from './to-seen.ts';
import { unreadOf } from './unread.ts';
import { fillIn } from './typing/values.ts';

/** A message seen earlier, or its id; both find the message as it is now. */
export type MessageRef = SeenMessage | string;

/**
 * A user at a Discord client: the only way to act in the sandbox, for the page and for tests. Throws ClientRefusal for
 * anything a real client would not let its user do.
 */
export class Persona {
  readonly #client: Client;
  readonly #dismissed = new Set<string>();

  constructor(client: Client) {
    this.#client = client;
  }

  get id(): string {
    return this.#person.id;
  }

  get name(): string {
    return this.#person.name;
  }

  /** What the channel shows this persona, oldest first: what all see, and what only they do. */
  messages(channelId: string): SeenMessage[] {
    return this.#world.messages
      .in(channelId)
      .filter((record) => this.#sees(record))
      .map(toSeen);
  }

  /** The message as it is now; undefined when it is gone or not theirs to see. */
  message(ref: MessageRef): SeenMessage | undefined {
    const record = this.#world.messages.get(idOf(ref));
    return record !== undefined && this.#sees(record) ? toSeen(record) : undefined;
  }

  /** Every button and string select of a message that could be used now. */
  pressable(ref: MessageRef): Pressable[] {
    return pressablesOf(this.message(ref)?.components ?? []);
  }

  /** The channels with something new in them for this persona. */
  unread(): Unread[] {
    return unreadOf(this.#world, this.#person);
  }

  /** Has read everything up to a message. */
  read(ref: MessageRef): void {
    const { message } = this.#require(ref);
    this.#world.reads.mark(this.id, message.channel_id, message.id);
  }

  /** The slash commands offered in a channel. */
  commands(channelId: string): APIApplicationCommand[] {
    return commandsFor(this.#world, this.#person, channelId);
  }

  /** Types a slash command, such as `game new`, with its options. */
  async command(channelId: string, typed: string, values: OptionValues = {}): Promise<Shown> {
    const found = findCommand(this.#commandsIn(channelId), typed);
    for (const option of found.options)
      if (option.required === true && values[option.name] === undefined)
        throw new ClientRefusal(`/${typed} needs "${option.name}"`);
    const filled = this.#fillIn(found, values);
    const ids = filled.map(({ value }) => String(value));
    const resolved = resolve(this.#world, this.#person, channelId, filled.some(isReference) ? ids : []);
    return this.#client.command(channelId, typed.replace(/^\//, ''), {
      ...identity(found),
      options: nest(found, filled),
      resolved,
    });
  }

  /** Uploads a file for an option of a command; gives the id that stands for it there. */
  upload({ name, type, bytes }: StoredFile): string {
    if (bytes.byteLength > UPLOAD_LIMIT) throw new ClientRefusal('Your files are too powerful. Max file size: 10 MB');
    const id = this.#world.ids.next();
    this.#world.files.lend(id, { name, type, bytes });
    return id;
  }

  /** What the bot suggests for an option half typed, the others being filled in. */
  async autocomplete(
    channelId: string,
    typed: string,
    values: OptionValues,
    focused: string,
  ): Promise<readonly APIApplicationCommandOptionChoice[]> {
    const found = findCommand(this.#commandsIn(channelId), typed);
    const option = found.options.find(({ name }) => name === focused);
    if (option === undefined || !('autocomplete' in option) || !option.autocomplete)
      throw new ClientRefusal(`"${focused}" of /${typed} suggests nothing`);
    const { [focused]: text = '', ...others } = values;
    const typing = { type: option.type, name: focused, value: String(text), focused: true };
    const options = nest(found, [...this.#fillIn(found, others), typing]);
    const numeric = option.type !== OptionType.String;
    const choices = await this.#client.autocomplete(channelId, { ...identity(found), options }, numeric);
    if (choices === null) throw new ClientRefusal('Loading options failed');
    return choices;
  }

  /** Presses a button, found by its label or custom id. */
  async press(ref: MessageRef, target: string | { readonly customId: string }): Promise<Shown> {
    const { message } = this.#require(ref);
    const buttons = controlsOf(message.components ?? []).filter(isPressable);
    const found = buttons.filter((button) =>
      typeof target === 'string' ? button.label === target : button.custom_id === target.customId,
    );
    const [button] = found;
    const name = typeof target === 'string' ? `"${target}"` : 'as that';
    if (button === undefined) throw new ClientRefusal(`The message has changed and has no button ${name} now`);
    if (found.length > 1) throw new ClientRefusal(`The message has several buttons ${name}; use the custom id`);
    if (button.disabled === true)
      throw new ClientRefusal(`The button "${button.label ?? button.custom_id}" is disabled`);
    const data = { component_type: ComponentType.Button, custom_id: button.custom_id, id: button.id };
    return this.#client.component(message, data);
  }

  /** Chooses in a select, found by its custom id. */
  async select(ref: MessageRef, customId: string, values: readonly string[]): Promise<Shown> {
    const { message } = this.#require(ref);
    const select = controlsOf(message.components ?? [])
      .filter(isSelectMenu)
      .find((each) => each.custom_id === customId);
    if (select === undefined) throw new ClientRefusal(`The message has changed and has no such menu now`);
    return this.#client.component(message, chooseIn(this.#world, this.#person, message.channel_id, select, values));
  }

  /** Sends a modal the bot opened for this persona. Once it is answered it is closed; after a failure it can be sent again. */
  async submit(modal: OpenModal | string, values: ModalValues = {}): Promise<Shown> {
    const id = typeof modal === 'string' ? modal : modal.id;
    const origin = this.#client.modal(id);
    if (origin === undefined) throw new ClientRefusal('That modal is not open');
    const components = fillInModal(origin.modal.components, values);
    this.#client.closeModal(id);
    const { channelId, sourceId } = origin.openedBy;
    const answer = { custom_id: origin.modal.customId, components };
    const shown = await this.#client.submit(channelId, sourceId, origin.openedBy, answer);
    if (shown.kind === 'failed') this.#client.keepModal(origin);
    return shown;
  }

  /** Dismisses an ephemeral message. */
  dismiss(ref: MessageRef): void {
    const record = this.#require(ref);
    if (record.viewer === null) throw new ClientRefusal('Only ephemeral messages can be dismissed');
    this.#dismissed.add(record.message.id);
    this.#world.changes.emit({ type: 'message-dismissed', record });
  }

  /** Writes a plain message into a channel. */
  say(channelId: string, content: string): SeenMessage {
    if (!this.#world.channels.allows(channelId, this.#person, 'SendMessages'))
      throw new ClientRefusal('You do not have permission to send messages in this channel');
    const desk = { world: this.#world, channelId, basis: null, uploads: [], allowedFlags: IN_CHANNEL };
    return toSeen(post(this.#world, parseMessage({ content }, desk), { author: this.#person, channelId }));
  }

  get #world(): World {
    return this.#client.world;
  }

  get #person(): Person {
    return this.#client.person;
  }

  #sees({ message, viewer }: MessageRecord): boolean {
    return (
      (viewer === null || viewer === this.id) &&
      !this.#dismissed.has(message.id) &&
      this.#world.channels.allows(message.channel_id, this.#person, 'ViewChannel')
    );
  }

  #require(ref: MessageRef): MessageRecord {
    const record = this.#world.messages.get(idOf(ref));
    if (record === undefined || !this.#sees(record)) throw new ClientRefusal(`${this.name} sees no such message`);
    return record;
  }

  #commandsIn(channelId: string): APIApplicationCommand[] {
    if (this.#world.channels.get(channelId) === undefined) throw new ClientRefusal('There is no such channel');
    return this.commands(channelId);
  }

  #fillIn({ options }: TypedCommand, values: OptionValues) {
    for (const name of Object.keys(values))
      if (!options.some((option) => option.name === name)) throw new ClientRefusal(`There is no option "${name}"`);
    return options.flatMap((option) => {
      const value = values[option.name];
      return value === undefined ? [] : [fillIn(this.#world, option, value)];
    });
  }
}

function idOf(ref: MessageRef): string {
  return typeof ref === 'string' ? ref : ref.id;
}

function identity({ command }: TypedCommand) {
  return { id: command.id, name: command.name, guildId: command.guild_id };
}

function isReference({ type }: { readonly type: OptionType }): boolean {
  return [OptionType.User, OptionType.Role, OptionType.Channel, OptionType.Mentionable, OptionType.Attachment].includes(
    type,
  );
}
