import { labelOf } from '../session/address.ts';
import { hasTable } from '../session/model.ts';
import { useWindow } from '../window.tsx';
import { StartGames } from './start-games.tsx';

/** Where a channel begins. While it has no table, it offers what can be started here. */
export function Beginning() {
  const { state, place, channel, sent } = useWindow().model;
  const label = labelOf(state, place);
  if (label.startsWith('@'))
    return (
      <header class="beginning">
        <h2>{label.slice(1)}</h2>
        <p>This is the start of {label.slice(1)}’s direct messages to you. Nobody else sees them.</p>
      </header>
    );
  const isFree = !hasTable(channel) && sent.every(({ failed }) => failed !== null);
  return (
    <header class="beginning">
      <span class="big-hash" aria-hidden="true">
        #
      </span>
      <h2>Welcome to {label}!</h2>
      <p>This is the start of the {label} channel.</p>
      {isFree ? (
        <section class="welcome" aria-label="Start a game">
          <p>
            This is a small copy of Discord that runs only on your own machine. <strong>{state.bot.name}</strong> is a
            bot for slow board games. Press a button to start a game, or type <kbd>/</kbd> below to see the commands.
          </p>
          <StartGames
            // The offers go as soon as one is taken: the focus waits among the messages for what comes of it.
            onStart={(button) => button.closest<HTMLElement>('.messages')?.focus({ preventScroll: true })}
          />
          <p class="hint">
            You are {state.people.find(({ id }) => id === place.personId)?.name}. To play someone else, press{' '}
            <strong>Switch player</strong> at the lower left (on a phone, open the menu at the upper left first). The
            arrow beside a name opens that player in a new window.
          </p>
        </section>
      ) : null}
    </header>
  );
}
