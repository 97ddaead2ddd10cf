import { useWindow } from '../window.tsx';

/** Says that the sandbox does not answer, for as long as it does not. */
export function Banner() {
  const { online } = useWindow().model;
  return (
    <div role="status" class="banner-place">
      {online ? null : (
        <p class="banner">
          <span class="spinner" aria-hidden="true" /> Reconnecting… The sandbox does not answer. Is{' '}
          <code>npm start</code> still running?
        </p>
      )}
    </div>
  );
}
