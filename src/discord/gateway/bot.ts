import { setTimeout } from 'node:timers/promises';
import {
  Client,
  Events,
  GatewayCloseCodes,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
  Routes,
} from 'discord.js';
import { InteractionType, type APIInteraction } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Painter } from '../../pictures/draw/painter.ts';
import type { Tables } from '../../tables/index.ts';
import { WorkingAnswers } from '../out/progress/working-answers.ts';
import { OutboxSender } from '../out/outbox-sender.ts';
import { failureOf } from '../out/failures.ts';
import { Threads } from '../out/threads.ts';
import { PrivateMessages } from '../out/private-messages.ts';
import { registerCommands } from './register.ts';
import { readCustomId } from '../custom-id.ts';
import { attachedFilesOf } from '../in/attached-file.ts';
import { createRouter, type Router } from '../in/router.ts';
import { startError } from './start-error.ts';

export interface BotOptions {
  readonly tables: Tables;
  readonly token: string;
  /** Base of the API without its version, such as `https://discord.com/api`. */
  readonly api: string;
  /** Register the commands in this guild alone; `null`: everywhere. */
  readonly guild: string | null;
  readonly log: Logger;
  /** Draws boards and hands; without one there are words alone. */
  readonly painter?: Painter;
  /** How often to look for what is still to be told, besides at every change; 2 seconds unless told otherwise. */
  readonly heartbeatMs?: number;
  /** Discord closed the connection and will not reconnect, in one line: this bot receives no more presses. */
  readonly onEnded?: (why: string) => void;
}

export interface Bot {
  /** Something changed that Discord is to be told. */
  wake(): void;
  stop(): Promise<void>;
}

/** How long a stop waits for the answers on their way. */
const LAST_ANSWERS_MS = 3000;
/** An answer of Discord that takes longer than this is a failure. */
const PATIENCE_MS = 10_000;

/**
 * The bot on Discord's gateway: it takes interactions as they come, sends back the one answer of the router, and keeps
 * the messages of all tables up to date. Resolves once it is logged in and its commands stand; throws a StartError when it cannot.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { tables, token, api, guild, log, painter = null, heartbeatMs = 2000, onEnded } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    // Everything needed comes with the interaction itself or stands in the store.
    makeCache: Options.cacheWithLimits({ MessageManager: 0, GuildMemberManager: 0, UserManager: 0 }),
    rest: {
      api,
      timeout: PATIENCE_MS,
      retries: 1,
      // A short limit is waited out; a longer one is left to the outbox sender.
      rejectOnRateLimit: ({ retryAfter }) => retryAfter > PATIENCE_MS,
    },
    allowedMentions: { parse: [] },
  });
  const threads = new Threads(client.rest, log);
  const router = createRouter({ tables, threads, painter, log, readAttached: attachedFilesOf(api) });
  const privately = new PrivateMessages(tables, client.rest, painter, log);
  const working = new WorkingAnswers(client.rest, painter, log);
  const sender = new OutboxSender({ tables, threads, rest: client.rest, painter, log, privately });

  const answering = new Set<Promise<void>>();
  const take = (interaction: APIInteraction) => {
    tables.scheduler.pressed();
    const answered = answer({ client, router, tables, sender, privately, working, log }, interaction).finally(() =>
      answering.delete(answered),
    );
    answering.add(answered);
  };
  client.ws.on(GatewayDispatchEvents.InteractionCreate, take);
  logGateway(client, log);
  client.on(Events.ShardDisconnect, ({ code }) => onEnded?.(endedFor(code)));

  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  try {
    await client.login(token);
    await ready;
    await registerCommands(client, tables, guild, log);
  } catch (error) {
    await client.destroy();
    throw startError(error, api);
  }
  sender.start(heartbeatMs);
  return {
    wake: () => sender.wake(),
    stop: async () => {
      // A press that comes now is Discord's to call failed; those taken are answered.
      client.ws.off(GatewayDispatchEvents.InteractionCreate, take);
      await Promise.race([Promise.allSettled(answering), setTimeout(LAST_ANSWERS_MS, undefined, { ref: false })]);
      await tables.settled();
      await working.stop();
      await sender.stop();
      // That this connection goes now is no news.
      client.removeAllListeners(Events.ShardReconnecting);
      await client.destroy();
    },
  };
}

/** Says once of each shard that its connection is gone, however often it is tried again, and once that it is back. */
function logGateway(client: Client, log: Logger): void {
  const away = new Set<number>();
  const back = (shard: number) => {
    if (away.delete(shard)) log.info({ shard }, 'The gateway answers again');
  };
  client.on(Events.Error, (error) => log.error({ err: error }, 'The gateway failed'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'The gateway warned'));
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log.error({ shard, code }, 'The gateway closed the connection and will not reconnect'),
  );
  client.on(Events.ShardReconnecting, (shard) => {
    if (!away.has(shard)) log.warn({ shard }, 'The gateway dropped the connection; reconnecting');
    away.add(shard);
  });
  client.on(Events.ShardReady, back);
  client.on(Events.ShardResume, back);
}

/** Why Discord closed the connection with that code and will not reconnect, and what to do. */
function endedFor(code: number): string {
  const name = GatewayCloseCodes[code] ?? String(code);
  return name === 'AuthenticationFailed'
    ? 'Discord no longer accepts DISCORD_TOKEN. Copy a new token from the Bot page of your application, then start again.'
    : `Discord closed the connection (${name}). Start again.`;
}

interface Desk {
  readonly client: Client;
  readonly router: Router;
  readonly tables: Tables;
  readonly sender: OutboxSender;
  readonly privately: PrivateMessages;
  readonly working: WorkingAnswers;
  readonly log: Logger;
}

async function answer(
  { client, router, tables, sender, privately, working, log }: Desk,
  interaction: APIInteraction,
): Promise<void> {
  const began = performance.now();
  const reply = await router(interaction);
  const ms = performance.now() - began;
  if (!reply) return;
  const settled = privately.pressed(interaction);
  if (reply.board) sender.pressed(reply.board.table, reply.board.revision);
  try {
    await client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
      body: reply.body,
      files: reply.files.map(({ name, data, contentType }) => ({ name, data, contentType })),
      auth: false,
    });
    privately.answered(interaction, reply);
    if (reply.work) working.begin(interaction, reply.work);
    if (reply.pictures?.follow) privately.follow(interaction, reply);
  } catch (error) {
    // What was pressed has counted or was refused already; the next press shows how it stands.
    log.warn({ interaction: interaction.id, failure: failureOf(error) }, 'An answer did not reach Discord');
  } finally {
    settled();
    // After the answer, since writing a line takes as long as composing a panel.
    log.debug({ ...described(interaction), ms: Number(ms.toFixed(3)) }, 'Interaction answered');
  }
  if (!reply.board) return;
  const { table, revision } = reply.board;
  await tables.refreshSince(table, revision).catch((error: unknown) => {
    // An older board may stand until the table's next change.
    log.warn({ table, err: error }, 'A board could not be looked at again');
  });
}

/** What of an interaction may stand in a log: which verb at which table, never which option. */
function described(interaction: APIInteraction) {
  const id = interaction.type === InteractionType.MessageComponent ? readCustomId(interaction.data.custom_id) : null;
  return {
    interaction: interaction.id,
    type: InteractionType[interaction.type],
    verb: id?.verb,
    ...(id && 'table' in id && { table: id.table }),
  };
}
