import type { WireCommand, WireShown } from '../web/wire.ts';
import { Refused } from './api.ts';
import type { OptionValues } from './api.ts';
import { h } from './dom.ts';
import { optionField } from './option-field.ts';
import type { View } from './state.ts';

/** A slash command being filled in above the message box. `done` is told what came of it, or null when it was given up. */
export function commandForm(command: WireCommand, view: View, done: (shown: WireShown | null) => void): HTMLElement {
  const { typed, description, options } = command;
  const values = (): OptionValues => {
    const filled: Record<string, string | number | boolean> = {};
    for (const field of fields) {
      const value = field.value();
      if (value !== undefined) filled[field.name] = value;
    }
    return filled;
  };
  const ask = (focused: string, text: string) =>
    view.api.autocomplete(view.channelId, typed, { ...values(), [focused]: text }, focused);
  const fields = options.map((option) => optionField(option, view, ask));
  const notice = h('p', { class: 'notice', role: 'alert' });
  const send = h('button', { type: 'submit', class: 'button primary' }, 'Send');
  const cancel = h('button', { type: 'button', class: 'button secondary' }, 'Cancel');
  const form = h(
    'form',
    { class: 'command', 'aria-label': `/${typed}` },
    h('p', { class: 'command-title' }, h('strong', {}, `/${typed}`), ' ', h('span', { class: 'hint' }, description)),
    h('div', { class: 'command-fields' }, ...fields.map((field) => field.element)),
    notice,
    h('div', { class: 'row' }, send, cancel),
  );
  cancel.addEventListener('click', () => done(null));
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') done(null);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    view.api.command(view.channelId, typed, values()).then(
      (shown) => (shown.kind === 'failed' ? fail(shown.reason) : done(shown)),
      (error: unknown) => fail(error instanceof Refused ? error.message : 'The sandbox cannot be reached.'),
    );
  });
  const fail = (reason: string) => {
    notice.textContent = reason;
    send.disabled = false;
  };
  queueMicrotask(() => (fields[0] ?? { focus: () => send.focus() }).focus());
  return form;
}
