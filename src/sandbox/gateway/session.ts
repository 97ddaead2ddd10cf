import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** Enough for a client that was away for a moment; one that missed more has to identify again. */
const REMEMBERED = 1_000;

export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** One logged-in client: what it was told, in order, so that it can be told again after a broken connection. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  #socket: WebSocket | null;
  #sequence = 0;
  /** The newest events, the last of which has the number `#sequence`. */
  #told: string[] = [];

  constructor(id: string, intents: number, shard: Shard, socket: WebSocket) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
    this.#socket = socket;
  }

  get socket(): WebSocket | null {
    return this.#socket;
  }

  /** Tells an event, or keeps it for the client's return. */
  dispatch(event: string, data: unknown): void {
    this.#sequence += 1;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: event, s: this.#sequence, d: data });
    this.#told.push(text);
    if (this.#told.length > 2 * REMEMBERED) this.#told = this.#told.slice(-REMEMBERED);
    this.#socket?.send(text);
  }

  detach(): void {
    this.#socket = null;
  }

  /** Goes on with a new connection after the event the client saw last. Says whether it still can. */
  resume(socket: WebSocket, lastSeen: number): boolean {
    const missed = this.#sequence - lastSeen;
    if (!(missed >= 0 && missed <= this.#told.length)) return false;
    this.#socket = socket;
    for (const text of missed === 0 ? [] : this.#told.slice(-missed)) socket.send(text);
    return true;
  }
}
