import { ComponentType } from 'discord-api-types/v10';
import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { readButton } from './buttons.ts';
import type { Form } from '../form.ts';
import { wrongType } from './layout.ts';
import type { Layout } from './layout.ts';
import { isSelect, readSelect, SELECTS } from './selects.ts';

const WIDTH = 5;

/** A row has up to five buttons or one select. */
export function readRow(form: Form, layout: Layout): APIActionRowComponent<APIComponentInMessageActionRow> {
  const id = layout.number(form);
  const components = form.at('components').list({ min: 1, max: WIDTH }, (each) => readInRow(each, layout));
  const buttons = components.filter((component) => component.type === ComponentType.Button).length;
  const selects = components.length - buttons;
  if (selects > 1 || (selects === 1 && buttons > 0))
    form
      .at('components')
      .complain('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  return { type: ComponentType.ActionRow, id, components };
}

function readInRow(form: Form, layout: Layout): APIComponentInMessageActionRow | undefined {
  const { value: type } = form.at('type');
  if (type === ComponentType.Button) return readButton(form, layout);
  if (isSelect(type)) return readSelect(form, layout, type);
  wrongType(form, [ComponentType.Button, ...SELECTS]);
  return undefined;
}
