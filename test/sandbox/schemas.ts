import * as spec from 'discord-api-spec/zod';
import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Exchange, RestExchange } from '../../src/sandbox/index.ts';
import { isRecord } from '../../src/sandbox/guards.ts';
import { interactionProblems } from './interaction-schema.ts';

type Check = (value: unknown) => string[];

/** What is wrong with a value by one of Discord's published schemas, as `where: what`. */
function against(schema: Parameters<typeof z.safeParse>[0]): Check {
  return (value) =>
    (z.safeParse(schema, value).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${describe(issue)}`);
}

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((each: unknown, index) => check(each).map((problem) => `${index}.${problem}`))
      : ['is no list'];

const nothing: Check = (value) => (value === undefined ? [] : ['there should be no body']);
const anything: Check = () => [];

const command = against(spec.ApplicationCommandResponseSchema);
const message = against(spec.MessageResponseSchema);
const thread = against(spec.ThreadResponseSchema);
const channel: Check = (value) =>
  isRecord(value) && value.type === ChannelType.PublicThread
    ? thread(value)
    : against(spec.GuildChannelResponseSchema)(value);

interface RouteChecks {
  readonly request?: Check;
  readonly response: Check;
}

/** Of each route a bot of slash commands and components calls: its request and its answer. */
const ROUTES: Readonly<Record<string, RouteChecks>> = {
  'GET /users/@me': { response: against(spec.UserPIIResponseSchema) },
  'GET /users/{user_id}': { response: against(spec.UserResponseSchema) },
  'GET /applications/@me': { response: against(spec.PrivateApplicationResponseSchema) },
  'GET /oauth2/applications/@me': { response: against(spec.PrivateApplicationResponseSchema) },
  'GET /gateway': { response: against(spec.GatewayResponseSchema) },
  'GET /gateway/bot': { response: against(spec.GatewayBotResponseSchema) },
  'GET /guilds/{guild_id}': { response: against(spec.GuildWithCountsResponseSchema) },
  'GET /guilds/{guild_id}/channels': { response: listOf(against(spec.GuildChannelResponseSchema)) },
  'GET /guilds/{guild_id}/roles': { response: listOf(against(spec.GuildRoleResponseSchema)) },
  'GET /guilds/{guild_id}/members/{user_id}': { response: against(spec.GuildMemberResponseSchema) },
  'GET /channels/{channel_id}': { response: channel },
  'DELETE /channels/{channel_id}': { response: channel },
  'POST /channels/{channel_id}/threads': {
    request: against(spec.CreateTextThreadWithoutMessageRequestSchema),
    response: thread,
  },
  ...commandRoutes('/applications/{application_id}/commands'),
  ...commandRoutes('/applications/{application_id}/guilds/{guild_id}/commands'),
  'GET /channels/{channel_id}/messages': { response: listOf(message) },
  'POST /channels/{channel_id}/messages': { request: against(spec.MessageCreateRequestSchema), response: message },
  'GET /channels/{channel_id}/messages/{message_id}': { response: message },
  'PATCH /channels/{channel_id}/messages/{message_id}': {
    request: against(spec.MessageEditRequestPartialSchema),
    response: message,
  },
  'DELETE /channels/{channel_id}/messages/{message_id}': { response: nothing },
  'POST /interactions/{interaction_id}/{interaction_token}/callback': {
    request: callback,
    response: (value) => (value === undefined ? [] : against(spec.InteractionCallbackResponseSchema)(value)),
  },
  'POST /webhooks/{webhook_id}/{webhook_token}': {
    request: against(spec.IncomingWebhookRequestPartialSchema),
    response: message,
  },
  ...ownMessageRoutes('/webhooks/{webhook_id}/{webhook_token}/messages/@original'),
  ...ownMessageRoutes('/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}'),
};

function commandRoutes(path: string): Record<string, RouteChecks> {
  const one = `${path}/{command_id}`;
  return {
    [`GET ${path}`]: { response: listOf(command) },
    [`PUT ${path}`]: { request: listOf(typed(spec.ApplicationCommandUpdateRequestSchema)), response: listOf(command) },
    [`POST ${path}`]: { request: typed(spec.ApplicationCommandCreateRequestSchema), response: command },
    [`GET ${one}`]: { response: command },
    [`PATCH ${one}`]: { request: typed(spec.ApplicationCommandPatchRequestPartialSchema), response: command },
    [`DELETE ${one}`]: { response: nothing },
  };
}

function ownMessageRoutes(path: string): Record<string, RouteChecks> {
  return {
    [`GET ${path}`]: { response: message },
    [`PATCH ${path}`]: { request: against(spec.IncomingWebhookUpdateRequestPartialSchema), response: message },
    [`DELETE ${path}`]: { response: nothing },
  };
}

/** Permissions are a number in the schema, but a bit set in a string in Discord's reference and in every library. */
function typed(schema: Parameters<typeof z.safeParse>[0]): Check {
  return (value) => {
    if (!isRecord(value)) return ['is no object'];
    const { default_member_permissions: bits, ...rest } = value;
    return against(schema)(typeof bits === 'string' ? { ...rest, default_member_permissions: Number(bits) } : value);
  };
}

function callback(value: unknown): string[] {
  if (!isRecord(value)) return ['is no object'];
  switch (value.type) {
    case 4:
    case 5:
      return against(spec.CreateMessageInteractionCallbackRequestSchema)(value);
    case 6:
    case 7:
      return against(spec.UpdateMessageInteractionCallbackRequestSchema)(value);
    case 8:
      return against(spec.ApplicationCommandAutocompleteCallbackRequestSchema)(value);
    case 9:
      return against(spec.ModalInteractionCallbackRequestSchema)(value);
    default:
      return [`type: there is no answer of type ${String(value.type)}`];
  }
}

/** The codes of nested errors are numbers in the schema, but names such as BASE_TYPE_REQUIRED in what Discord sends. */
const DETAILS = z.array(z.object({ code: z.string(), message: z.string() })).min(1);

function detailProblems(details: unknown, path: string): string[] {
  if (!isRecord(details)) return [`${path}: is no object`];
  return Object.entries(details).flatMap(([key, value]) =>
    key === '_errors'
      ? against(DETAILS)(value).map((problem) => `${path}._errors.${problem}`)
      : detailProblems(value, `${path}.${key}`),
  );
}

function refusal(status: number): Check {
  if (status === 429) return against(spec.RatelimitedResponseSchema);
  return (value) => {
    const details = isRecord(value) && value.errors !== undefined ? detailProblems(value.errors, 'errors') : [];
    return [...against(spec.ErrorSchema)(value), ...details];
  };
}

/** The events a bot may hear. */
const EVENTS: Readonly<Record<string, Check>> = {
  READY: (value) =>
    isRecord(value)
      ? against(spec.UserPIIResponseSchema)({ locale: 'en-US', ...record(value, 'user') })
      : ['is no object'],
  GUILD_CREATE: (value) =>
    isRecord(value)
      ? [
          ...against(spec.GuildWithCountsResponseSchema)(value),
          ...listOf(against(spec.GuildChannelResponseSchema))(value.channels),
          ...listOf(against(spec.GuildMemberResponseSchema))(value.members),
        ]
      : ['is no object'],
  RESUMED: anything,
  THREAD_CREATE: thread,
  THREAD_DELETE: thread,
  CHANNEL_CREATE: against(spec.GuildChannelResponseSchema),
  CHANNEL_UPDATE: against(spec.GuildChannelResponseSchema),
  CHANNEL_DELETE: against(spec.GuildChannelResponseSchema),
  MESSAGE_CREATE: message,
  MESSAGE_UPDATE: message,
  MESSAGE_DELETE: against(z.object({ id: z.string(), channel_id: z.string(), guild_id: z.string() })),
  INTERACTION_CREATE: interactionProblems,
};

/** Everything about an exchange that Discord's published schemas do not allow, in readable lines; none when all is well. */
export function checkExchange(exchange: Exchange): string[] {
  if (exchange.kind === 'rest') return restProblems(exchange);
  const check = EVENTS[exchange.event] ?? (() => ['Discord has no such event']);
  return check(exchange.data).map((problem) => `${exchange.event} ${problem}`);
}

function restProblems({ method, path, route, request, status, response, hint }: RestExchange): string[] {
  const name = `${method} ${route ?? path}`;
  const checks = ROUTES[name];
  if (checks === undefined) return [`${name} is no route these checks know`];
  if (status === 500 && hint !== undefined) return [`${name} ${hint}`];
  const answer = status >= 400 ? refusal(status) : checks.response;
  return [
    ...(checks.request?.(request) ?? []).map((problem) => `${name} request ${problem}`),
    ...answer(response).map((problem) => `${name} answer ${status} ${problem}`),
  ];
}

function record(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const part = value[key];
  return isRecord(part) ? part : {};
}

/** A union's issue says nothing by itself: the closest alternative does. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const [closest] = issue.errors.toSorted((a, b) => depth(b) - depth(a));
  return `${issue.message} (${(closest ?? []).map((each) => `${each.path.join('.')}: ${describe(each)}`).join('; ')})`;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}
