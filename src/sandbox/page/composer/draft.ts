import type { Place } from '../session/address.ts';

/** What was being written at a place when the window was last there; a reload does not lose it. */
export function draftOf(place: Place): string {
  return sessionStorage.getItem(key(place)) ?? '';
}

export function keepDraft(place: Place, text: string): void {
  if (text === '') sessionStorage.removeItem(key(place));
  else sessionStorage.setItem(key(place), text);
}

function key({ personId, channelId }: Place): string {
  return `draft/${personId}/${channelId}`;
}
