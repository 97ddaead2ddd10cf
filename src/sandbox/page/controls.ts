import type { Control, SelectControl } from '../web/wire.ts';
import { h } from './dom.ts';
import { picker } from './picker.ts';

/** What the controls of a message do when they are used. */
export interface Uses {
  press(customId: string, control: HTMLElement): void;
  choose(customId: string, values: readonly string[], control: HTMLElement): void;
}

/** A row of buttons, or a select. */
export function controlRow(controls: readonly Control[], uses: Uses): HTMLElement {
  return h('div', { class: 'row' }, ...controls.map((control) => controlOf(control, uses)));
}

export function controlOf(control: Control, uses: Uses): HTMLElement {
  switch (control.kind) {
    case 'button': {
      const { customId, look, disabled } = control;
      const button = h(
        'button',
        { type: 'button', class: `button ${look}`, disabled, 'data-custom-id': customId },
        ...face(control),
      );
      button.addEventListener('click', () => uses.press(customId, button));
      return button;
    }
    case 'link': {
      const { url } = control;
      const attributes = { class: 'button secondary', href: url, target: '_blank', rel: 'noopener noreferrer' };
      return h('a', attributes, ...face(control), h('span', { 'aria-hidden': 'true' }, '↗'));
    }
    case 'select':
      return selectOf(control, uses);
  }
}

function selectOf(control: SelectControl, uses: Uses): HTMLElement {
  const select = picker(control, (values) => uses.choose(control.customId, values, select));
  return select;
}

function face({ emoji, label }: { readonly emoji: string; readonly label: string }): Node[] {
  const parts = [emoji, label].filter((part) => part !== '');
  return parts.map((part) => h('span', {}, part));
}
