import { GuildSystemChannelFlags, Locale } from 'discord-api-types/v10';
import type { APIGuild, APIPartialInteractionGuild, APIRole } from 'discord-api-types/v10';
import { noFlags } from '../given.ts';
import { APPLICATION_ID, BOT_ROLE_ID, GUILD_ID, OWNER_ID } from './members/cast.ts';
import { EVERYONE } from './members/permissions.ts';

export const GUILD_NAME = 'The Airlock';

export const ROLES: readonly APIRole[] = [
  role(GUILD_ID, '@everyone', 0),
  { ...role(BOT_ROLE_ID, 'Airlock', 1), managed: true, tags: { bot_id: APPLICATION_ID } },
];

function role(id: string, name: string, position: number): APIRole {
  return {
    id,
    name,
    position,
    permissions: EVERYONE.toString(),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: noFlags(),
  };
}

export const INTERACTION_GUILD: APIPartialInteractionGuild = { id: GUILD_ID, locale: Locale.EnglishUS, features: [] };

/** What REST tells of the guild; some of it is written in the schemas and not in the types. */
export const GUILD = {
  id: GUILD_ID,
  name: GUILD_NAME,
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  features: [],
  banner: null,
  owner_id: OWNER_ID,
  application_id: null,
  region: 'us-east',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: GuildSystemChannelFlags.SuppressJoinNotifications,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  roles: [...ROLES],
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 250_000,
  max_stage_video_channel_users: 0,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  preferred_locale: Locale.EnglishUS,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: 0,
  hub_type: null,
  emojis: [],
  stickers: [],
  incidents_data: null,
} satisfies APIGuild & Record<string, unknown>;
