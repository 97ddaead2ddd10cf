import { unknownWebhook } from '../../errors.ts';
import { editOwn, followUp, reached } from '../../interactions/follow-up.ts';
import { APPLICATION_ID } from '../../world/members/cast.ts';
import type { MessageRecord } from '../../world/record.ts';
import { noContent, ok } from '../route.ts';
import type { Answer, Call, Route } from '../route.ts';

const HOOK = '/webhooks/{webhook_id}/{webhook_token}';
const ORIGINAL = `${HOOK}/messages/@original`;
const ONE = `${HOOK}/messages/{message_id}`;

/** What the token of an answered interaction reaches for 15 minutes. */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: HOOK, open: true, answer: create },
  ...[ORIGINAL, ONE].flatMap((path): Route[] => [
    { method: 'GET', path, open: true, answer: (call) => ok(find(call).message) },
    { method: 'PATCH', path, open: true, answer: update },
    { method: 'DELETE', path, open: true, answer: remove },
  ]),
];

function create(call: Call): Answer {
  requireOwn(call.param('webhook_id'));
  return ok(followUp(call, call.param('webhook_token')).message);
}

function update(call: Call): Answer {
  return ok(editOwn(call, find(call)).message);
}

function remove(call: Call): Answer {
  call.world.deleteMessage(find(call));
  return noContent;
}

function find(call: Call): MessageRecord {
  const { param } = call;
  requireOwn(param('webhook_id'));
  return reached(call, param('webhook_token'), param('message_id') || '@original');
}

function requireOwn(webhookId: string): void {
  if (webhookId !== APPLICATION_ID) throw unknownWebhook();
}
