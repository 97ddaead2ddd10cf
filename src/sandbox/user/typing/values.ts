import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandInteractionDataBasicOption,
  InteractionType,
} from 'discord-api-types/v10';
import { ROLES } from '../../world/guild.ts';
import type { World } from '../../world/world.ts';
import { ClientRefusal } from '../refusal.ts';
import type { OptionValue } from '../seen.ts';

export type FilledOption = APIApplicationCommandInteractionDataBasicOption<InteractionType.ApplicationCommand>;

/** An option as filled in. Refuses what the client's own form would not take. */
export function fillIn(world: World, option: APIApplicationCommandBasicOption, value: OptionValue): FilledOption {
  const { name } = option;
  switch (option.type) {
    case OptionType.String: {
      if (typeof value !== 'string') throw notOf(name, 'text', value);
      if (value.length < (option.min_length ?? 1) || value.length > (option.max_length ?? 6000))
        throw new ClientRefusal(`"${name}" is too short or too long: ${value}`);
      requireChoice(name, value, option.choices);
      return { type: option.type, name, value };
    }
    case OptionType.Integer:
    case OptionType.Number: {
      if (typeof value !== 'number' || (option.type === OptionType.Integer && !Number.isInteger(value)))
        throw notOf(name, 'a number', value);
      if (value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity))
        throw new ClientRefusal(`"${name}" is out of bounds: ${value}`);
      requireChoice(name, value, option.choices);
      return { type: option.type, name, value };
    }
    case OptionType.Boolean:
      if (typeof value !== 'boolean') throw notOf(name, 'true or false', value);
      return { type: option.type, name, value };
    case OptionType.User:
    case OptionType.Role:
    case OptionType.Channel:
    case OptionType.Mentionable:
      if (typeof value !== 'string' || !exists(world, option.type, value)) throw notOf(name, 'somebody here', value);
      return { type: option.type, name, value };
    case OptionType.Attachment:
      if (typeof value !== 'string' || world.files.get(value) === undefined)
        throw notOf(name, 'an uploaded file', value);
      return { type: option.type, name, value };
  }
}

function requireChoice(name: string, value: OptionValue, choices: readonly { value: string | number }[] = []): void {
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    throw new ClientRefusal(`"${name}" does not offer ${String(value)}`);
}

function exists(world: World, type: OptionType, id: string): boolean {
  const person = world.people.get(id) !== undefined;
  const role = ROLES.some((each) => each.id === id);
  switch (type) {
    case OptionType.User:
      return person;
    case OptionType.Role:
      return role;
    case OptionType.Channel:
      return world.channels.get(id) !== undefined;
    default:
      return person || role;
  }
}

function notOf(name: string, wanted: string, value: OptionValue): ClientRefusal {
  return new ClientRefusal(`"${name}" takes ${wanted}, not ${String(value)}`);
}
