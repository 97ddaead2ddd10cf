import type { APIApplicationCommand } from 'discord-api-types/v10';
import { APPLICATION_ID } from './members/cast.ts';
import type { Changes } from './changes.ts';
import type { Snowflakes } from './snowflakes.ts';

/** A command as registered, without what Discord adds itself. */
export type CommandDraft = Omit<APIApplicationCommand, 'id' | 'application_id' | 'guild_id' | 'version'>;

/** Commands are registered globally (`null`) or for one guild. */
export type Scope = string | null;

/** The registered commands, by scope. */
export class Commands {
  readonly #ids: Snowflakes;
  readonly #changes: Changes;
  readonly #byScope = new Map<Scope, readonly APIApplicationCommand[]>();

  constructor(ids: Snowflakes, changes: Changes, saved: readonly APIApplicationCommand[]) {
    this.#ids = ids;
    this.#changes = changes;
    for (const command of saved) {
      const scope = command.guild_id ?? null;
      this.#byScope.set(scope, [...this.in(scope), command]);
    }
  }

  get all(): APIApplicationCommand[] {
    return [...this.#byScope.values()].flat();
  }

  in(scope: Scope): readonly APIApplicationCommand[] {
    return this.#byScope.get(scope) ?? [];
  }

  get(scope: Scope, id: string): APIApplicationCommand | undefined {
    return this.in(scope).find((command) => command.id === id);
  }

  /** Replaces every command of a scope; one that keeps its name and type keeps its id. */
  replaceAll(scope: Scope, drafts: readonly CommandDraft[]): readonly APIApplicationCommand[] {
    const registered = drafts.map((draft) => this.#register(scope, draft, this.#like(scope, draft)));
    this.#byScope.set(scope, registered);
    this.#changes.emit({ type: 'commands-changed' });
    return registered;
  }

  /** Adds a command or overwrites the one with the same name and type; `created` says which. */
  put(scope: Scope, draft: CommandDraft): { command: APIApplicationCommand; created: boolean } {
    const present = this.#like(scope, draft);
    return { command: this.update(scope, present, draft), created: present === undefined };
  }

  /** Puts a command in the place of the present one, or after all others. */
  update(scope: Scope, present: APIApplicationCommand | undefined, draft: CommandDraft): APIApplicationCommand {
    const command = this.#register(scope, draft, present);
    const others = this.in(scope);
    const replaced = others.map((other) => (other === present ? command : other));
    this.#byScope.set(scope, present === undefined ? [...others, command] : replaced);
    this.#changes.emit({ type: 'commands-changed' });
    return command;
  }

  remove(scope: Scope, command: APIApplicationCommand): void {
    this.#byScope.set(
      scope,
      this.in(scope).filter((other) => other !== command),
    );
    this.#changes.emit({ type: 'commands-changed' });
  }

  #like(scope: Scope, draft: CommandDraft): APIApplicationCommand | undefined {
    return this.in(scope).find((command) => command.name === draft.name && command.type === draft.type);
  }

  #register(scope: Scope, draft: CommandDraft, present: APIApplicationCommand | undefined): APIApplicationCommand {
    return {
      ...draft,
      id: present?.id ?? this.#ids.next(),
      application_id: APPLICATION_ID,
      version: this.#ids.next(),
      ...(scope === null ? {} : { guild_id: scope }),
    };
  }
}
