import { useWindow } from '../window.tsx';

/** The servers, of which there is one. */
export function Rail() {
  const { state } = useWindow().model;
  const initials = state.guild
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return (
    <nav class="rail" aria-label="Servers">
      <span class="server home" aria-hidden="true">
        <img src="/page/icon.svg" alt="" />
      </span>
      <span class="server current" role="img" aria-label={`${state.guild}, current server`}>
        {initials}
      </span>
    </nav>
  );
}
