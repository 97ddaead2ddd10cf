import { ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIModalSubmission,
} from 'discord-api-types/v10';
import type { Faults } from '../faults.ts';
import { given } from '../given.ts';
import type { Interaction, Ledger, NewInteraction } from '../interactions/ledger.ts';
import { toUser } from '../world/members/person.ts';
import type { Person } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import { AUTHORIZING, envelope } from './payload.ts';
import type { OpenModal, Shown } from './seen.ts';
import { shown } from './shown.ts';

/** The message or command a modal was opened from; sent with its answer. */
export interface ModalOrigin {
  readonly modal: OpenModal;
  readonly openedBy: Interaction;
}

export interface CommandData {
  readonly id: string;
  readonly name: string;
  readonly guildId: string | undefined;
  readonly options: readonly object[];
  readonly resolved?: object | undefined;
}

/**
 * Sends a user's interaction exactly as Discord would and waits for what the user is shown. It checks nothing: personas
 * send only what a client allows, forgers send anything.
 */
export class Client {
  readonly world: World;
  readonly person: Person;
  readonly #ledger: Ledger;
  readonly #faults: Faults;
  readonly #modals = new Map<string, ModalOrigin>();

  constructor(world: World, ledger: Ledger, faults: Faults, person: Person) {
    this.world = world;
    this.person = person;
    this.#ledger = ledger;
    this.#faults = faults;
  }

  command(channelId: string, typed: string, data: CommandData): Promise<Shown> {
    const interaction = this.#open({
      type: InteractionType.ApplicationCommand,
      channelId,
      sourceId: null,
      command: typed,
      metadata: (id) => ({ type: InteractionType.ApplicationCommand, ...this.#metadata(id) }),
    });
    return this.#send(interaction, { data: commandData(data) });
  }

  async autocomplete(
    channelId: string,
    data: CommandData,
    numeric: boolean,
  ): Promise<readonly APIApplicationCommandOptionChoice[] | null> {
    const type = InteractionType.ApplicationCommandAutocomplete;
    const interaction = this.#open({ type, channelId, sourceId: null, numeric });
    this.#deliver(interaction, { data: commandData(data) });
    const outcome = await interaction.outcome;
    return outcome.kind === 'choices' ? outcome.choices : null;
  }

  component(message: APIMessage, data: object, channelId = message.channel_id): Promise<Shown> {
    const interaction = this.#open({
      type: InteractionType.MessageComponent,
      channelId,
      sourceId: message.id,
      metadata: (id) => ({
        type: InteractionType.MessageComponent,
        ...this.#metadata(id),
        interacted_message_id: message.id,
      }),
    });
    return this.#send(interaction, { data, message });
  }

  /** The modal still open under that id. */
  modal(id: string): ModalOrigin | undefined {
    return this.#modals.get(id);
  }

  closeModal(id: string): void {
    this.#modals.delete(id);
  }

  keepModal(origin: ModalOrigin): void {
    this.#modals.set(origin.modal.id, origin);
  }

  submit(
    channelId: string,
    sourceId: string | null,
    openedBy: Interaction | null,
    data: APIModalSubmission,
  ): Promise<Shown> {
    const trigger = openedBy?.metadata;
    const interaction = this.#open({
      type: InteractionType.ModalSubmit,
      channelId,
      sourceId,
      metadata: (id) => ({
        type: InteractionType.ModalSubmit,
        ...this.#metadata(id),
        triggering_interaction_metadata:
          trigger?.type === InteractionType.MessageComponent || trigger?.type === InteractionType.ApplicationCommand
            ? trigger
            : { type: InteractionType.ApplicationCommand, ...this.#metadata(id) },
      }),
    });
    const message = sourceId === null ? undefined : this.world.messages.get(sourceId)?.message;
    return this.#send(interaction, given({ data, message }));
  }

  #open(details: Omit<NewInteraction, 'person'>): Interaction {
    return this.#ledger.open({ ...details, person: this.person });
  }

  #metadata(id: string) {
    return { id, user: toUser(this.person), authorizing_integration_owners: AUTHORIZING };
  }

  #send(interaction: Interaction, rest: object): Promise<Shown> {
    this.#deliver(interaction, rest);
    return shown(this.world, interaction.outcome, (modal) => this.#openModal(interaction, modal));
  }

  #deliver(interaction: Interaction, rest: object): void {
    const data = { type: interaction.type, ...envelope(this.world, interaction), ...rest };
    this.#faults.deliver({ name: 'INTERACTION_CREATE', data });
  }

  #openModal(openedBy: Interaction, data: APIModalInteractionResponseCallbackData): OpenModal {
    const modal = { id: openedBy.id, title: data.title, customId: data.custom_id, components: data.components };
    this.keepModal({ modal, openedBy });
    return modal;
  }
}

function commandData({ id, name, guildId, options, resolved }: CommandData): object {
  return given({
    id,
    name,
    type: ApplicationCommandType.ChatInput,
    guild_id: guildId,
    options: options.length === 0 ? undefined : options,
    resolved,
  });
}
