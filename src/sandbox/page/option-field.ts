import type { Choice, CommandOption } from '../web/wire.ts';
import { freshId, h } from './dom.ts';
import type { View } from './state.ts';
import { Suggestions } from './suggestions.ts';

const SUGGEST_AFTER = 120;

/** One option of a command, to be filled in. */
export interface OptionField {
  readonly name: string;
  readonly element: HTMLElement;
  /** What is filled in; undefined when nothing is. */
  value(): string | number | boolean | undefined;
  focus(): void;
}

/** Asks the bot for suggestions, the other options being filled in as they are. */
export type Ask = (focused: string, text: string) => Promise<readonly Choice[]>;

export function optionField(option: CommandOption, view: View, ask: Ask): OptionField {
  const { name, description, required } = option;
  const id = freshId('option');
  const [control, value, extra = null] = controlFor(option, id, view, ask);
  if (required) control.setAttribute('required', '');
  if (required && isWithoutAlternative(control)) control.selectedIndex = 1;
  const element = h(
    'div',
    { class: 'form-field' },
    h('label', { for: id }, name, required ? h('span', { class: 'required' }, ' *') : null),
    h('p', { class: 'hint' }, description),
    h('div', { class: 'with-suggestions' }, control, extra),
  );
  return { name, element, value, focus: () => control.focus() };
}

/** A select of nothing and one thing. */
function isWithoutAlternative(control: HTMLElement): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement && control.options.length === 2;
}

type Filled = string | number | boolean | undefined;
type ControlAndValue = readonly [control: HTMLElement, value: () => Filled, extra?: HTMLElement];

function controlFor(option: CommandOption, id: string, view: View, ask: Ask): ControlAndValue {
  const { people, channels, roles, bot } = view.state;
  const named = (list: readonly { id: string; name: string }[], mark: string) =>
    list.map((each) => ({ name: `${mark}${each.name}`, value: each.id }));
  switch (option.kind) {
    case 'boolean':
      return choiceControl(
        id,
        [
          { name: 'True', value: 'true' },
          { name: 'False', value: 'false' },
        ],
        (value) => value === 'true',
      );
    case 'user':
      return choiceControl(id, named([...people, bot], '@'));
    case 'channel':
      return choiceControl(id, named(channels, '#'));
    case 'role':
      return choiceControl(id, named(roles, ''));
    case 'mentionable':
      return choiceControl(id, [...named([...people, bot], '@'), ...named(roles, '')]);
    case 'file':
      return [h('input', { id, type: 'text', disabled: true, value: 'Files cannot be sent here' }), () => undefined];
    default:
      if (option.choices.length > 0) return choiceControl(id, option.choices);
      return option.suggests ? suggestingControl(option, id, ask) : plainControl(option, id);
  }
}

function choiceControl(id: string, choices: readonly Choice[], convert?: (value: string) => boolean): ControlAndValue {
  const options = choices.map(({ name }, index) => h('option', { value: index }, name));
  const control = h('select', { id }, h('option', { value: '' }, '—'), ...options);
  const value = () => {
    const chosen = control.value === '' ? undefined : choices[Number(control.value)]?.value;
    return chosen === undefined || convert === undefined ? chosen : convert(String(chosen));
  };
  return [control, value];
}

function plainControl({ kind, min, max }: CommandOption, id: string): ControlAndValue {
  const control =
    kind === 'text'
      ? h('input', { id, type: 'text', minlength: min, maxlength: max })
      : h('input', { id, type: 'number', min, max, step: kind === 'integer' ? 1 : 'any' });
  return [control, () => (control.value === '' ? undefined : kind === 'text' ? control.value : Number(control.value))];
}

/** A field in which the bot suggests; a suggestion shows its name and counts as its value. */
function suggestingControl(option: CommandOption, id: string, ask: Ask): ControlAndValue {
  const control = h('input', { id, type: 'text' });
  let taken: Choice | null = null;
  let timer = 0;
  const suggestions = new Suggestions<Choice & { label: string; description: string }>(
    control,
    option.name,
    (choice) => {
      taken = choice;
      control.value = choice.name;
    },
  );
  const refresh = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ask(option.name, control.value).then(
        (choices) => suggestions.offer(choices.map((choice) => ({ ...choice, label: choice.name, description: '' }))),
        () => suggestions.close(),
      );
    }, SUGGEST_AFTER);
  };
  control.addEventListener('input', () => {
    taken = null;
    refresh();
  });
  control.addEventListener('focus', refresh);
  const typed = () => (option.kind === 'text' ? control.value : Number(control.value));
  return [control, () => taken?.value ?? (control.value === '' ? undefined : typed()), suggestions.element];
}
