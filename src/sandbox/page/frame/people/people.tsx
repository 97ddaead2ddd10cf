import type { WirePerson } from '../../../web/wire.ts';
import { addressOf } from '../../session/address.ts';
import { useWindow } from '../../window.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Icon } from '../icons.tsx';
import { PlaceLink } from '../place-link.tsx';

/** Everybody one can be. A press makes this window theirs; the sign beside the name opens one of their own. */
export function People() {
  const { model } = useWindow();
  return (
    <ul class="people">
      {model.state.people.map((person) => (
        <li key={person.id}>
          <PersonLink person={person} current={person.id === model.place.personId} />
        </li>
      ))}
    </ul>
  );
}

function PersonLink({ person, current }: { readonly person: WirePerson; readonly current: boolean }) {
  const { state, place } = useWindow().model;
  const { id, name } = person;
  const pings = person.unread.reduce((sum, unread) => sum + unread.pings, 0);
  return (
    <>
      <PlaceLink to={{ personId: id }} current={current} class={current ? 'person-link' : 'person-link beside-window'}>
        <Avatar id={id} name={name} online />
        <span class="person-name">{name}</span>
        {current ? <span class="you">you</span> : null}
        {pings === 0 || current ? null : <Badge count={pings} />}
      </PlaceLink>
      {current ? null : (
        <a
          class="plain own-window"
          href={addressOf(state, { ...place, personId: id })}
          target="_blank"
          rel="noopener"
          title={`Open a window for ${name}`}
          aria-label={`Open a window for ${name}`}
        >
          <Icon name="window" size={16} />
        </a>
      )}
    </>
  );
}
