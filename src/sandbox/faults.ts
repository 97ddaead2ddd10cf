import {
  missingAccess,
  rateLimited,
  serverError,
  tooManyOldEdits,
  unknownChannel,
  unknownMember,
  unknownMessage,
} from './errors.ts';
import type { ApiError } from './errors.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Event } from './gateway/payloads.ts';
import { BOT } from './world/members/person.ts';
import type { PermissionName } from './world/members/permissions.ts';
import type { World } from './world/world.ts';

/** Which requests a fault affects; a missing field matches all. */
export interface Target {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Discord's documentation writes it, such as `/channels/{channel_id}/messages`. */
  readonly route?: string;
  /** How many requests it affects; by default 1. */
  readonly times?: number;
}

/** `fail` answers with an error and does nothing; `hang` waits, then continues; `lose` executes the request and drops the connection. */
export type Effect =
  | { readonly kind: 'fail'; readonly error: ApiError }
  | { readonly kind: 'hang'; readonly released: Promise<unknown> }
  | { readonly kind: 'lose' };

interface Planned {
  readonly target: Target;
  readonly effect: Effect;
  left: number;
}

/** Failures on Discord's side, on demand. */
export class Faults {
  readonly #world: World;
  /** Breaks and ends the connections of clients. */
  readonly gateway: Gateway;
  readonly #planned: Planned[] = [];
  #doubled = 0;

  constructor(world: World, gateway: Gateway) {
    this.#world = world;
    this.gateway = gateway;
  }

  /** Answers 429; the client may retry after `retryAfter` seconds. */
  rateLimit(target: Target, retryAfter = 0.05): void {
    this.#plan(target, { kind: 'fail', error: rateLimited(retryAfter) });
  }

  /** Answers 500. */
  serverError(target: Target): void {
    this.#plan(target, { kind: 'fail', error: serverError() });
  }

  /** Answers 403 Missing Access. */
  forbid(target: Target): void {
    this.#plan(target, { kind: 'fail', error: missingAccess() });
  }

  /** Answers 404 Unknown Member, as for a person who has left. */
  forgetMember(target: Target): void {
    this.#plan(target, { kind: 'fail', error: unknownMember() });
  }

  /** A person takes no direct messages any more (50007), or takes them again. */
  closeDirectMessages(personId: string, closed = true): void {
    this.#world.people.close(personId, closed);
  }

  /** Answers 30046, which Discord sends as a rate limit. */
  refuseOldEdits(target: Target, retryAfter = 0.05): void {
    this.#plan(target, { kind: 'fail', error: tooManyOldEdits(retryAfter) });
  }

  /** Holds requests until the returned function is called, then serves them. */
  hang(target: Target): () => void {
    const { promise: released, resolve } = Promise.withResolvers<undefined>();
    this.#plan(target, { kind: 'hang', released });
    return () => resolve(undefined);
  }

  /** Executes the request, but drops the connection instead of answering. */
  loseAnswer(target: Target): void {
    this.#plan(target, { kind: 'lose' });
  }

  /** Delivers the next interactions twice, with the same id and token. */
  deliverTwice(times = 1): void {
    this.#doubled += times;
  }

  /** A moderator deletes a message. */
  deleteMessage(messageId: string): void {
    const record = this.#world.messages.get(messageId);
    if (record === undefined) throw unknownMessage();
    this.#world.deleteMessage(record);
  }

  /** A moderator deletes a channel and all that was said in it. */
  deleteChannel(channelId: string): void {
    const channel = this.#world.channels.get(channelId);
    if (channel === undefined) throw unknownChannel();
    this.#world.deleteChannel(channel);
  }

  /** Takes a permission from the bot in one channel. */
  revoke(channelId: string, permission: PermissionName): void {
    this.#world.channels.overwrite(channelId, BOT, permission, false);
  }

  /** Gives the bot back what `revoke` took. */
  restore(channelId: string, permission: PermissionName): void {
    this.#world.channels.overwrite(channelId, BOT, permission, true);
  }

  /** Cancels all pending faults. */
  clear(): void {
    this.#planned.length = 0;
    this.#doubled = 0;
  }

  /** The fault for this request, if any; counts as used. */
  take(method: string, route: string): Effect | null {
    const planned = this.#planned.find(
      ({ target, left }) => left > 0 && (target.method ?? method) === method && (target.route ?? route) === route,
    );
    if (planned === undefined) return null;
    planned.left -= 1;
    return planned.effect;
  }

  /** Sends an interaction, twice when a fault says so. */
  deliver(event: Event): void {
    this.gateway.dispatch(event);
    if (this.#doubled === 0) return;
    this.#doubled -= 1;
    this.gateway.dispatch(event);
  }

  #plan(target: Target, effect: Effect): void {
    this.#planned.push({ target, effect, left: target.times ?? 1 });
  }
}
