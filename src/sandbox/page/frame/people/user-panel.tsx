import { useState } from 'preact/hooks';
import { nextTheme, theme } from '../../theme.ts';
import { useWindow } from '../../window.tsx';
import { Avatar } from './avatar.tsx';
import { Icon } from '../icons.tsx';
import { People } from './people.tsx';

/** Who this window belongs to, and how to become somebody else. */
export function UserPanel() {
  const { session, model } = useWindow();
  const { state, place } = model;
  const person = state.people.find(({ id }) => id === place.personId);
  const others = state.people.some(({ id, unread }) => id !== place.personId && unread.some(({ pings }) => pings > 0));
  const [shown, setShown] = useState(theme());
  if (person === undefined) return null;
  const close = () => document.getElementById('switcher')?.hidePopover();
  return (
    <section class="user-panel" aria-label="You">
      <div id="switcher" popover="auto" class="popover">
        <h2>Play as</h2>
        <div onClick={close}>
          <People />
        </div>
        <button
          type="button"
          class="menu-item"
          onClick={() => {
            close();
            session.open({ kind: 'name', what: 'person' });
          }}
        >
          <Icon name="plus" size={18} /> Add a player
        </button>
      </div>
      <button type="button" class="me" popovertarget="switcher" title="Switch player">
        <Avatar id={person.id} name={person.name} online />
        <span class="me-names">
          <span class="person-name">{person.name}</span>
          <span class="hint">Switch player</span>
        </span>
        {others ? <span class="badge dot" title="Another player has a ping" /> : null}
        <Icon name="switch" size={18} />
      </button>
      <button
        type="button"
        class="plain"
        title={`Theme: ${shown}`}
        aria-label={`Theme: ${shown}. Change it`}
        onClick={() => setShown(nextTheme())}
      >
        <Icon name="theme" />
      </button>
    </section>
  );
}
