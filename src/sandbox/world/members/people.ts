import { PERSONAS } from './cast.ts';
import type { Changes } from '../changes.ts';
import { BOT, directChannelId } from './person.ts';
import type { Person } from './person.ts';
import type { Snowflakes } from '../snowflakes.ts';

/** The members of the guild: the bot and the personas, in the order they came. */
export class People {
  readonly #ids: Snowflakes;
  readonly #changes: Changes;
  readonly #byId = new Map<string, Person>();
  readonly #closed = new Set<string>();

  constructor(ids: Snowflakes, changes: Changes, joined: readonly Person[]) {
    this.#ids = ids;
    this.#changes = changes;
    const cast = PERSONAS.map((persona) => ({ ...persona, bot: false }));
    for (const person of [BOT, ...cast, ...joined]) this.#byId.set(person.id, person);
  }

  get(id: string): Person | undefined {
    return this.#byId.get(id);
  }

  named(name: string): Person | undefined {
    return this.personas.find((person) => person.name === name);
  }

  get all(): Person[] {
    return [...this.#byId.values()];
  }

  /** Those who came after the start. */
  get joined(): Person[] {
    return this.personas.filter(({ id }) => !PERSONAS.some((persona) => persona.id === id));
  }

  get personas(): Person[] {
    return this.all.filter((person) => !person.bot);
  }

  /** Who has this channel with the bot for direct messages. */
  directly(channelId: string): Person | undefined {
    return this.personas.find((person) => directChannelId(person) === channelId);
  }

  /** Whether somebody takes no direct messages from the bot. */
  isClosed({ id }: Person): boolean {
    return this.#closed.has(id);
  }

  close(id: string, closed: boolean): void {
    if (closed) this.#closed.add(id);
    else this.#closed.delete(id);
  }

  join(name: string): Person {
    const person = { id: this.#ids.next(), name, bot: false };
    this.#byId.set(person.id, person);
    this.#changes.emit({ type: 'person-joined' });
    return person;
  }
}
