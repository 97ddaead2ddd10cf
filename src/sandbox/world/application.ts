import type { APIApplication } from 'discord-api-types/v10';
import { noFlags } from '../given.ts';
import { APPLICATION_ID } from './members/cast.ts';
import type { Person } from './members/person.ts';
import { BOT, toUser } from './members/person.ts';

/** What the bot is told about itself; some of it is written in the schemas and not in the types. */
export function application(owner: Person) {
  return {
    id: APPLICATION_ID,
    name: BOT.name,
    icon: null,
    description: 'Slow board games in a channel.',
    type: null,
    flags: noFlags(),
    flags_new: '0',
    bot: toUser(BOT),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { 0: {} },
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: toUser(owner),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
    summary: '',
    event_webhooks_status: 1,
    event_webhooks_types: [],
    event_webhooks_url: null,
  } satisfies Partial<APIApplication> & Record<string, unknown>;
}
