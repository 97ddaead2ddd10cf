import * as spec from 'discord-api-spec/zod';
import { z } from 'zod';
import { isRecord } from '../../src/sandbox/guards.ts';

/** Discord publishes no schema of what it sends, so this one follows the interactions page of its reference. */
const snowflake = z.string().regex(/^\d{17,20}$/);
const bits = z.string().regex(/^\d+$/);
const published = (schema: Parameters<typeof z.safeParse>[0]) =>
  z.unknown().check((context) => {
    for (const { message, path } of z.safeParse(schema, context.value).error?.issues ?? [])
      context.issues.push({ code: 'custom', input: context.value, message, path: [...path] });
  });

const MEMBER = z.intersection(published(spec.GuildMemberResponseSchema), z.object({ permissions: bits }));
const USER = published(spec.UserResponseSchema);
const MESSAGE = published(spec.MessageResponseSchema);
const RESOLVED = z.strictObject({
  users: z.record(snowflake, USER).optional(),
  members: z.record(snowflake, published(spec.BasicGuildMemberResponseSchema)).optional(),
  roles: z.record(snowflake, published(spec.GuildRoleResponseSchema)).optional(),
  channels: z
    .record(snowflake, z.object({ id: snowflake, name: z.string(), type: z.int(), permissions: bits }))
    .optional(),
});

const customId = z.string().min(1).max(100);
const VALUE_OPTION = z.strictObject({
  name: z.string(),
  type: z.int().min(3).max(11),
  value: z.union([z.string(), z.number(), z.boolean()]),
  focused: z.literal(true).optional(),
});
const SUBCOMMAND = z.strictObject({ name: z.string(), type: z.literal(1), options: z.array(VALUE_OPTION).optional() });
const GROUP = z.strictObject({ name: z.string(), type: z.literal(2), options: z.array(SUBCOMMAND) });

const COMMAND = z.strictObject({
  id: snowflake,
  name: z.string(),
  type: z.literal(1),
  guild_id: snowflake.optional(),
  options: z.array(z.union([VALUE_OPTION, SUBCOMMAND, GROUP])).optional(),
  resolved: RESOLVED.optional(),
});
const COMPONENT = z.union([
  z.strictObject({ component_type: z.literal(2), custom_id: customId, id: z.int() }),
  z.strictObject({
    component_type: z.literal([3, 5, 6, 7, 8]),
    custom_id: customId,
    id: z.int(),
    values: z.array(z.string()).max(25),
    resolved: RESOLVED.optional(),
  }),
]);
const ANSWERED = z.union([
  z.strictObject({ type: z.literal(4), id: z.int(), custom_id: customId, value: z.string() }),
  z.strictObject({ type: z.literal(3), id: z.int(), custom_id: customId, values: z.array(z.string()) }),
]);
const SUBMIT = z.strictObject({
  custom_id: customId,
  components: z.array(
    z.union([
      z.strictObject({ type: z.literal(1), id: z.int(), components: z.array(ANSWERED).length(1) }),
      z.strictObject({ type: z.literal(18), id: z.int(), component: ANSWERED }),
      z.strictObject({ type: z.literal(10), id: z.int() }),
    ]),
  ),
});

const COMMON = {
  id: snowflake,
  application_id: snowflake,
  token: z.string().min(32),
  version: z.literal(1),
  channel: z.object({ id: snowflake, type: z.int() }),
  channel_id: snowflake,
  app_permissions: bits,
  locale: z.string(),
  entitlements: z.array(z.unknown()),
  authorizing_integration_owners: z.record(z.string(), z.string()),
  context: z.int().min(0).max(2),
  attachment_size_limit: z.int(),
};
const COMMANDS = { type: z.literal([2, 4]), data: COMMAND };
const COMPONENTS = { type: z.literal(3), data: COMPONENT, message: MESSAGE };
const MODALS = { type: z.literal(5), data: SUBMIT, message: MESSAGE.optional() };

const IN_GUILD = {
  guild: z.object({ id: snowflake, locale: z.string(), features: z.array(z.string()) }),
  guild_id: snowflake,
  guild_locale: z.string(),
  member: MEMBER,
};

/** What is wrong with an interaction as the gateway delivers it. */
export function interactionProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['is no object'];
  const { type, guild_id } = value;
  const kind = type === 3 ? COMPONENTS : type === 5 ? MODALS : COMMANDS;
  const place = guild_id === undefined ? { user: USER } : IN_GUILD;
  const { error } = z.strictObject({ ...COMMON, ...place, ...kind }).safeParse(value);
  return error === undefined ? [] : [z.prettifyError(error)];
}
