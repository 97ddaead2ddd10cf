import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** Events kept for resuming; a client that missed more has to identify again. */
const REMEMBERED = 1_000;

export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** One logged-in client and its newest events, which are sent again after a broken connection. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  #socket: WebSocket | null;
  #sequence = 0;
  /** The newest events; the last one has the number `#sequence`. */
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

  /** Sends an event, or keeps it until the client returns. */
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

  /** Resumes on a new connection after the last event the client saw. Returns false when that event is too old. */
  resume(socket: WebSocket, lastSeen: number): boolean {
    const missed = this.#sequence - lastSeen;
    if (!(missed >= 0 && missed <= this.#told.length)) return false;
    this.#socket = socket;
    for (const text of missed === 0 ? [] : this.#told.slice(-missed)) socket.send(text);
    return true;
  }
}
