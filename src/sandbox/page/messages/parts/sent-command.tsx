import { Avatar } from '../../frame/people/avatar.tsx';
import { Dots } from '../../frame/dots.tsx';
import { Icon } from '../../frame/icons.tsx';
import type { Sent } from '../../session/model.ts';
import { Written } from '../../text/time.tsx';
import { useWindow } from '../../window.tsx';

/** A command on its way, and what is left of one that failed. */
export function SentCommand({ sent: { key, typed, at, failed } }: { readonly sent: Sent }) {
  const { session, model } = useWindow();
  const { bot, people } = model.names;
  const person = people.find(({ id }) => id === model.place.personId);
  return (
    <article class={failed === null ? 'message sending' : 'message ephemeral'} tabIndex={-1} aria-label={`/${typed}`}>
      <p class="above">
        <Avatar id={person?.id ?? ''} name={person?.name ?? ''} />
        <strong>{person?.name}</strong> used <span class="mention">/{typed}</span>
      </p>
      <Avatar id={bot.id} name={bot.name} bot />
      <div class="body">
        <h2 class="heading">
          <span class="name bot">{bot.name}</span> <Written timestamp={at} />
        </h2>
        {failed === null ? (
          <p class="thinking">
            <Dots /> Sending command…
          </p>
        ) : (
          <>
            <p class="failure" role="alert">
              {failed}
            </p>
            <p class="only-you">
              <Icon name="eye" size={16} /> Only you can see this •{' '}
              <button type="button" class="link" onClick={(event) => session.dismissSent(key, event.detail)}>
                Dismiss message
              </button>
            </p>
          </>
        )}
      </div>
    </article>
  );
}
