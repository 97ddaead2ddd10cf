import type { APIInteractionDataResolved } from 'discord-api-types/v10';
import { given } from '../../given.ts';
import { ROLES } from '../../world/guild.ts';
import { toMember, toUser } from '../../world/members/person.ts';
import type { Person } from '../../world/members/person.ts';
import type { World } from '../../world/world.ts';

/** The people, roles, channels and files of some ids, as Discord encloses them with an interaction; nothing for none. */
export function resolve(
  world: World,
  viewer: Person,
  channelId: string,
  ids: readonly string[],
): APIInteractionDataResolved | undefined {
  const people = ids.map((id) => world.people.get(id)).filter((person) => person !== undefined);
  const roles = ROLES.filter((role) => ids.includes(role.id));
  const channels = world.channels.all.filter((channel) => ids.includes(channel.id));
  const files = ids.flatMap((id) => {
    const file = world.files.get(id);
    return file === undefined ? [] : [world.files.describe(id, channelId, file, file.name, undefined)];
  });
  const parts = {
    ...(people.length === 0
      ? {}
      : {
          users: Object.fromEntries(people.map((person) => [person.id, toUser(person)])),
          members: Object.fromEntries(people.map((person) => [person.id, resolvedMember(world, channelId, person)])),
        }),
    ...(roles.length === 0 ? {} : { roles: Object.fromEntries(roles.map((role) => [role.id, role])) }),
    ...(channels.length === 0
      ? {}
      : {
          channels: Object.fromEntries(
            channels.map(({ id, name, type }) => [
              id,
              { id, name, type, permissions: world.channels.permissions(id, viewer).toString() },
            ]),
          ),
        }),
    ...(files.length === 0 ? {} : { attachments: Object.fromEntries(files.map((file) => [file.id, file])) }),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
}

function resolvedMember(world: World, channelId: string, person: Person) {
  const member = given({ ...toMember(person), user: undefined, deaf: undefined, mute: undefined });
  return { ...member, permissions: world.channels.permissions(channelId, person).toString() };
}
