import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { APIButtonComponent } from 'discord-api-types/v10';
import { given } from '../../given.ts';
import { readEmoji } from '../emoji.ts';
import type { Form } from '../form.ts';
import type { Layout } from './layout.ts';

const PRESSABLE = [ButtonStyle.Primary, ButtonStyle.Secondary, ButtonStyle.Success, ButtonStyle.Danger] as const;

/** A button has exactly one of custom id, URL and SKU, as its style requires. */
export function readButton(form: Form, layout: Layout): APIButtonComponent {
  const type = ComponentType.Button as const;
  const id = layout.number(form);
  const style = form.at('style').choice([...PRESSABLE, ButtonStyle.Link, ButtonStyle.Premium]);
  const disabled = form.at('disabled').optional((part) => part.flag());
  if (style === ButtonStyle.Premium) {
    forbid(form, ['custom_id', 'url', 'label', 'emoji']);
    return given({ type, id, style, sku_id: form.at('sku_id').snowflake(), disabled });
  }
  forbid(form, ['sku_id']);
  const face = readFace(form);
  if (style === ButtonStyle.Link) {
    forbid(form, ['custom_id']);
    return given({ type, id, style, url: form.at('url').url(['http', 'https', 'discord']), ...face, disabled });
  }
  forbid(form, ['url']);
  return given({
    type,
    id,
    style: style ?? ButtonStyle.Secondary,
    custom_id: layout.customId(form),
    ...face,
    disabled,
  });
}

function readFace(form: Form) {
  const label = form.at('label').optional((part) => part.text({ max: 80 }));
  const emoji = form.at('emoji').optional(readEmoji);
  if ((label ?? '') === '' && emoji === undefined)
    form.at('label').complain('BUTTON_COMPONENT_LABEL_REQUIRED', 'A button needs a label or an emoji');
  return { label, emoji };
}

function forbid(form: Form, keys: readonly string[]): void {
  for (const key of keys)
    if (form.at(key).given)
      form.at(key).complain('BUTTON_COMPONENT_FIELD_FORBIDDEN', `A button of this style cannot have the field ${key}`);
}
