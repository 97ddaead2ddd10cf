import { labelOf } from '../session/address.ts';
import { useWindow } from '../window.tsx';
import { DRAWER, DRAWER_BUTTON } from './drawer.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly drawer: boolean;
  readonly members: boolean;
  readonly onDrawer: () => void;
  readonly onMembers: () => void;
}

/** The bar above a channel. */
export function Header({ drawer, members, onDrawer, onMembers }: Props) {
  const { session, model } = useWindow();
  const { state, place } = model;
  const label = labelOf(state, place);
  const called = state.people.some(({ id, unread }) => unread.some(({ pings }) => id === place.personId && pings > 0));
  return (
    <header class="bar">
      <button
        type="button"
        class="plain only-narrow"
        id={DRAWER_BUTTON}
        aria-label="Channels and people"
        aria-expanded={drawer}
        aria-controls={DRAWER}
        onClick={onDrawer}
      >
        <Icon name="menu" size={24} />
        {called ? <span class="badge dot" /> : null}
      </button>
      <h1>
        <span class="hash" aria-hidden="true">
          {label.slice(0, 1)}
        </span>
        {label.slice(1)}
      </h1>
      <p class="bar-note" role="status">
        {state.bot.connected ? '' : `${state.bot.name} is not connected`}
      </p>
      <button
        type="button"
        class="plain"
        aria-label="Help and keyboard shortcuts"
        title="Help and keyboard shortcuts (?)"
        onClick={() => session.open({ kind: 'help' })}
      >
        <Icon name="help" size={24} />
      </button>
      <button
        type="button"
        class="plain only-wide"
        aria-label="Member list"
        title={members ? 'Hide the member list' : 'Show the member list'}
        aria-pressed={members}
        onClick={onMembers}
      >
        <Icon name="members" size={24} />
      </button>
    </header>
  );
}
