import { Icon } from '../frame/icons.tsx';
import { useWindow } from '../window.tsx';

/** A button for each game that can be started with one press; `onStart` is called first. */
export function StartGames({ onStart }: { readonly onStart: (button: HTMLElement) => void }) {
  const { session, model } = useWindow();
  return model.state.welcome.map(({ label, hint }, at) => (
    <button
      key={label}
      type="button"
      class={at === 0 ? 'welcome-entry first' : 'welcome-entry'}
      disabled={!model.state.bot.connected}
      onClick={(event) => {
        onStart(event.currentTarget);
        void session.play(at, event.detail === 0);
      }}
    >
      <Icon name="play" size={24} />
      <span>
        <strong>{label}</strong>
        {hint === undefined ? null : <span class="hint">{hint}</span>}
      </span>
    </button>
  ));
}
