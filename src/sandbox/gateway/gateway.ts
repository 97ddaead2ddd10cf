import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import type { Exchange } from '../exchanges.ts';
import type { Feed } from '../feed.ts';
import { isRecord } from '../guards.ts';
import { GUILD_ID, TOKEN } from '../world/members/cast.ts';
import type { World } from '../world/world.ts';
import { asksPrivileged, intentFor } from './intents.ts';
import { eventFor, guildCreate, ready } from './payloads.ts';
import type { Event } from './payloads.ts';
import { Session } from './session.ts';

const HEARTBEAT = 41_250;

/** The most disconnected sessions that can be resumed; older ones are forgotten. */
const MOST_DETACHED = 4;

/** Why a client's connection ends. */
class Refusal extends Error {
  readonly code: keyof typeof GatewayCloseCodes;

  constructor(code: keyof typeof GatewayCloseCodes, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** The gateway: clients identify, send heartbeats, receive events and resume broken connections. */
export class Gateway {
  /** Where clients connect. */
  readonly url: string;
  readonly server = new WebSocketServer({ noServer: true });
  readonly #world: World;
  readonly #exchanges: Feed<Exchange>;
  readonly #sessions = new Map<string, Session>();

  constructor(world: World, exchanges: Feed<Exchange>, url: string) {
    this.url = url;
    this.#world = world;
    this.#exchanges = exchanges;
    this.server.on('connection', (socket) => this.#greet(socket));
    world.changes.subscribe((change) => {
      const event = eventFor(world, change);
      if (event !== null) this.dispatch(event);
    });
  }

  /** Is any client connected? */
  get connected(): boolean {
    return this.#attached().length > 0;
  }

  /** Sends an event to every client with the intent for it. */
  dispatch(event: Event): void {
    const intent = intentFor(event.name);
    const listening = [...this.#sessions.values()].filter(
      (session) => (intent === 0 || (session.intents & intent) !== 0) && holdsGuild(session),
    );
    for (const session of listening) session.dispatch(event.name, event.data);
    if (listening.length > 0) this.#exchanges.emit({ kind: 'dispatch', event: event.name, data: event.data });
  }

  /** Drops every connection. Clients can resume only if their sessions are kept. */
  drop({ resumable } = { resumable: true }): void {
    const broken = this.#attached();
    if (!resumable) this.#forget();
    for (const session of broken) session.socket?.close(GatewayCloseCodes.UnknownError, 'Unknown error');
  }

  /** Ends every connection permanently, as Discord does when the token of a bot is reset. */
  end(): void {
    const ended = this.#attached();
    this.#forget();
    for (const session of ended)
      session.socket?.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
  }

  /** Asks every client to reconnect and resume, as Discord does before it restarts a server. */
  askToReconnect(): void {
    for (const session of this.#attached()) send(session.socket, GatewayOpcodes.Reconnect, null);
  }

  /** Tells every client that its session is over, and whether it may try to resume. */
  invalidate({ resumable } = { resumable: false }): void {
    const told = this.#attached();
    if (!resumable) this.#forget();
    for (const session of told) send(session.socket, GatewayOpcodes.InvalidSession, resumable);
  }

  close(): void {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }

  #forget(): void {
    this.#sessions.clear();
    this.#world.changes.emit({ type: 'bot-came-or-went' });
  }

  #attached(): Session[] {
    return [...this.#sessions.values()].filter((session) => session.socket !== null);
  }

  #greet(socket: WebSocket): void {
    send(socket, GatewayOpcodes.Hello, { heartbeat_interval: HEARTBEAT });
    socket.on('message', (data) => {
      try {
        this.#receive(socket, data);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        socket.close(GatewayCloseCodes[error.code], error.message);
      }
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#detach(socket));
  }

  #receive(socket: WebSocket, raw: RawData): void {
    const payload = parse(raw);
    if (payload === null) throw new Refusal('DecodeError', 'Error while decoding payload.');
    switch (payload.op) {
      case GatewayOpcodes.Heartbeat:
        send(socket, GatewayOpcodes.HeartbeatAck, null);
        break;
      case GatewayOpcodes.Identify:
        this.#identify(socket, payload.d);
        break;
      case GatewayOpcodes.Resume:
        this.#resume(socket, payload.d);
        break;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        break;
      default:
        throw new Refusal('UnknownOpcode', 'Unknown opcode.');
    }
  }

  #identify(socket: WebSocket, data: unknown): void {
    if (!isRecord(data)) throw new Refusal('DecodeError', 'Error while decoding payload.');
    const { token, intents, shard } = data;
    if (token !== TOKEN) throw new Refusal('AuthenticationFailed', 'Authentication failed.');
    if (typeof intents !== 'number') throw new Refusal('InvalidIntents', 'Invalid intent(s).');
    if (asksPrivileged(intents)) throw new Refusal('DisallowedIntents', 'Disallowed intent(s).');
    if (this.#sessionOf(socket)) throw new Refusal('AlreadyAuthenticated', 'Already authenticated.');
    const session = new Session(randomBytes(16).toString('hex'), intents, shardOf(shard), socket);
    this.#sessions.set(session.id, session);
    const greeting = [ready(session, this.url), ...(holdsGuild(session) ? [guildCreate(this.#world)] : [])];
    for (const event of greeting) {
      this.#exchanges.emit({ kind: 'dispatch', event: event.name, data: event.data });
      session.dispatch(event.name, event.data);
    }
    this.#world.changes.emit({ type: 'bot-came-or-went' });
  }

  #resume(socket: WebSocket, data: unknown): void {
    if (!isRecord(data) || data.token !== TOKEN) throw new Refusal('AuthenticationFailed', 'Authentication failed.');
    const session = this.#sessions.get(String(data.session_id));
    if (session?.resume(socket, Number(data.seq)) !== true) {
      send(socket, GatewayOpcodes.InvalidSession, false);
      return;
    }
    session.dispatch('RESUMED', {});
    this.#world.changes.emit({ type: 'bot-came-or-went' });
  }

  #sessionOf(socket: WebSocket): Session | undefined {
    return this.#attached().find((session) => session.socket === socket);
  }

  #detach(socket: WebSocket): void {
    const session = this.#sessionOf(socket);
    if (session === undefined) return;
    session.detach();
    this.#world.changes.emit({ type: 'bot-came-or-went' });
    const detached = [...this.#sessions.values()].filter((session) => session.socket === null);
    for (const { id } of detached.slice(0, -MOST_DETACHED)) this.#sessions.delete(id);
  }
}

function send(socket: WebSocket | null, op: GatewayOpcodes, data: unknown): void {
  socket?.send(JSON.stringify({ op, d: data, s: null, t: null }));
}

function parse(raw: RawData): Record<string, unknown> | null {
  try {
    const payload: unknown = Buffer.isBuffer(raw) ? JSON.parse(raw.toString()) : null;
    return isRecord(payload) ? payload : null;
  } catch {
    return null;
  }
}

function shardOf(value: unknown): { id: number; count: number } {
  const [id, count] = Array.isArray(value) ? value.map(Number) : [];
  return { id: id ?? 0, count: count ?? 1 };
}

/** Discord's rule for which shard receives events of a guild. */
function holdsGuild({ shard }: Session): boolean {
  return Number((BigInt(GUILD_ID) >> 22n) % BigInt(shard.count)) === shard.id;
}
