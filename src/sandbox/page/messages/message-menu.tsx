import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../frame/icons.tsx';
import { actionsOf } from './actions.ts';
import { useWindow } from '../window.tsx';

interface Props {
  readonly messageId: string;
  /** Where it was asked for. */
  readonly x: number;
  readonly y: number;
}

/** The menu of a message. It holds the focus while it is open and then gives it back; a press beside it closes it. */
export function MessageMenu({ messageId, x, y }: Props) {
  const { session, model } = useWindow();
  const menu = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  const message = model.channel.messages.find(({ id }) => id === messageId);

  useLayoutEffect(() => {
    const root = menu.current;
    if (root === null) {
      session.close();
      return;
    }
    root.showPopover();
    const { width, height } = root.getBoundingClientRect();
    root.style.left = `${Math.max(0, Math.min(x, innerWidth - width - 8))}px`;
    root.style.top = `${Math.max(0, Math.min(y, innerHeight - height - 8))}px`;
    root.querySelector('button')?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.contains(target))) session.close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [message === undefined]);

  const leave = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    session.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => items[(at + 1) % items.length]?.focus(),
      ArrowUp: () => items.at(at - 1)?.focus(),
      Home: () => items[0]?.focus(),
      End: () => items.at(-1)?.focus(),
      Escape: leave,
      Tab: leave,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  if (message === undefined) return null;
  return (
    <div
      ref={menu}
      class="popover message-menu"
      popover="manual"
      role="menu"
      aria-label="Message"
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {actionsOf(message, { session, model }).map(({ label, icon, run }) => (
        <button
          key={label}
          type="button"
          class="menu-item"
          role="menuitem"
          tabIndex={-1}
          onClick={(event) => {
            leave();
            run(event.detail);
          }}
        >
          <Icon name={icon} size={18} />
          {label}
        </button>
      ))}
    </div>
  );
}
