import type { ButtonControl, Control, LinkControl, SelectControl } from '../../../web/wire.ts';
import { Dots } from '../../frame/dots.tsx';
import { Icon } from '../../frame/icons.tsx';
import { useWindow } from '../../window.tsx';
import { Picker } from './picker.tsx';

interface Setting {
  readonly messageId: string;
  /** The control of this message that is waiting for its answer. */
  readonly busy: string | null;
}

/** A row of buttons, or a select. */
export function ControlRow({ controls, ...setting }: Setting & { readonly controls: readonly Control[] }) {
  return (
    <div class="row">
      {controls.map((control, at) => (
        <ControlOf key={keyOf(controls, at)} control={control} {...setting} />
      ))}
    </div>
  );
}

export function ControlOf({ control, messageId, busy }: Setting & { readonly control: Control }) {
  const { session } = useWindow();
  switch (control.kind) {
    case 'button':
      return (
        <Button
          control={control}
          busy={busy}
          press={(clicks) => void session.press(messageId, control.customId, clicks)}
        />
      );
    case 'link':
      return <LinkButton control={control} />;
    case 'select':
      return (
        <Picker
          key={offerOf(control)}
          control={control}
          busy={busy}
          choose={(values, byKeyboard) => void session.choose(messageId, control.customId, values, byKeyboard)}
        />
      );
  }
}

/** What a select offers, whatever is chosen of it: as long as that stays, so does the focus. */
function offerOf({ options, ...rest }: SelectControl): string {
  return JSON.stringify([rest, options.map(({ chosen: _, ...offered }) => offered)]);
}

/**
 * A control is the same as before if it says the same, whatever its custom id: that one changes with every revision,
 * and the focus is to stay.
 */
function keyOf(controls: readonly Control[], at: number): string {
  const nameOf = (control: Control | undefined) =>
    control === undefined ? '' : control.kind === 'select' ? control.placeholder : `${control.emoji} ${control.label}`;
  const name = nameOf(controls[at]);
  return `${name}/${controls.slice(0, at).filter((control) => nameOf(control) === name).length}`;
}

interface ButtonProps {
  readonly control: ButtonControl;
  readonly busy: string | null;
  readonly press: (clicks: number) => void;
}

/** A button. While another waits for its answer it can be reached, but does nothing. */
function Button({ control, busy, press }: ButtonProps) {
  const { customId, look, disabled } = control;
  const waits = busy === customId;
  return (
    <button
      type="button"
      class={`button ${look}${waits ? ' busy' : ''}`}
      disabled={disabled}
      data-custom-id={customId}
      aria-disabled={busy === null ? undefined : true}
      aria-busy={waits}
      onClick={(event) => press(event.detail)}
    >
      <Face control={control} />
      {waits ? <Dots /> : null}
    </button>
  );
}

function LinkButton({ control }: { readonly control: LinkControl }) {
  return (
    <a class="button secondary" href={control.url} target="_blank" rel="noopener noreferrer">
      <Face control={control} />
      <Icon name="window" size={16} />
    </a>
  );
}

function Face({ control: { emoji, label } }: { readonly control: ButtonControl | LinkControl }) {
  return (
    <span class="button-face">
      {emoji === '' ? null : <span>{emoji}</span>}
      {label === '' ? null : <span>{label}</span>}
    </span>
  );
}
