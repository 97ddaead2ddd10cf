import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWindow } from '../window.tsx';
import { Help } from './help.tsx';
import { Lightbox } from './lightbox.tsx';
import { Modal } from './modal.tsx';
import { NameForm } from './name-form.tsx';

/** What stands over the page, if anything does. */
export function Dialogs() {
  const { session, model } = useWindow();
  const { dialog } = model;
  const close = () => session.close();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'menu':
      // It stands with the messages.
      return null;
    case 'modal':
      return (
        <Over key={dialog.modal.id} class="modal" name={dialog.modal.title} close={close}>
          <Modal modal={dialog.modal} />
        </Over>
      );
    case 'picture':
      return (
        <Over key={dialog.picture.url} class="lightbox" name="Picture" close={close} light>
          <Lightbox picture={dialog.picture} />
        </Over>
      );
    case 'help':
      return (
        <Over key="help" class="modal" name="Help and keyboard shortcuts" close={close} light>
          <Help />
        </Over>
      );
    case 'name':
      return (
        <Over
          key={dialog.what}
          class="modal"
          name={dialog.what === 'channel' ? 'Create Channel' : 'Add Player'}
          close={close}
        >
          <NameForm what={dialog.what} />
        </Over>
      );
  }
}

interface Props {
  readonly class: string;
  readonly name: string;
  readonly close: () => void;
  /** Is it left by a press beside it? What is written in a form is not to be lost that way. */
  readonly light?: boolean;
  readonly children: ComponentChildren;
}

/** A dialog that holds the focus while it is open, is left with Escape, and then gives the focus back if nobody took it. */
function Over({ class: name, name: label, close, light = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const over = dialog.current;
    const before = document.activeElement;
    over?.showModal();
    return () => {
      const now = document.activeElement;
      const held = now === document.body || over?.contains(now) === true;
      if (held && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={name}
      aria-label={label}
      onClose={close}
      onClick={(event) => {
        if (light && event.target === event.currentTarget) close();
      }}
    >
      {children}
    </dialog>
  );
}
