import type { Choice, WireChannel, WireShown, WireState } from '../web/wire.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** What the client would not let its user do, in a sentence for the user. */
export class Refused extends Error {}

/** What this page's persona can do. Every act throws Refused when a client would not allow it. */
export class Api {
  readonly #path: string;

  constructor(personId: string) {
    this.#path = `/sandbox/people/${personId}`;
  }

  channel(channelId: string): Promise<WireChannel> {
    return get(`${this.#path}/channels/${channelId}`);
  }

  command(channelId: string, typed: string, values: OptionValues): Promise<WireShown> {
    return this.#post('command', { channelId, typed, values });
  }

  autocomplete(channelId: string, typed: string, values: OptionValues, focused: string): Promise<readonly Choice[]> {
    return this.#post('autocomplete', { channelId, typed, values, focused });
  }

  press(messageId: string, customId: string): Promise<WireShown> {
    return this.#post('press', { messageId, customId });
  }

  select(messageId: string, customId: string, values: readonly string[]): Promise<WireShown> {
    return this.#post('select', { messageId, customId, values });
  }

  submit(modalId: string, values: Readonly<Record<string, string | readonly string[]>>): Promise<WireShown> {
    return this.#post('submit', { modalId, values });
  }

  dismiss(messageId: string): Promise<null> {
    return this.#post('dismiss', { messageId });
  }

  say(channelId: string, content: string): Promise<null> {
    return this.#post('say', { channelId, content });
  }

  async #post<T>(act: string, body: object): Promise<T> {
    const response = await fetch(`${this.#path}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return read<T>(response);
  }
}

export function fetchState(): Promise<WireState> {
  return get('/sandbox/state');
}

async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path));
}

/** The sandbox's own answers are taken at their word: page and sandbox come from one place. */
async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const said: unknown = await response.json().catch(() => null);
  const refused = typeof said === 'object' && said !== null && 'refused' in said ? String(said.refused) : null;
  throw new Refused(refused ?? `The sandbox answered ${response.status}.`);
}
