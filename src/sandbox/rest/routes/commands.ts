import { readCommand, readCommands } from '../../checks/commands/commands.ts';
import { Form } from '../../checks/form.ts';
import { unknownApplication, unknownCommand } from '../../errors.ts';
import { isRecord } from '../../guards.ts';
import { APPLICATION_ID } from '../../world/members/cast.ts';
import type { Scope } from '../../world/commands.ts';
import { requireGuild } from '../find.ts';
import { created, noContent, ok } from '../route.ts';
import type { Answer, Call, Route } from '../route.ts';

/** Registering commands, for all guilds or for one. */
export const commandRoutes: readonly Route[] = [
  ...routesOf('/applications/{application_id}/commands'),
  ...routesOf('/applications/{application_id}/guilds/{guild_id}/commands'),
];

function routesOf(path: string): Route[] {
  const one = `${path}/{command_id}`;
  return [
    { method: 'GET', path, answer: scoped(list) },
    { method: 'PUT', path, answer: scoped(replaceAll) },
    { method: 'POST', path, answer: scoped(put) },
    { method: 'GET', path: one, answer: scoped((call, scope) => ok(find(call, scope))) },
    { method: 'PATCH', path: one, answer: scoped(update) },
    { method: 'DELETE', path: one, answer: scoped(remove) },
  ];
}

/** The scope of the commands, from the path. */
function scoped(answer: (call: Call, scope: Scope) => Answer) {
  return (call: Call): Answer => {
    if (call.param('application_id') !== APPLICATION_ID) throw unknownApplication();
    const guildId = call.param('guild_id');
    if (guildId === '') return answer(call, null);
    requireGuild(guildId);
    return answer(call, guildId);
  };
}

function list({ world }: Call, scope: Scope): Answer {
  return ok(world.commands.in(scope));
}

function replaceAll({ world, body }: Call, scope: Scope): Answer {
  return ok(world.commands.replaceAll(scope, Form.read(body, readCommands)));
}

function put({ world, body }: Call, scope: Scope): Answer {
  const { command, created: isNew } = world.commands.put(scope, Form.read(body, readCommand));
  return isNew ? created(command) : ok(command);
}

function update(call: Call, scope: Scope): Answer {
  const present = find(call, scope);
  const changed = { ...present, ...(isRecord(call.body) ? call.body : {}) };
  return ok(call.world.commands.update(scope, present, Form.read(changed, readCommand)));
}

function remove(call: Call, scope: Scope): Answer {
  call.world.commands.remove(scope, find(call, scope));
  return noContent;
}

function find({ world, param }: Call, scope: Scope) {
  const command = world.commands.get(scope, param('command_id'));
  if (command === undefined) throw unknownCommand();
  return command;
}
