import { useId, useState } from 'preact/hooks';
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { APITextInputComponent } from 'discord-api-types/v10';
import type { OpenModal } from '../../user/seen.ts';
import { Avatar } from '../frame/people/avatar.tsx';
import { Dots } from '../frame/dots.tsx';
import { Icon } from '../frame/icons.tsx';
import { Picker } from '../messages/parts/picker.tsx';
import { RichText } from '../text/rich-text.tsx';
import { useWindow } from '../window.tsx';
import { fieldsOf, missingIn, presetsOf } from './fields.ts';
import type { Field } from './fields.ts';

/** A form the bot asks to have filled in. What was written stays when it cannot be sent. */
export function Modal({ modal }: { readonly modal: OpenModal }) {
  const { session, model } = useWindow();
  const fields = fieldsOf(modal);
  const [values, setValues] = useState(() => presetsOf(fields));
  const [notice, setNotice] = useState('');
  const [sending, setSending] = useState(false);
  const { bot } = model.names;
  const set = (customId: string, value: string | readonly string[]) => setValues({ ...values, [customId]: value });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const missing = missingIn(fields, values);
    if (missing !== undefined) {
      setNotice(`${missing}: choose first.`);
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
        {fields.map((field, at) =>
          field.kind === 'note' ? (
            <RichText key={at} source={field.content} />
          ) : (
            <Answer key={at} field={field} value={values[field.input.custom_id] ?? ''} answer={set} />
          ),
        )}
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

interface AnswerProps {
  readonly field: Extract<Field, { kind: 'input' }>;
  readonly value: string | readonly string[];
  readonly answer: (customId: string, value: string | readonly string[]) => void;
}

/** A text input or a select, with its label. */
function Answer({ field: { label, description, input }, value, answer }: AnswerProps) {
  const id = useId();
  return (
    <div class="form-field">
      <label for={id}>
        {label}
        {input.required === false ? null : (
          <span class="required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {description === '' ? null : <p class="hint">{description}</p>}
      {input.type === ComponentType.TextInput ? (
        <TextAnswer id={id} input={input} value={String(value)} write={(text) => answer(input.custom_id, text)} />
      ) : (
        <Picker id={id} select={input} gathers choose={(values) => answer(input.custom_id, values)} />
      )}
    </div>
  );
}

interface TextProps {
  readonly id: string;
  readonly input: APITextInputComponent;
  readonly value: string;
  readonly write: (text: string) => void;
}

function TextAnswer({ id, input, value, write }: TextProps) {
  const { style, required = true, min_length: minLength = 0, max_length: maxLength = 4000, placeholder = '' } = input;
  const shared = { id, required, minLength, maxLength, placeholder, value };
  return (
    <>
      {style === TextInputStyle.Paragraph ? (
        <textarea {...shared} rows={4} onInput={(event) => write(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" autocomplete="off" onInput={(event) => write(event.currentTarget.value)} />
      )}
      <span class="counter" aria-hidden="true">
        {value.length}/{maxLength}
      </span>
    </>
  );
}
