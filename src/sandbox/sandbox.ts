import type { GuildChannel } from './world/changes.ts';
import type { Server } from 'node:http';
import { Hono } from 'hono';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Exchange } from './exchanges.ts';
import { Feed } from './feed.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { Ledger } from './interactions/ledger.ts';
import { Memory } from './memory.ts';
import { api, API_PATH } from './rest/api.ts';
import { attachments } from './rest/attachments.ts';
import { GATEWAY_PATH, listen, LIVE_PATH, serve, shut } from './server.ts';
import { Client } from './user/client.ts';
import { forge } from './user/forge.ts';
import type { Forgery } from './user/forge.ts';
import { Persona } from './user/persona.ts';
import type { Shown } from './user/seen.ts';
import { GUILD_ID, TOKEN } from './world/members/cast.ts';
import { live } from './web/live.ts';
import { site } from './web/site.ts';
import type { Welcome } from './web/wire.ts';
import { World } from './world/world.ts';

const DEFAULT_PORT = 4400;

export interface SandboxOptions {
  /** By default 4400; 0 takes any free port. */
  readonly port?: number;
  /** The file that keeps the world between starts; without it nothing is kept. */
  readonly file?: string;
  /** Games that a newcomer can start on the page with one press. */
  readonly welcome?: readonly Welcome[];
  readonly clock?: Clock;
}

/** A running sandbox. */
export interface Sandbox {
  /** Where its page is. */
  readonly url: string;
  /** What discord.js takes as `rest.api`. */
  readonly api: string;
  /** What a bot logs in with. */
  readonly token: string;
  readonly guildId: string;
  readonly channels: readonly GuildChannel[];
  readonly personas: readonly Persona[];
  /** Is a bot logged in? */
  readonly connected: boolean;
  /** Injects failures. */
  readonly faults: Faults;
  /** The persona with this name. Throws when there is none. */
  persona(name: string): Persona;
  /** Adds a member to the guild. */
  addPersona(name: string): Persona;
  /** A channel's id by its name. Throws when there is no such channel. */
  channel(name: string): string;
  /** Adds a text channel and gives its id. */
  addChannel(name: string): string;
  /** Sends an interaction no honest client would send. */
  forge(persona: Persona, forgery: Forgery): Promise<Shown>;
  /** Calls the listener for every request and event until the returned function is called. */
  onExchange(listener: (exchange: Exchange) => void): () => void;
  close(): Promise<void>;
}

/** Starts a sandbox on loopback. Throws SandboxError, with a reason of one line, when it cannot. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = DEFAULT_PORT, clock = systemClock, file, welcome = [] } = options;
  const { server, url } = await listen(port);
  try {
    const memory = file === undefined ? null : new Memory(file);
    return run(recall(clock, url, memory), memory, server, url, welcome);
  } catch (error) {
    await shut(server);
    throw error;
  }
}

/** The world as it was left, or a new one. */
function recall(clock: Clock, url: string, memory: Memory | null): World {
  const saved = memory?.load(url);
  const world = new World(clock, url, saved);
  if (saved !== undefined) memory?.restore(world.files, saved);
  memory?.follow(world);
  return world;
}

function run(world: World, memory: Memory | null, server: Server, url: string, welcome: readonly Welcome[]): Sandbox {
  const exchanges = new Feed<Exchange>();
  const gateway = new Gateway(world, exchanges, `${url.replace('http', 'ws')}${GATEWAY_PATH}`);
  const faults = new Faults(world, gateway);
  const ledger = new Ledger(world.clock, world.ids);
  const seats = new Map<string, { readonly client: Client; readonly persona: Persona }>();

  const seat = (id: string) => {
    const present = seats.get(id);
    if (present !== undefined) return present;
    const client = new Client(world, ledger, faults, required(world.people.get(id), `Nobody has the id ${id}`));
    const seated = { client, persona: new Persona(client) };
    seats.set(id, seated);
    return seated;
  };

  const app = new Hono({ getPath });
  app.route(API_PATH, api({ world, ledger, gateway, exchanges }, faults));
  app.route('/attachments', attachments(world));
  app.route(
    '/',
    site(world, gateway, welcome, (id) => (isPersona(world, id) ? seat(id).persona : undefined)),
  );
  const windows = live(world);
  serve(server, app.fetch, { [GATEWAY_PATH]: gateway.server, [LIVE_PATH]: windows });

  return {
    url,
    api: `${url}/api`,
    token: TOKEN,
    guildId: GUILD_ID,
    faults,
    get channels() {
      return world.channels.all;
    },
    get personas() {
      return world.people.personas.map(({ id }) => seat(id).persona);
    },
    get connected() {
      return gateway.connected;
    },
    persona: (name) => seat(required(world.people.named(name), `There is no persona ${name}`).id).persona,
    addPersona: (name) => seat(world.people.join(name).id).persona,
    channel: (name) => required(world.channels.named(name), `There is no channel ${name}`).id,
    addChannel: (name) => world.channels.create(name).id,
    forge: (persona, forgery) => forge(seat(persona.id).client, forgery),
    onExchange: (listener) => exchanges.subscribe(listener),
    close: async () => {
      ledger.close();
      gateway.close();
      for (const window of windows.clients) window.terminate();
      await shut(server);
      await memory?.save(world);
    },
  };
}

function isPersona(world: World, id: string): boolean {
  return world.people.get(id)?.bot === false;
}

/** Clients may write the @ of `@me` and `@original` either way. */
function getPath({ url }: Request): string {
  return new URL(url).pathname.replaceAll('%40', '@');
}

function required<T>(found: T | undefined, otherwise: string): T {
  if (found === undefined) throw new Error(otherwise);
  return found;
}
