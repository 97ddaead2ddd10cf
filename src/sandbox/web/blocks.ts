import { ButtonStyle, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type {
  APIButtonComponent,
  APIMessageComponentEmoji,
  APIMessageTopLevelComponent,
  APISelectMenuComponent,
  APIUnfurledMediaItem,
} from 'discord-api-types/v10';
import { ROLES } from '../world/guild.ts';
import type { World } from '../world/world.ts';
import type { Block, ButtonControl, Control, Option, Picture, SelectControl } from './wire.ts';

const LOOKS: Readonly<Partial<Record<ButtonStyle, ButtonControl['look']>>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

/** The components of a message, in the page's words. */
export function toBlocks(world: World, components: readonly APIMessageTopLevelComponent[]): Block[] {
  return components.map((component): Block => {
    switch (component.type) {
      case ComponentType.ActionRow:
        return { kind: 'row', controls: component.components.map((each) => toControl(world, each)) };
      case ComponentType.TextDisplay:
        return { kind: 'text', content: component.content };
      case ComponentType.Section: {
        const { accessory, components: texts } = component;
        return {
          kind: 'section',
          texts: texts.map(({ content }) => content),
          accessory:
            accessory.type === ComponentType.Button
              ? toControl(world, accessory)
              : picture(accessory.media, accessory.description),
        };
      }
      case ComponentType.MediaGallery:
        return {
          kind: 'pictures',
          pictures: component.items.map(({ media, description }) => picture(media, description)),
        };
      case ComponentType.File:
        return { kind: 'file', url: component.file.url, name: component.name ?? 'file' };
      case ComponentType.Separator:
        return {
          kind: 'separator',
          divider: component.divider ?? true,
          large: component.spacing === SeparatorSpacingSize.Large,
        };
      case ComponentType.Container:
        return {
          kind: 'container',
          color: color(component.accent_color),
          blocks: toBlocks(world, component.components),
        };
    }
  });
}

export function color(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : `#${value.toString(16).padStart(6, '0')}`;
}

function picture({ url, width, height }: APIUnfurledMediaItem, alt: string | null | undefined): Picture {
  return { url, alt: alt ?? '', width: width ?? null, height: height ?? null };
}

function toControl(world: World, component: APIButtonComponent | APISelectMenuComponent): Control {
  if (component.type !== ComponentType.Button) return toSelect(world, component);
  const label = 'label' in component ? (component.label ?? '') : '';
  const emoji = 'emoji' in component ? symbol(component.emoji) : '';
  if (component.style === ButtonStyle.Link) return { kind: 'link', label, emoji, url: component.url };
  const customId = 'custom_id' in component ? component.custom_id : '';
  const look = LOOKS[component.style] ?? 'secondary';
  return { kind: 'button', customId, label, emoji, look, disabled: component.disabled ?? customId === '' };
}

/** A select; those that Discord fills offer who and what is here. */
export function toSelect(world: World, component: APISelectMenuComponent): SelectControl {
  const { custom_id: customId, placeholder, min_values: min = 1, max_values: max = 1, disabled = false } = component;
  const options = offered(world, component);
  return { kind: 'select', customId, placeholder: placeholder ?? 'Make a selection', options, min, max, disabled };
}

function offered(world: World, component: APISelectMenuComponent): Option[] {
  const people = world.people.all.map(({ id, name }) => plain(id, name));
  const roles = ROLES.map(({ id, name }) => plain(id, name));
  switch (component.type) {
    case ComponentType.StringSelect:
      return component.options.map(({ value, label, description, emoji, default: chosen }) => ({
        value,
        label,
        description: description ?? '',
        emoji: symbol(emoji),
        chosen: chosen ?? false,
      }));
    case ComponentType.UserSelect:
      return people;
    case ComponentType.RoleSelect:
      return roles;
    case ComponentType.MentionableSelect:
      return [...people, ...roles];
    case ComponentType.ChannelSelect:
      return world.channels.all.map(({ id, name }) => plain(id, `#${name}`));
  }
}

function plain(value: string, label: string): Option {
  return { value, label, description: '', emoji: '', chosen: false };
}

/** A custom emoji is a picture of Discord's, which is not here; its name stands in for it. */
function symbol(emoji: APIMessageComponentEmoji | undefined): string {
  if (emoji === undefined) return '';
  return emoji.id === undefined ? (emoji.name ?? '') : `:${emoji.name ?? 'emoji'}:`;
}
