import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type { Shown } from '../../user/seen.ts';
import type { WireChannel, WireName, WireState } from '../../web/wire.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;
export type ModalValues = Readonly<Record<string, string | readonly string[]>>;

/** What the client would not let its user do, in a sentence for the user. */
class Refused extends Error {}

/** What one persona can do. Every act throws Refused when a client would not allow it, and another error when nobody hears. */
export class Api {
  readonly #path: string;

  constructor(personId: string) {
    this.#path = `/sandbox/people/${personId}`;
  }

  /** The newest messages of a channel, and its commands. */
  channel(channelId: string, count: number): Promise<WireChannel> {
    return get(`${this.#path}/channels/${channelId}?count=${count}`);
  }

  command(channelId: string, typed: string, values: OptionValues): Promise<Shown> {
    return this.#act('command', { channelId, typed, values });
  }

  autocomplete(
    channelId: string,
    typed: string,
    values: OptionValues,
    focused: string,
  ): Promise<readonly APIApplicationCommandOptionChoice[]> {
    return this.#act('autocomplete', { channelId, typed, values, focused });
  }

  press(messageId: string, customId: string): Promise<Shown> {
    return this.#act('press', { messageId, customId });
  }

  select(messageId: string, customId: string, values: readonly string[]): Promise<Shown> {
    return this.#act('select', { messageId, customId, values });
  }

  submit(modalId: string, values: ModalValues): Promise<Shown> {
    return this.#act('submit', { modalId, values });
  }

  dismiss(messageId: string): Promise<null> {
    return this.#act('dismiss', { messageId });
  }

  read(messageId: string): Promise<null> {
    return this.#act('read', { messageId });
  }

  say(channelId: string, content: string): Promise<null> {
    return this.#act('say', { channelId, content });
  }

  #act<T>(act: string, body: object): Promise<T> {
    return post(`${this.#path}/${act}`, body);
  }
}

export function fetchState(): Promise<WireState> {
  return get('/sandbox/state');
}

export function addChannel(name: string): Promise<WireName> {
  return post('/sandbox/channels', { name });
}

export function addPerson(name: string): Promise<WireName> {
  return post('/sandbox/people', { name });
}

/** Why something was not done, in a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : 'The sandbox can’t be reached, so nothing was sent.';
}

async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path));
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return read<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** The sandbox's own answers are taken at their word: page and sandbox come from one place. */
async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const said: unknown = await response.json().catch(() => null);
  const refused = typeof said === 'object' && said !== null && 'refused' in said ? String(said.refused) : null;
  throw new Refused(refused ?? `The sandbox answered with error ${response.status}.`);
}
