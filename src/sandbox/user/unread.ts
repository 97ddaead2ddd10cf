import type { Person } from '../world/members/person.ts';
import { isAfter } from '../world/reads.ts';
import type { World } from '../world/world.ts';

/** What somebody has not read in a channel. */
export interface Unread {
  readonly channelId: string;
  /** The newest message that was read; null when none was. */
  readonly readTo: string | null;
  /** How many of the unread messages ping the person. */
  readonly pings: number;
}

/** The channels in which others have written since this person last looked. Ephemeral answers are never news. */
export function unreadOf(world: World, person: Person): Unread[] {
  return world.channels.all.flatMap(({ id: channelId }) => {
    if (!world.channels.allows(channelId, person, 'ViewChannel')) return [];
    const readTo = world.reads.upTo(person.id, channelId);
    const news = world.messages
      .in(channelId)
      .filter(
        ({ message, viewer }) => viewer === null && message.author.id !== person.id && isAfter(message.id, readTo),
      );
    const pings = news.filter(
      ({ message }) => message.mention_everyone || message.mentions.some(({ id }) => id === person.id),
    ).length;
    return news.length === 0 ? [] : [{ channelId, readTo, pings }];
  });
}
