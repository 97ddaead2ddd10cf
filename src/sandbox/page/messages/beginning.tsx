import { Icon } from '../frame/icons.tsx';
import { useWindow } from '../window.tsx';

/** Where a channel begins. While nothing is in it, it offers what can be started here. */
export function Beginning() {
  const { session, model } = useWindow();
  const { state, place, channel, sent } = model;
  const name = state.channels.find(({ id }) => id === place.channelId)?.name ?? '';
  const empty = channel.messages.every(({ ephemeral }) => ephemeral) && sent.length === 0;
  return (
    <header class="beginning">
      <span class="big-hash" aria-hidden="true">
        #
      </span>
      <h2>Welcome to #{name}!</h2>
      <p>This is the start of the #{name} channel.</p>
      {empty ? (
        <section class="welcome" aria-label="Start a game">
          <p>
            This small copy of Discord runs only on your machine. <strong>{state.bot.name}</strong> is a bot for slow
            board games. Press a button to start a game, or type <kbd>/</kbd> below to see the commands.
          </p>
          {state.welcome.map(({ label, hint }, at) => (
            <button
              key={label}
              type="button"
              class={at === 0 ? 'welcome-entry first' : 'welcome-entry'}
              disabled={!state.bot.connected}
              onClick={(event) => {
                // The offers go as soon as one is taken: the focus waits among the messages for what comes of it.
                event.currentTarget.closest<HTMLElement>('.messages')?.focus({ preventScroll: true });
                void session.play(at, event.detail === 0);
              }}
            >
              <Icon name="play" size={24} />
              <span>
                <strong>{label}</strong>
                {hint === undefined ? null : <span class="hint">{hint}</span>}
              </span>
            </button>
          ))}
          <p class="hint">
            You are {state.people.find(({ id }) => id === place.personId)?.name}. Press your name to switch to another
            player, or open a window for each player.
          </p>
        </section>
      ) : null}
    </header>
  );
}
