import type { Unread } from '../../user/seen.ts';
import type { WireTextChannel } from '../../web/wire.ts';
import { channelsOf } from '../session/address.ts';
import { useWindow } from '../window.tsx';
import { Badge } from './people/badge.tsx';
import { Icon } from './icons.tsx';
import { Members } from './people/members.tsx';
import { PlaceLink } from './place-link.tsx';
import { UserPanel } from './people/user-panel.tsx';

/** The server's channels, its people where they have no column of their own, and who this window belongs to. */
export function Sidebar({ withPeople }: { readonly withPeople: boolean }) {
  const { session, model } = useWindow();
  const { state, place } = model;
  const unread = state.people.find(({ id }) => id === place.personId)?.unread ?? [];
  const direct = channelsOf(state, place.personId).slice(state.channels.length);
  const links = (channels: readonly WireTextChannel[]) => (
    <ul>
      {channels.map((channel) => (
        <li key={channel.id}>
          <ChannelLink
            channel={channel}
            current={channel.id === place.channelId}
            unread={unread.find(({ channelId }) => channelId === channel.id)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <aside class="sidebar" aria-label={state.guild}>
      <h2 class="guild">{state.guild}</h2>
      <div class="lists">
        <nav aria-label="Channels">
          <div class="category">
            <h3>Text channels</h3>
            <button
              type="button"
              class="plain"
              title="Create Channel"
              aria-label="Create Channel"
              onClick={() => session.open({ kind: 'name', what: 'channel' })}
            >
              <Icon name="plus" size={18} />
            </button>
          </div>
          {links(state.channels)}
          {direct.length === 0 ? null : (
            <>
              <div class="category">
                <h3>Direct messages</h3>
              </div>
              {links(direct)}
            </>
          )}
        </nav>
        {withPeople ? (
          <section class="members" aria-label="Members">
            <Members />
          </section>
        ) : null}
      </div>
      <UserPanel />
    </aside>
  );
}

interface Props {
  readonly channel: WireTextChannel;
  readonly current: boolean;
  readonly unread: Unread | undefined;
}

function ChannelLink({ channel: { id, name, isThread }, current, unread }: Props) {
  const isDirect = name.startsWith('@');
  const pings = unread?.pings ?? 0;
  return (
    <PlaceLink
      to={{ channelId: id }}
      current={current}
      class={`channel-link${isThread ? ' thread' : ''}${unread === undefined ? '' : ' unread'}`}
    >
      {isThread ? (
        <span class="only-heard">thread</span>
      ) : (
        <span class="hash" aria-hidden="true">
          {isDirect ? '@' : '#'}
        </span>
      )}
      <span class="channel-name">{isDirect ? name.slice(1) : name}</span>
      {unread === undefined ? null : <span class="only-heard">unread</span>}
      {pings === 0 ? null : <Badge count={pings} />}
    </PlaceLink>
  );
}
