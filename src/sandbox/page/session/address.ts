import type { WireName, WireState, WireTextChannel } from '../../web/wire.ts';

/** Who is at a window, and in which channel. */
export interface Place {
  readonly personId: string;
  readonly channelId: string;
}

/** The name of the bot's direct messages: no channel of a server can have it. */
const directName = ({ bot }: WireState) => `@${bot.name}`;

/** The server's channels, and after them the bot's direct messages to this person where there are any. */
export function channelsOf(state: WireState, personId: string): readonly WireTextChannel[] {
  const directId = state.people.find(({ id }) => id === personId)?.directId ?? null;
  const direct = directId === null ? [] : [{ id: directId, name: directName(state), isThread: false }];
  return [...state.channels, ...direct];
}

/** What a channel is called, with its sign: "#table-one", or "@Airlock" for direct messages. */
export function labelOf(state: WireState, { personId, channelId }: Place): string {
  const name = channelsOf(state, personId).find(({ id }) => id === channelId)?.name ?? '';
  return name === directName(state) ? name : `#${name}`;
}

/** What a window's address says, by name or by id; the first person and channel otherwise. */
export function placeOf(state: WireState, search: string): Place {
  const asked = new URLSearchParams(search);
  const find = (list: readonly WireName[], wanted: string | null) =>
    (list.find(({ id, name }) => id === wanted || name === wanted) ?? list[0])?.id ?? '';
  const personId = find(state.people, asked.get('as'));
  return { personId, channelId: find(channelsOf(state, personId), asked.get('channel')) };
}

/** The whole address of a message in a channel. */
export function linkTo(state: WireState, place: Place, messageId: string): string {
  return `${location.origin}/${addressOf(state, place)}&message=${messageId}`;
}

/** The message that an address of this page leads to; null where it leads to none. */
export function messageAt(url: string, channels: readonly WireName[]) {
  const { origin, searchParams } = new URL(url, location.href);
  const [wanted, messageId] = [searchParams.get('channel'), searchParams.get('message')];
  const channel = channels.find(({ id, name }) => id === wanted || name === wanted);
  return origin !== location.origin || channel === undefined || messageId === null
    ? null
    : { channelId: channel.id, messageId };
}

/** The address of a window. Names are used as long as they are told apart by them. */
export function addressOf(state: WireState, { personId, channelId }: Place): string {
  const channels = channelsOf(state, personId);
  const query = new URLSearchParams({ as: nameOf(state.people, personId), channel: nameOf(channels, channelId) });
  return `?${query.toString()}`;
}

function nameOf(list: readonly WireName[], id: string): string {
  const name = list.find((each) => each.id === id)?.name;
  return name !== undefined && list.filter((each) => each.name === name).length === 1 ? name : id;
}
