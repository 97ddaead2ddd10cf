import { useId, useState } from 'preact/hooks';
import type { Field, WireModal } from '../../web/wire.ts';
import type { ModalValues } from '../session/api.ts';
import { Avatar } from '../frame/people/avatar.tsx';
import { Dots } from '../frame/dots.tsx';
import { Icon } from '../frame/icons.tsx';
import { Picker } from '../messages/parts/picker.tsx';
import { RichText } from '../text/rich-text.tsx';
import { useWindow } from '../window.tsx';

type TextField = Extract<Field, { kind: 'text' }>;
type SelectField = Extract<Field, { kind: 'select' }>;

/** A form the bot asks to have filled in. What was written stays when it cannot be sent. */
export function Modal({ modal }: { readonly modal: WireModal }) {
  const { session, model } = useWindow();
  const [values, setValues] = useState<ModalValues>(() => presetsOf(modal));
  const [notice, setNotice] = useState('');
  const [sending, setSending] = useState(false);
  const { bot } = model.names;
  const set = (customId: string, value: string | readonly string[]) => setValues({ ...values, [customId]: value });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const missing = modal.fields.find((field) => field.kind === 'select' && isMissing(field, values));
    if (missing?.kind === 'select') {
      setNotice(`${missing.label}: choose first.`);
      return;
    }
    setSending(true);
    const refused = await session.submit(modal, values);
    if (refused === null) return;
    setNotice(refused);
    setSending(false);
  };
  return (
    <form class="form" onSubmit={(event) => void send(event)}>
      <header class="form-head">
        <Avatar id={bot.id} name={bot.name} bot />
        <h2>{modal.title}</h2>
        <button type="button" class="plain" aria-label="Close" onClick={() => session.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="form-origin">
        This form will be submitted to <strong>{bot.name}</strong>.
      </p>
      <div class="form-fields">
        {modal.fields.map((field, at) => {
          if (field.kind === 'note') return <RichText key={at} source={field.content} />;
          if (field.kind === 'select')
            return <SelectAnswer key={at} field={field} choose={(value) => set(field.select.customId, value)} />;
          const value = values[field.customId];
          return (
            <TextAnswer
              key={at}
              field={field}
              value={typeof value === 'string' ? value : ''}
              write={(text) => set(field.customId, text)}
            />
          );
        })}
        <p class="failure" role="alert">
          {notice}
        </p>
      </div>
      <footer class="form-end">
        <button type="button" class="button link-like" onClick={() => session.close()}>
          Cancel
        </button>
        <button type="submit" class={sending ? 'button primary busy' : 'button primary'} aria-busy={sending}>
          <span class="button-face">Submit</span>
          {sending ? <Dots /> : null}
        </button>
      </footer>
    </form>
  );
}

function presetsOf({ fields }: WireModal): ModalValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, string | readonly string[]][] => {
      if (field.kind === 'text') return [[field.customId, field.value]];
      if (field.kind === 'note') return [];
      const { customId, options } = field.select;
      return [[customId, options.filter(({ chosen }) => chosen).map(({ value }) => value)]];
    }),
  );
}

function isMissing({ required, select }: SelectField, values: ModalValues): boolean {
  const chosen = values[select.customId] ?? [];
  return chosen.length < select.min && (required || chosen.length > 0);
}

interface TextProps {
  readonly field: TextField;
  readonly value: string;
  readonly write: (text: string) => void;
}

function TextAnswer({ field, value, write }: TextProps) {
  const { label, description, long, required, min, max, placeholder } = field;
  const id = useId();
  const shared = { id, required, minLength: min, maxLength: max, placeholder, value };
  return (
    <div class="form-field">
      <FieldLabel id={id} label={label} description={description} required={required} />
      {long ? (
        <textarea {...shared} rows={4} onInput={(event) => write(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" autocomplete="off" onInput={(event) => write(event.currentTarget.value)} />
      )}
      <span class="counter" aria-hidden="true">
        {value.length}/{max}
      </span>
    </div>
  );
}

interface SelectProps {
  readonly field: SelectField;
  readonly choose: (values: readonly string[]) => void;
}

function SelectAnswer({ field: { label, description, required, select }, choose }: SelectProps) {
  const id = useId();
  return (
    <div class="form-field">
      <FieldLabel id={id} label={label} description={description} required={required} />
      <Picker id={id} control={select} gathers choose={choose} />
    </div>
  );
}

interface LabelProps {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
}

function FieldLabel({ id, label, description, required }: LabelProps) {
  return (
    <>
      <label for={id}>
        {label}
        {required ? (
          <span class="required" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {description === '' ? null : <p class="hint">{description}</p>}
    </>
  );
}
