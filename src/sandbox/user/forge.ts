import { ApplicationCommandOptionType as OptionType, ComponentType, MessageType } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { noFlags } from '../given.ts';
import { BOT, toUser } from '../world/members/person.ts';
import type { Client } from './client.ts';
import { directChannelId } from '../world/members/person.ts';
import type { Shown } from './seen.ts';

/** An interaction no honest client would send. */
export type Forgery = {
  /** By default it comes from a direct message with the bot. */
  readonly channelId?: string;
  /** The message a control or a modal claims to be on; by default one that does not exist. */
  readonly messageId?: string;
} & (
  | { readonly kind: 'press'; readonly customId: string }
  | { readonly kind: 'select'; readonly customId: string; readonly values: readonly string[] }
  /** Command and subcommand as typed, such as `game new`. */
  | { readonly kind: 'command'; readonly typed: string; readonly values?: Readonly<Record<string, string>> }
  | { readonly kind: 'submit'; readonly customId: string; readonly values: Readonly<Record<string, string>> }
);

/** Sends an interaction past every check of the client, and waits for what would be shown. */
export function forge(client: Client, forgery: Forgery): Promise<Shown> {
  const channelId = forgery.channelId ?? directChannelId(client.person);
  switch (forgery.kind) {
    case 'press':
    case 'select': {
      const { customId, messageId } = forgery;
      const control =
        forgery.kind === 'press'
          ? { component_type: ComponentType.Button }
          : { component_type: ComponentType.StringSelect, values: forgery.values };
      const data = { ...control, custom_id: customId, id: 1 };
      return client.component(messageFor(client, channelId, messageId), data, channelId);
    }
    case 'submit': {
      const components = Object.entries(forgery.values).map(([custom_id, value], index) => ({
        type: ComponentType.ActionRow as const,
        id: 2 * index + 1,
        components: [{ type: ComponentType.TextInput as const, id: 2 * index + 2, custom_id, value }],
      }));
      return client.submit(channelId, forgery.messageId ?? null, null, { custom_id: forgery.customId, components });
    }
    case 'command':
      return forgeCommand(client, channelId, forgery.typed, forgery.values ?? {});
  }
}

function forgeCommand(
  client: Client,
  channelId: string,
  typed: string,
  values: Readonly<Record<string, string>>,
): Promise<Shown> {
  const [name = '', subcommand] = typed.split(' ');
  const filled = Object.entries(values).map(([option, value]) => ({
    type: OptionType.String as const,
    name: option,
    value,
  }));
  const options =
    subcommand === undefined ? filled : [{ type: OptionType.Subcommand as const, name: subcommand, options: filled }];
  const registered = client.world.commands.all.find((command) => command.name === name);
  const id = registered?.id ?? client.world.ids.next();
  return client.command(channelId, typed, { id, name, guildId: registered?.guild_id, options });
}

function messageFor({ world }: Client, channelId: string, messageId: string | undefined): APIMessage {
  const present = messageId === undefined ? undefined : world.messages.get(messageId);
  return (
    present?.message ?? {
      id: messageId ?? world.ids.next(),
      channel_id: channelId,
      author: toUser(BOT),
      type: MessageType.Default,
      content: '',
      timestamp: world.timestamp(),
      edited_timestamp: null,
      tts: false,
      mention_everyone: false,
      mentions: [],
      mention_roles: [],
      attachments: [],
      embeds: [],
      components: [],
      pinned: false,
      flags: noFlags(),
    }
  );
}
