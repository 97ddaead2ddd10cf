import { byId, h } from './dom.ts';
import { avatar } from './message.ts';
import { addressOf } from './state.ts';
import type { View } from './state.ts';

/** The channels, and who this window belongs to. A link opened in a new window makes one for somebody else. */
export function showSidebar(
  { state, personId, channelId }: View,
  go: (personId: string, channelId: string) => void,
): void {
  byId('guild').textContent = state.guild;
  const channel = state.channels.find(({ id }) => id === channelId);
  const person = state.people.find(({ id }) => id === personId);
  byId('channel-name').textContent = `# ${channel?.name ?? ''}`;
  document.title = `#${channel?.name ?? ''} · ${person?.name ?? ''} · Airlock sandbox`;
  byId('status').textContent = state.bot.connected ? '' : `${state.bot.name} is not connected`;
  byId('channels').replaceChildren(
    ...state.channels.map(({ id, name }) =>
      entry(
        addressOf(state, personId, id),
        id === channelId,
        () => go(personId, id),
        h('span', { class: 'hash', 'aria-hidden': 'true' }, '#'),
        name,
      ),
    ),
  );
  byId('people').replaceChildren(
    ...state.people.map(({ id, name }) =>
      entry(addressOf(state, id, channelId), id === personId, () => go(id, channelId), avatar(name, id), name),
    ),
  );
}

function entry(href: string, current: boolean, go: () => void, ...children: readonly (Node | string)[]): HTMLElement {
  const link = h('a', { href, 'aria-current': current ? 'true' : null }, ...children);
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go();
  });
  return h('li', {}, link);
}
