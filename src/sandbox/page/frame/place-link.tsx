import type { ComponentChildren } from 'preact';
import type { Place } from '../session/address.ts';
import { addressOf } from '../session/address.ts';
import { useWindow } from '../window.tsx';

interface Props {
  readonly to: Partial<Place>;
  readonly current: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link to another channel or person. It changes this window, or opens one if the browser is asked to. */
export function PlaceLink({ to, current, class: name, children }: Props) {
  const { session, model } = useWindow();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void session.go(to);
  };
  return (
    <a
      class={name}
      href={addressOf(model.state, { ...model.place, ...to })}
      aria-current={current ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  );
}
