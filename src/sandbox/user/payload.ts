import { ApplicationIntegrationType, ChannelType, InteractionContextType, Locale } from 'discord-api-types/v10';
import type { APIInteractionGuildMember } from 'discord-api-types/v10';
import type { Interaction } from '../interactions/ledger.ts';
import { APPLICATION_ID, GUILD_ID } from '../world/members/cast.ts';
import { INTERACTION_GUILD } from '../world/guild.ts';
import { BOT, directChannelId, toMember, toUser } from '../world/members/person.ts';
import { EVERYONE } from '../world/members/permissions.ts';
import type { World } from '../world/world.ts';

/** The most bytes of a file that a user may attach. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** Who installed the bot: always the guild. */
export const AUTHORIZING = { [ApplicationIntegrationType.GuildInstall]: GUILD_ID };

/** The part of every interaction that says where it comes from and who made it. */
export function envelope(world: World, { id, token, person, channelId }: Interaction) {
  const common = {
    id,
    token,
    application_id: APPLICATION_ID,
    version: 1 as const,
    channel_id: channelId,
    locale: Locale.EnglishUS,
    entitlements: [],
    attachment_size_limit: UPLOAD_LIMIT,
  };
  if (channelId === directChannelId(person))
    return {
      ...common,
      channel: { id: channelId, type: ChannelType.DM, recipients: [toUser(person)], flags: 0, last_message_id: null },
      user: toUser(person),
      app_permissions: EVERYONE.toString(),
      authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: '0' },
      context: InteractionContextType.BotDM,
    };
  const permissions = world.channels.permissions(channelId, person).toString();
  const member: APIInteractionGuildMember = { ...toMember(person), user: toUser(person), permissions };
  return {
    ...common,
    channel: { ...(world.channels.get(channelId) ?? { id: channelId, type: ChannelType.GuildText }), permissions },
    guild_id: GUILD_ID,
    guild: INTERACTION_GUILD,
    guild_locale: Locale.EnglishUS,
    member,
    app_permissions: world.channels.permissions(channelId, BOT).toString(),
    authorizing_integration_owners: AUTHORIZING,
    context: InteractionContextType.Guild,
  };
}
