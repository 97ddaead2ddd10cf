import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { APITextInputComponent } from 'discord-api-types/v10';
import type { OpenModal } from '../user/shown.ts';
import type { World } from '../world/world.ts';
import { toSelect } from './blocks.ts';
import type { Field, WireModal } from './wire.ts';

/** A modal in the page's words. */
export function toWireModal(world: World, { id, title, components }: OpenModal): WireModal {
  const fields = components.flatMap((component): Field[] => {
    switch (component.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'note', content: component.content }];
      case ComponentType.ActionRow:
        return component.components.map((input) => text(input, input.label ?? '', ''));
      case ComponentType.Label: {
        const { label, description = '', component: inner } = component;
        if (inner.type === ComponentType.TextInput) return [text(inner, label, description)];
        if (inner.type !== ComponentType.StringSelect) return [];
        return [
          { kind: 'select', label, description, required: inner.required ?? true, select: toSelect(world, inner) },
        ];
      }
    }
  });
  return { id, title, fields };
}

function text(input: APITextInputComponent, label: string, description: string): Field {
  const { custom_id: customId, style, required = true, min_length: min = 0, max_length: max = 4000 } = input;
  const { placeholder = '', value = '' } = input;
  const long = style === TextInputStyle.Paragraph;
  return { kind: 'text', customId, label, description, long, required, min, max, placeholder, value };
}
