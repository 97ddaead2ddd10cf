import { directChannelId, type Person } from '../world/members/person.ts';
import { isAfter } from '../world/reads.ts';
import type { World } from '../world/world.ts';
import type { Unread } from './seen.ts';

/**
 * The channels with messages of others that this user has not read, that of their direct messages among them. Ephemeral
 * messages do not count, and every direct message is a ping.
 */
export function unreadOf(world: World, person: Person): Unread[] {
  const directId = directChannelId(person);
  return [...world.channels.all.map(({ id }) => id), directId].flatMap((channelId) => {
    if (!world.channels.allows(channelId, person, 'ViewChannel')) return [];
    const readTo = world.reads.upTo(person.id, channelId);
    const news = world.messages
      .in(channelId)
      .filter(
        ({ message, viewer }) => viewer === null && message.author.id !== person.id && isAfter(message.id, readTo),
      );
    const pings = news.filter(
      ({ message }) =>
        channelId === directId || message.mention_everyone || message.mentions.some(({ id }) => id === person.id),
    ).length;
    return news.length === 0 ? [] : [{ channelId, readTo, pings }];
  });
}
