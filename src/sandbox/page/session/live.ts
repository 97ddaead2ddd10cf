import type { WireChange } from '../../web/wire.ts';

const AGAIN_AFTER = 1000;

export interface Follower {
  /** Everything may have changed while nobody listened. */
  opened(): void;
  lost(): void;
  changed(change: WireChange): void;
}

/** Listens to the sandbox for as long as the window lives; when it goes away, tries until it is back. */
export function follow(follower: Follower): void {
  const socket = new WebSocket(`ws://${location.host}/sandbox/live`);
  socket.addEventListener('open', () => follower.opened());
  socket.addEventListener('message', (event: MessageEvent<string>) => {
    follower.changed(JSON.parse(event.data) as WireChange);
  });
  socket.addEventListener('close', () => {
    follower.lost();
    setTimeout(() => follow(follower), AGAIN_AFTER);
  });
}
