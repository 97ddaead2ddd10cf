import { useWindow } from '../window.tsx';

/** Says that nothing answers, for as long as it does not. */
export function Banner() {
  const { online, state } = useWindow().model;
  return (
    <div role="status" class="banner-place">
      {online ? null : (
        <p class="banner">
          <span class="spinner" aria-hidden="true" /> Reconnecting… Can’t reach {state.bot.name}. Is{' '}
          <code>npm start</code> still running?
        </p>
      )}
    </div>
  );
}
