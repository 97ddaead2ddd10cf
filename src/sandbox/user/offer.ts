import { ComponentType } from 'discord-api-types/v10';
import type { APIMessageComponentEmoji, APISelectMenuComponent, APISelectMenuOption } from 'discord-api-types/v10';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Who and what is here: what a text may name, and a select that Discord fills offers. */
export interface Names {
  readonly people: readonly Named[];
  readonly channels: readonly Named[];
  readonly roles: readonly Named[];
  readonly bot: Named;
}

/** What a select offers; those that Discord fills offer who and what is here. */
export function optionsOf(select: APISelectMenuComponent, names: Names): readonly APISelectMenuOption[] {
  const people = [names.bot, ...names.people].map(({ id, name }) => ({ value: id, label: name }));
  const roles = names.roles.map(({ id, name }) => ({ value: id, label: name }));
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options;
    case ComponentType.UserSelect:
      return people;
    case ComponentType.RoleSelect:
      return roles;
    case ComponentType.MentionableSelect:
      return [...people, ...roles];
    case ComponentType.ChannelSelect:
      return names.channels.map(({ id, name }) => ({ value: id, label: `#${name}` }));
  }
}

/** A custom emoji is a picture of Discord's, which is not here; its name stands in for it. */
export function symbolOf(emoji: APIMessageComponentEmoji | undefined): string {
  if (emoji === undefined) return '';
  return emoji.id === undefined ? (emoji.name ?? '') : `:${emoji.name ?? 'emoji'}:`;
}
