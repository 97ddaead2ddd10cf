import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type {
  APIComponentInLabel,
  APILabelComponent,
  APIModalInteractionResponseCallbackComponent,
  APIModalInteractionResponseCallbackData,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { given } from '../../given.ts';
import type { Form } from '../form.ts';
import { Layout, wrongType } from './layout.ts';
import { isSelect, readSelect, SELECTS } from './selects.ts';
import { readText } from './v2.ts';

/** A modal: a title and up to five inputs, each a text input in a row or any input in a label. */
export function readModal(form: Form): APIModalInteractionResponseCallbackData {
  form.object();
  const layout = new Layout();
  return {
    custom_id: form.at('custom_id').text({ min: 1, max: 100 }),
    title: form.at('title').text({ min: 1, max: 45 }),
    components: form.at('components').list({ min: 1, max: 5 }, (each) => readQuestion(each, layout)),
  };
}

function readQuestion(form: Form, layout: Layout): APIModalInteractionResponseCallbackComponent | undefined {
  switch (form.at('type').value) {
    case ComponentType.ActionRow:
      return {
        type: ComponentType.ActionRow,
        id: layout.number(form),
        components: form.at('components').list({ min: 1, max: 1 }, (each) => {
          if (each.at('type').value !== ComponentType.TextInput) wrongType(each, [ComponentType.TextInput]);
          return { ...readTextInput(each, layout), label: each.at('label').text({ min: 1, max: 45 }) };
        }),
      };
    case ComponentType.Label:
      return readLabel(form, layout);
    case ComponentType.TextDisplay:
      return readText(form, layout);
    default:
      wrongType(form, [ComponentType.ActionRow, ComponentType.TextDisplay, ComponentType.Label]);
      return undefined;
  }
}

function readLabel(form: Form, layout: Layout): APILabelComponent {
  return given({
    type: ComponentType.Label as const,
    id: layout.number(form),
    label: form.at('label').text({ min: 1, max: 45 }),
    description: form.at('description').optional((part) => part.text({ min: 1, max: 100 })),
    component: readInLabel(form.at('component'), layout),
  });
}

function readInLabel(form: Form, layout: Layout): APIComponentInLabel {
  const { value: type } = form.at('type');
  if (isSelect(type)) return readSelect(form, layout, type);
  if (type !== ComponentType.TextInput) wrongType(form, [ComponentType.TextInput, ...SELECTS]);
  return readTextInput(form, layout);
}

function readTextInput(form: Form, layout: Layout): APITextInputComponent {
  const min = form.at('min_length').optional((part) => part.integer({ min: 0, max: 4000 }));
  const max = form.at('max_length').optional((part) => part.integer({ min: 1, max: 4000 }));
  if ((min ?? 0) > (max ?? 4000))
    form.at('min_length').complain('TEXT_INPUT_MIN_LENGTH', 'Min length cannot exceed max length');
  return given({
    type: ComponentType.TextInput as const,
    id: layout.number(form),
    custom_id: layout.customId(form),
    style: form.at('style').choice([TextInputStyle.Short, TextInputStyle.Paragraph]) ?? TextInputStyle.Short,
    placeholder: form.at('placeholder').optional((part) => part.text({ max: 100 })),
    value: form.at('value').optional((part) => part.text({ max: max ?? 4000 })),
    required: form.at('required').optional((part) => part.flag()) ?? true,
    min_length: min,
    max_length: max,
  });
}
