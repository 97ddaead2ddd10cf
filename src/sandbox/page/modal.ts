import type { Field, WireModal } from '../web/wire.ts';
import { Refused } from './api.ts';
import { freshId, h } from './dom.ts';
import type { View } from './state.ts';
import { richText } from './text.ts';

type Answer = readonly [customId: string, value: () => string | readonly string[]];

/** Opens a modal and sends it when it is filled in. Escape and Cancel send nothing. */
export function showModal(modal: WireModal, view: View): void {
  const answers: Answer[] = [];
  const titleId = freshId('title');
  const notice = h('p', { class: 'notice', role: 'alert' });
  const cancel = h('button', { type: 'button', class: 'button secondary' }, 'Cancel');
  const form = h(
    'form',
    {},
    h('h2', { id: titleId }, modal.title),
    ...modal.fields.map((field) => fieldOf(field, view, answers)),
    notice,
    h('div', { class: 'row end' }, cancel, h('button', { type: 'submit', class: 'button primary' }, 'Submit')),
  );
  const dialog = h('dialog', { 'aria-labelledby': titleId }, form);
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = Object.fromEntries(answers.map(([customId, value]) => [customId, value()]));
    send(view, modal.id, values).then(
      (failed) => (failed === null ? dialog.close() : (notice.textContent = failed)),
      (error: unknown) =>
        (notice.textContent = error instanceof Refused ? error.message : 'The sandbox cannot be reached.'),
    );
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Null when the bot has answered, otherwise why it has not. */
async function send(
  view: View,
  modalId: string,
  values: Record<string, string | readonly string[]>,
): Promise<string | null> {
  const shown = await view.api.submit(modalId, values);
  return shown.kind === 'failed' ? shown.reason : null;
}

function fieldOf(field: Field, view: View, answers: Answer[]): HTMLElement {
  if (field.kind === 'note') return richText(field.content, view.state);
  const id = freshId('field');
  const control = field.kind === 'text' ? textControl(field, id, answers) : selectControl(field, id, answers);
  return h(
    'div',
    { class: 'form-field' },
    h('label', { for: id }, field.label, field.required ? h('span', { class: 'required' }, ' *') : null),
    field.description === '' ? null : h('p', { class: 'hint' }, field.description),
    control,
  );
}

function textControl(field: Extract<Field, { kind: 'text' }>, id: string, answers: Answer[]): HTMLElement {
  const { customId, long, required, min, max, placeholder, value } = field;
  const attributes = { id, required, minlength: min, maxlength: max, placeholder };
  const control = long ? h('textarea', { ...attributes, rows: 4 }) : h('input', { ...attributes, type: 'text' });
  control.value = value;
  answers.push([customId, () => control.value]);
  return control;
}

function selectControl(field: Extract<Field, { kind: 'select' }>, id: string, answers: Answer[]): HTMLElement {
  const { select, required } = field;
  const several = select.max > 1;
  const options = select.options.map(({ value, label, chosen }) => h('option', { value, selected: chosen }, label));
  const none = several ? null : h('option', { value: '' }, select.placeholder);
  const control = h('select', { id, required, multiple: several }, none, ...options);
  answers.push([
    select.customId,
    () => [...control.selectedOptions].map(({ value }) => value).filter((value) => value !== ''),
  ]);
  return control;
}
