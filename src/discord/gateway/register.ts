import { createHash } from 'node:crypto';
import { Routes, type Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Tables } from '../../tables/index.ts';
import { commandTree } from '../in/commands/command-tree.ts';

/** Tells Discord the commands when they are not the ones it was told last, or when it has forgotten them. */
export async function registerCommands(
  client: Client,
  tables: Tables,
  guild: string | null,
  log: Logger,
): Promise<void> {
  const application = client.application?.id;
  if (application === undefined) throw new Error('The bot has logged in without an application.');
  const body = commandTree(tables.games);
  const route =
    guild === null ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild);
  const key = `commands ${route}`;
  const print = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const registered = await client.rest.get(route);
  if ((await tables.facts.fact(key)) === print && Array.isArray(registered) && registered.length === body.length)
    return;
  await client.rest.put(route, { body });
  await tables.facts.saveFact(key, print);
  log.info({ guild }, 'Commands registered');
}
