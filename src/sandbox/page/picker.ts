import type { Option, SelectControl } from '../web/wire.ts';
import { freshId, h } from './dom.ts';

/**
 * A select as Discord shows it: closed it says what is chosen, open it lists what can be. Choosing one of one sends at
 * once; of several, when the list is left with Choose.
 */
export function picker(control: SelectControl, choose: (values: readonly string[]) => void): HTMLElement {
  const { options, min, max, disabled, customId, placeholder } = control;
  const chosen = new Set(options.filter((option) => option.chosen).map(({ value }) => value));
  const listId = freshId('options');
  const several = max > 1;
  const toggle = h('button', {
    type: 'button',
    class: 'picker-toggle',
    disabled,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': listId,
    'data-custom-id': customId,
  });
  const list = h('ul', {
    id: listId,
    role: 'listbox',
    tabindex: -1,
    'aria-label': placeholder,
    'aria-multiselectable': several ? 'true' : null,
  });
  const done = h('button', { type: 'button', class: 'button primary' }, 'Choose');
  const popup = h('div', { class: 'picker-list', hidden: true }, list, several || min === 0 ? done : null);
  const rows = options.map((option) => optionRow(option));
  list.append(...rows);
  const root = h('div', { class: 'picker' }, toggle, popup);
  let active = 0;

  const send = () => {
    close();
    toggle.focus();
    choose(options.map(({ value }) => value).filter((value) => chosen.has(value)));
  };
  const paint = () => {
    const labels = options.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
    toggle.textContent = labels.length === 0 ? placeholder : labels.join(', ');
    toggle.classList.toggle('empty', labels.length === 0);
    done.disabled = chosen.size < min || chosen.size > max;
    for (const [index, option] of options.entries()) {
      rows[index]?.setAttribute('aria-selected', String(chosen.has(option.value)));
      rows[index]?.classList.toggle('active', index === active);
    }
    list.setAttribute('aria-activedescendant', rows[active]?.id ?? '');
  };
  const move = (to: number) => {
    active = Math.max(0, Math.min(options.length - 1, to));
    paint();
    rows[active]?.scrollIntoView({ block: 'nearest' });
  };
  const take = (index: number) => {
    const value = options[index]?.value;
    if (value === undefined) return;
    if (!several) chosen.clear();
    if (several && chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    move(index);
    if (!several) send();
  };
  const open = () => {
    popup.hidden = false;
    toggle.setAttribute('aria-expanded', 'true');
    move(
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.has(value)),
      ),
    );
    list.focus();
    popup.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    popup.hidden = true;
    toggle.setAttribute('aria-expanded', 'false');
  };

  toggle.addEventListener('click', () => (popup.hidden ? open() : close()));
  done.addEventListener('click', send);
  for (const [index, row] of rows.entries()) row.addEventListener('click', () => take(index));
  root.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !root.contains(event.relatedTarget)) close();
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || popup.hidden) return;
    event.stopPropagation();
    close();
    toggle.focus();
  });
  list.addEventListener('keydown', (event) => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(options.length - 1),
      Enter: () => take(active),
      ' ': () => take(active),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  });
  paint();
  return root;
}

function optionRow({ label, description, emoji }: Option): HTMLLIElement {
  return h(
    'li',
    { id: freshId('option'), role: 'option', 'aria-selected': 'false' },
    emoji === '' ? null : h('span', { class: 'option-emoji' }, emoji),
    h(
      'span',
      { class: 'option-words' },
      h('span', { class: 'option-label' }, label),
      description === '' ? null : h('span', { class: 'option-description' }, description),
    ),
    h('span', { class: 'check', 'aria-hidden': 'true' }, '✓'),
  );
}
