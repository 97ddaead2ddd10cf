import type { WireChannel, WireState } from '../web/wire.ts';
import { Api } from './api.ts';

/** What this window shows: the guild, who is at it, and in which channel they are. */
export interface View {
  readonly state: WireState;
  readonly personId: string;
  readonly channelId: string;
  readonly channel: WireChannel;
  readonly api: Api;
}

/** Who is at this window and where, as its address says: by name or by id, the first of each otherwise. */
export function placeOf(state: WireState): { readonly personId: string; readonly channelId: string } {
  const asked = new URLSearchParams(location.search);
  const find = (list: readonly { id: string; name: string }[], wanted: string | null) =>
    (list.find(({ id, name }) => id === wanted || name === wanted) ?? list[0])?.id ?? '';
  return { personId: find(state.people, asked.get('as')), channelId: find(state.channels, asked.get('channel')) };
}

/** The address of a window for that person in that channel. */
export function addressOf(state: WireState, personId: string, channelId: string): string {
  const name = (list: readonly { id: string; name: string }[], id: string) =>
    list.filter((each) => each.name === list.find((other) => other.id === id)?.name).length === 1
      ? (list.find((each) => each.id === id)?.name ?? id)
      : id;
  const query = new URLSearchParams({ as: name(state.people, personId), channel: name(state.channels, channelId) });
  return `?${query.toString()}`;
}
