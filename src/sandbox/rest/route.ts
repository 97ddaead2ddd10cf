import type { Exchange } from '../exchanges.ts';
import type { Feed } from '../feed.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Ledger } from '../interactions/ledger.ts';
import type { Upload } from '../world/files.ts';
import type { World } from '../world/world.ts';

/** What every part of the sandbox works on. */
export interface Scene {
  readonly world: World;
  readonly ledger: Ledger;
  readonly gateway: Gateway;
  readonly exchanges: Feed<Exchange>;
}

/** One request as a route sees it. */
export interface Call extends Scene {
  /** A part of the path, by its name in the route. */
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** What a route answers; 204 has no body. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Discord's documentation writes it. */
  readonly path: string;
  /** Interactions and webhooks prove themselves by the token in their path; everything else by the bot's. */
  readonly open?: true;
  readonly answer: (call: Call) => Answer;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent: Answer = { status: 204 };
