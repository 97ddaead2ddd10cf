import type { WireMessage } from '../../../web/wire.ts';
import { Icon } from '../../frame/icons.tsx';
import { useWindow } from '../../window.tsx';
import { actionsOf } from '../actions.ts';

/** What can be done with a message, over it while the pointer or the keyboard is there; the arrows lead to it. Dismissing has a place of its own. */
export function Tools({ message }: { readonly message: WireMessage }) {
  const actions = actionsOf(message, useWindow()).filter(({ icon }) => icon !== 'close');
  if (actions.length === 0) return null;
  return (
    <div class="tools" role="toolbar" aria-label="Message actions">
      {actions.map(({ label, icon, run }) => (
        <button
          key={label}
          type="button"
          class="plain"
          tabIndex={-1}
          title={label}
          aria-label={label}
          onClick={(event) => run(event.detail)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
