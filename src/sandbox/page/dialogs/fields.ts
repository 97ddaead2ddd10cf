import { ComponentType } from 'discord-api-types/v10';
import type { APIStringSelectComponent, APITextInputComponent } from 'discord-api-types/v10';
import type { ModalValues, OpenModal } from '../../user/seen.ts';

/** One part of a modal: an input with its label, or a text. */
export type Field =
  | { readonly kind: 'note'; readonly content: string }
  | {
      readonly kind: 'input';
      readonly label: string;
      readonly description: string;
      readonly input: APITextInputComponent | APIStringSelectComponent;
    };

/** The parts of a modal in their order; what this client cannot show is left out. */
export function fieldsOf({ components }: OpenModal): Field[] {
  return components.flatMap((component): Field[] => {
    switch (component.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'note', content: component.content }];
      case ComponentType.ActionRow:
        return component.components.map((input) => ({
          kind: 'input',
          label: input.label ?? '',
          description: '',
          input,
        }));
      case ComponentType.Label: {
        const { label, description = '', component: input } = component;
        const isKnown = input.type === ComponentType.TextInput || input.type === ComponentType.StringSelect;
        return isKnown ? [{ kind: 'input', label, description, input }] : [];
      }
    }
  });
}

/** What a modal is filled in with when it opens. */
export function presetsOf(fields: readonly Field[]): ModalValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, string | readonly string[]][] => {
      if (field.kind === 'note') return [];
      const { input } = field;
      if (input.type === ComponentType.TextInput) return [[input.custom_id, input.value ?? '']];
      return [[input.custom_id, input.options.filter((option) => option.default === true).map(({ value }) => value)]];
    }),
  );
}

/** The label of the first select in which too little is chosen; a browser checks text inputs itself. */
export function missingIn(fields: readonly Field[], values: ModalValues): string | undefined {
  for (const field of fields) {
    if (field.kind === 'note' || field.input.type === ComponentType.TextInput) continue;
    const { custom_id, required = true, min_values: min = 1 } = field.input;
    const chosen = values[custom_id] ?? [];
    if (chosen.length < min && (required || chosen.length > 0)) return field.label;
  }
  return undefined;
}
