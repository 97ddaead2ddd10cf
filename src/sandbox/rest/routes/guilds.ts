import { ChannelType } from 'discord-api-types/v10';
import { Form } from '../../checks/form.ts';
import { missingPermissions, unknownMember, wrongChannelType } from '../../errors.ts';
import { GUILD, ROLES } from '../../world/guild.ts';
import { BOT, toMember } from '../../world/members/person.ts';
import { channelFor, requireGuild } from '../find.ts';
import { created, ok } from '../route.ts';
import type { Call, Route } from '../route.ts';

/** The guild, its channels, members and roles. */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/{guild_id}', answer: inGuild(() => GUILD) },
  { method: 'GET', path: '/guilds/{guild_id}/channels', answer: inGuild(({ world }) => world.channels.text) },
  { method: 'GET', path: '/guilds/{guild_id}/roles', answer: inGuild(() => ROLES) },
  { method: 'GET', path: '/guilds/{guild_id}/members/{user_id}', answer: inGuild(member) },
  {
    method: 'GET',
    path: '/channels/{channel_id}',
    answer: ({ world, param }) => ok(channelFor(world, param('channel_id'))),
  },
  { method: 'POST', path: '/channels/{channel_id}/threads', answer: openThread },
  { method: 'DELETE', path: '/channels/{channel_id}', answer: removeThread },
];

function inGuild(read: (call: Call) => unknown) {
  return (call: Call) => {
    requireGuild(call.param('guild_id'));
    return ok(read(call));
  };
}

/** A public thread without a message to start from. */
function openThread({ world, param, body }: Call) {
  const parent = channelFor(world, param('channel_id'), 'CreatePublicThreads');
  const name = Form.read(body, (form) => {
    form.at('auto_archive_duration').optional((part) => part.integer({ min: 60, max: 10080 }));
    form.at('type').integer({ min: ChannelType.PublicThread, max: ChannelType.PublicThread });
    return form.at('name').text({ min: 1, max: 100 });
  });
  if (parent.type !== ChannelType.GuildText) throw wrongChannelType();
  return created(world.channels.createThread(parent, name, BOT, world.timestamp()));
}

/** The bot's own thread; other channels need a permission that no game bot has. */
function removeThread({ world, param }: Call) {
  const channel = channelFor(world, param('channel_id'));
  if (channel.type === ChannelType.GuildText) throw missingPermissions('ManageChannels');
  world.deleteChannel(channel);
  return ok(channel);
}

function member({ world, param }: Call) {
  const person = world.people.get(param('user_id'));
  if (person === undefined) throw unknownMember();
  return toMember(person);
}
