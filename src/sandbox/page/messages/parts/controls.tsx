import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { APIButtonComponent, APIButtonComponentWithURL, APISelectMenuComponent } from 'discord-api-types/v10';
import { Dots } from '../../frame/dots.tsx';
import { Icon } from '../../frame/icons.tsx';
import type { Names } from '../../session/names.ts';
import { useWindow } from '../../window.tsx';
import { optionsOf, symbolOf } from '../../../user/offer.ts';
import { Picker } from './picker.tsx';

interface Setting {
  readonly messageId: string;
  /** The control of this message that is waiting for its answer. */
  readonly busy: string | null;
}

type AnyControl = APIButtonComponent | APISelectMenuComponent;

/** A row of buttons, or a select. */
export function ControlRow({ controls, ...setting }: Setting & { readonly controls: readonly AnyControl[] }) {
  return (
    <div class="row">
      {controls.map((control, at) => (
        <Control key={keyOf(controls, at)} control={control} {...setting} />
      ))}
    </div>
  );
}

export function Control({ control, messageId, busy }: Setting & { readonly control: AnyControl }) {
  const { session, model } = useWindow();
  if (control.type !== ComponentType.Button)
    return (
      <Picker
        key={offerOf(control, model.names)}
        select={control}
        busy={busy}
        choose={(values, byKeyboard) => void session.choose(messageId, control.custom_id, values, byKeyboard)}
      />
    );
  if (control.style === ButtonStyle.Link) return <LinkButton control={control} />;
  return (
    <Button
      control={control}
      busy={busy}
      press={(customId, clicks) => void session.press(messageId, customId, clicks)}
    />
  );
}

/** What a select offers, whatever is chosen of it: as long as that stays, so does the focus. */
function offerOf(select: APISelectMenuComponent, names: Names): string {
  const offered = optionsOf(select, names).map(({ default: _, ...option }) => option);
  return JSON.stringify({ ...select, id: undefined, options: offered, default_values: undefined });
}

/**
 * A control is the same as before if it says the same, whatever its custom id: that one changes with every revision,
 * and the focus is to stay.
 */
function keyOf(controls: readonly AnyControl[], at: number): string {
  const name = nameOf(controls[at]);
  return `${name}/${controls.slice(0, at).filter((control) => nameOf(control) === name).length}`;
}

function nameOf(control: AnyControl | undefined): string {
  if (control?.type !== ComponentType.Button) return control?.placeholder ?? '';
  const { emoji, label } = faceOf(control);
  return `${emoji} ${label}`;
}

function faceOf(control: APIButtonComponent) {
  if (control.style === ButtonStyle.Premium) return { emoji: '', label: '' };
  return { emoji: symbolOf(control.emoji), label: control.label ?? '' };
}

const LOOKS: Readonly<Partial<Record<ButtonStyle, string>>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

interface ButtonProps {
  readonly control: Exclude<APIButtonComponent, APIButtonComponentWithURL>;
  readonly busy: string | null;
  readonly press: (customId: string, clicks: number) => void;
}

/** A button. While another waits for its answer it can be reached, but does nothing. */
function Button({ control, busy, press }: ButtonProps) {
  // A premium button sells something of Discord's, and can only be looked at here.
  const customId = 'custom_id' in control ? control.custom_id : '';
  const look = LOOKS[control.style] ?? 'secondary';
  const waits = busy === customId;
  return (
    <button
      type="button"
      class={`button ${look}${waits ? ' busy' : ''}`}
      disabled={control.disabled ?? customId === ''}
      data-custom-id={customId}
      aria-disabled={busy === null ? undefined : true}
      aria-busy={waits}
      onClick={(event) => press(customId, event.detail)}
    >
      <Face control={control} />
      {waits ? <Dots /> : null}
    </button>
  );
}

function LinkButton({ control }: { readonly control: APIButtonComponentWithURL }) {
  return (
    <a class="button secondary" href={control.url} target="_blank" rel="noopener noreferrer">
      <Face control={control} />
      <Icon name="window" size={16} />
    </a>
  );
}

function Face({ control }: { readonly control: APIButtonComponent }) {
  const { emoji, label } = faceOf(control);
  return (
    <span class="button-face">
      {emoji === '' ? null : <span>{emoji}</span>}
      {label === '' ? null : <span>{label}</span>}
    </span>
  );
}
