import type { APIMessage } from 'discord-api-types/v10';
import { IN_CHANNEL } from '../../checks/flags.ts';
import { Form } from '../../checks/form.ts';
import { parseMessage, readMessage, refuseEmpty } from '../../checks/message.ts';
import type { MessageBody } from '../../checks/message.ts';
import { cannotMessageUser, missingPermissions, notYourMessage } from '../../errors.ts';
import { edit, isBots, post } from '../../interactions/compose.ts';
import { BOT } from '../../world/members/person.ts';
import type { World } from '../../world/world.ts';
import { messageIn, placeFor } from '../find.ts';
import { noContent, ok } from '../route.ts';
import type { Answer, Call, Route } from '../route.ts';

const ALL = '/channels/{channel_id}/messages';
const ONE = '/channels/{channel_id}/messages/{message_id}';

/** For this many ms a nonce keeps its message from being posted twice. */
const NONCE_LASTS = 5 * 60_000;

/** Messages the bot posts without an interaction. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: ALL, answer: list },
  { method: 'POST', path: ALL, answer: create },
  { method: 'GET', path: ONE, answer: (call) => ok(find(call, 'ReadMessageHistory').message) },
  { method: 'PATCH', path: ONE, answer: update },
  { method: 'DELETE', path: ONE, answer: remove },
];

/** The newest first, as Discord lists them; only those `before` or `after` a message when asked. */
function list({ world, param, query }: Call): Answer {
  const id = placeFor(world, param('channel_id'), 'ReadMessageHistory');
  const limit = Form.read(Number(query.get('limit') ?? 50), (form) => form.integer({ min: 1, max: 100 }));
  const newestFirst = world.messages
    .in(id)
    .filter((record) => record.viewer === null)
    .map((record) => record.message)
    .reverse();
  const before = query.get('before');
  const after = query.get('after');
  const within = newestFirst.filter(
    (message) =>
      (before === null || BigInt(message.id) < BigInt(before)) &&
      (after === null || BigInt(message.id) > BigInt(after)),
  );
  return ok(after === null ? within.slice(0, limit) : within.slice(-limit));
}

function create({ world, param, body, uploads }: Call): Answer {
  const channelId = placeFor(world, param('channel_id'), 'SendMessages');
  const reader = world.people.directly(channelId);
  if (reader !== undefined && world.people.isClosed(reader)) throw cannotMessageUser();
  const desk = { world, channelId, basis: null, uploads, allowedFlags: IN_CHANNEL };
  const [said, nonce, once, replyTo] = Form.read(body, (form) => [
    readMessage(form, desk),
    form.at('nonce').optional(readNonce),
    form.at('enforce_nonce').optional((part) => part.flag()) ?? false,
    form.at('message_reference').optional((part) => part.at('message_id').snowflake()),
  ]);
  refuseEmpty(said);
  refuseWithoutPermission(world, channelId, said);
  const present = once ? withNonce(world, channelId, nonce) : undefined;
  if (present !== undefined) return ok(present);
  const repliesTo = replyTo === undefined ? undefined : messageIn(world, channelId, replyTo);
  return ok(post(world, said, { author: BOT, channelId, repliesTo, nonce }).message);
}

function update(call: Call): Answer {
  const { world, param, body, uploads } = call;
  const basis = find(call);
  if (!isBots(basis.message)) throw notYourMessage();
  const channelId = param('channel_id');
  const desk = { world, channelId, basis, uploads, allowedFlags: IN_CHANNEL };
  const said = parseMessage(body, desk);
  refuseWithoutPermission(world, channelId, said);
  return ok(edit(world, basis, said).message);
}

function remove(call: Call): Answer {
  const record = find(call);
  if (!isBots(record.message)) find(call, 'ManageMessages');
  call.world.deleteMessage(record);
  return noContent;
}

function find({ world, param }: Call, ...needed: Parameters<typeof placeFor>[2][]) {
  const id = placeFor(world, param('channel_id'), ...needed);
  return messageIn(world, id, param('message_id'));
}

function readNonce(form: Form): string | number {
  return typeof form.value === 'number' ? form.integer({}) : form.text({ max: 25 });
}

function withNonce(world: World, channelId: string, nonce: string | number | undefined): APIMessage | undefined {
  const since = world.clock.now() - NONCE_LASTS;
  return world.messages
    .in(channelId)
    .map((record) => record.message)
    .find((each) => nonce !== undefined && each.nonce === nonce && isBots(each) && Date.parse(each.timestamp) > since);
}

/** Embeds and files need permissions of their own. */
function refuseWithoutPermission(world: World, channelId: string, said: MessageBody): void {
  if (said.embeds.length > 0 && !world.channels.allows(channelId, BOT, 'EmbedLinks'))
    throw missingPermissions('EmbedLinks');
  if (said.uploads.size > 0 && !world.channels.allows(channelId, BOT, 'AttachFiles'))
    throw missingPermissions('AttachFiles');
}
