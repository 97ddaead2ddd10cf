import { ChannelType } from 'discord-api-types/v10';
import { Form } from '../../checks/form.ts';
import { unknownUser } from '../../errors.ts';
import { application } from '../../world/application.ts';
import { OWNER_ID } from '../../world/members/cast.ts';
import { BOT, directChannelId, toUser } from '../../world/members/person.ts';
import type { World } from '../../world/world.ts';
import { ok } from '../route.ts';
import type { Call, Route } from '../route.ts';

/** Who the bot is, and who others are. */
export const botRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/users/@me',
    answer: () => ok({ ...toUser(BOT), mfa_enabled: true, locale: 'en-US', verified: true, email: null }),
  },
  {
    method: 'GET',
    path: '/users/{user_id}',
    answer: ({ world, param }) => ok(toUser(person(world, param('user_id')))),
  },
  { method: 'POST', path: '/users/@me/channels', answer: openDirect },
  { method: 'GET', path: '/applications/@me', answer: ({ world }) => ok(ownApplication(world)) },
  { method: 'GET', path: '/oauth2/applications/@me', answer: ({ world }) => ok(ownApplication(world)) },
];

/** The channel for direct messages of one person: the same one each time. */
function openDirect({ world, body }: Call) {
  const reader = person(
    world,
    Form.read(body, (form) => form.at('recipient_id').snowflake()),
  );
  const id = directChannelId(reader);
  return ok({ id, type: ChannelType.DM, recipients: [toUser(reader)], last_message_id: null, flags: 0 });
}

function ownApplication(world: World) {
  return application(person(world, OWNER_ID));
}

function person(world: World, id: string) {
  const found = world.people.get(id);
  if (found === undefined) throw unknownUser();
  return found;
}
