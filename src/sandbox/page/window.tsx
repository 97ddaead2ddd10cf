import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Model } from './session/model.ts';
import type { Session } from './session/session.ts';

export interface Window {
  readonly session: Session;
  readonly model: Model;
}

export const WindowContext = createContext<Window | null>(null);

/** The window a part of the page stands in. */
export function useWindow(): Window {
  const window = useContext(WindowContext);
  if (window === null) throw new Error('There is no window around this');
  return window;
}
