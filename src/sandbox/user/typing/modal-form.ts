import { ComponentType } from 'discord-api-types/v10';
import type {
  APIComponentInLabel,
  APIModalInteractionResponseCallbackComponent,
  APIModalSubmissionComponent,
  APITextInputComponent,
  ModalSubmitComponent,
} from 'discord-api-types/v10';
import { given } from '../../given.ts';
import { ClientRefusal } from '../refusal.ts';
import type { ModalValues } from '../seen.ts';

/** A modal as filled in. Refuses what the client's own form would not send. */
export function fillInModal(
  components: readonly APIModalInteractionResponseCallbackComponent[],
  values: ModalValues,
): APIModalSubmissionComponent[] {
  const known = new Set<string>();
  const filled = components.map((component): APIModalSubmissionComponent => {
    switch (component.type) {
      case ComponentType.ActionRow: {
        const inputs = component.components.map((input) => text(input, values, known));
        return given({ type: ComponentType.ActionRow as const, id: component.id, components: inputs });
      }
      case ComponentType.Label: {
        const answer = inLabel(component.component, values, known);
        return given({ type: ComponentType.Label as const, id: component.id, component: answer });
      }
      case ComponentType.TextDisplay:
        return given({ type: ComponentType.TextDisplay as const, id: component.id });
    }
  });
  for (const name of Object.keys(values))
    if (!known.has(name)) throw new ClientRefusal(`The modal has no field ${name}`);
  return filled;
}

function inLabel(component: APIComponentInLabel, values: ModalValues, known: Set<string>): ModalSubmitComponent {
  if (component.type === ComponentType.TextInput) return text(component, values, known);
  if (component.type !== ComponentType.StringSelect)
    throw new ClientRefusal(`This client cannot answer a field of type ${component.type}`);
  const { id, type, custom_id, options, required = true, min_values: min = 1, max_values: max = 1 } = component;
  known.add(custom_id);
  const chosen = [values[custom_id] ?? []].flat();
  if (chosen.some((value) => !options.some((option) => option.value === value)))
    throw new ClientRefusal(`${custom_id} does not offer that`);
  const none = chosen.length === 0 && !required;
  if (!none && (chosen.length < min || chosen.length > max))
    throw new ClientRefusal(`${custom_id} takes ${min} to ${max} choices`);
  return given({ type, id, custom_id, values: chosen });
}

function text(input: APITextInputComponent, values: ModalValues, known: Set<string>) {
  const { id, custom_id, required = true, min_length: min = 0, max_length: max = 4000 } = input;
  known.add(custom_id);
  const value = String(values[custom_id] ?? input.value ?? '');
  if (value === '' && required) throw new ClientRefusal(`${custom_id} has to be filled in`);
  if (value !== '' && (value.length < min || value.length > max))
    throw new ClientRefusal(`${custom_id} takes ${min} to ${max} characters`);
  return given({ type: ComponentType.TextInput as const, id, custom_id, value });
}
