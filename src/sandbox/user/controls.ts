import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type {
  APIButtonComponent,
  APIButtonComponentWithCustomId,
  APIMessageTopLevelComponent,
  APISelectMenuComponent,
} from 'discord-api-types/v10';

type Control = APIButtonComponent | APISelectMenuComponent;

/** Every button and select of a message, in reading order, wherever it stands. */
export function controlsOf(components: readonly APIMessageTopLevelComponent[]): Control[] {
  return components.flatMap((component): Control[] => {
    switch (component.type) {
      case ComponentType.ActionRow:
        return component.components;
      case ComponentType.Container:
        return controlsOf(component.components);
      case ComponentType.Section:
        return component.accessory.type === ComponentType.Button ? [component.accessory] : [];
      default:
        return [];
    }
  });
}

/** A button with a custom id; others open a link or sell a SKU. */
export function isPressable(control: Control): control is APIButtonComponentWithCustomId {
  return (
    control.type === ComponentType.Button && control.style !== ButtonStyle.Link && control.style !== ButtonStyle.Premium
  );
}

export function isSelectMenu(control: Control): control is APISelectMenuComponent {
  return control.type !== ComponentType.Button;
}

/** The controls of a message that a client lets its user use now. */
export type Pressable =
  | { readonly kind: 'button'; readonly customId: string; readonly label: string; readonly style: ButtonStyle }
  | {
      readonly kind: 'select';
      readonly customId: string;
      readonly placeholder: string;
      readonly values: readonly string[];
      readonly min: number;
      readonly max: number;
    };

/** Every enabled button and string select; of selects that Discord fills, the test knows better what to choose. */
export function pressablesOf(components: readonly APIMessageTopLevelComponent[]): Pressable[] {
  return controlsOf(components).flatMap((control): Pressable[] => {
    if (control.disabled === true) return [];
    if (isPressable(control)) {
      const { custom_id: customId, style, label = '' } = control;
      return [{ kind: 'button', customId, label, style }];
    }
    if (control.type !== ComponentType.StringSelect) return [];
    const { custom_id: customId, placeholder = '', options, min_values: min = 1, max_values: max = 1 } = control;
    return [{ kind: 'select', customId, placeholder, values: options.map(({ value }) => value), min, max }];
  });
}
