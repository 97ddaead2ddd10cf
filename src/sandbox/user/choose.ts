import { ComponentType } from 'discord-api-types/v10';
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { given } from '../given.ts';
import { ROLES } from '../world/guild.ts';
import { BOT } from '../world/members/person.ts';
import type { Person } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import { optionsOf } from './offer.ts';
import { ClientRefusal } from './refusal.ts';
import { resolve } from './typing/resolved.ts';

/** What a select sends when those values are chosen. Refuses what it does not offer, and too few or too many. */
export function chooseIn(
  world: World,
  person: Person,
  channelId: string,
  select: APISelectMenuComponent,
  values: readonly string[],
): object {
  const { custom_id, id, type, min_values: min = 1, max_values: max = 1 } = select;
  if (select.disabled === true) throw new ClientRefusal(`The select "${custom_id}" is disabled`);
  const here = { bot: BOT, people: world.people.personas, roles: ROLES, channels: world.channels.all };
  const offered = optionsOf(select, here).map((option) => option.value);
  const strange = values.find((value) => !offered.includes(value));
  if (strange !== undefined) throw new ClientRefusal(`The select "${custom_id}" does not offer "${strange}"`);
  if (new Set(values).size < values.length) throw new ClientRefusal('Nothing can be chosen twice');
  if (values.length < min || values.length > max)
    throw new ClientRefusal(`The select "${custom_id}" takes ${min} to ${max} choices`);
  const resolved = type === ComponentType.StringSelect ? undefined : (resolve(world, person, channelId, values) ?? {});
  return given({ component_type: type, custom_id, id, values: [...values], resolved });
}
