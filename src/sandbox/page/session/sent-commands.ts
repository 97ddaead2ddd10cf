import type { Shown } from '../../user/seen.ts';
import { valuesOf } from '../command-line.ts';
import type { Typed } from '../command-line.ts';
import type { Place } from './address.ts';
import { act, reasonOf } from './api.ts';
import type { ShownModel } from './shown-model.ts';

/** The commands that are on their way or have failed; the channel shows them. */
export class SentCommands {
  readonly #shown: ShownModel;
  #keys = 0;

  constructor(shown: ShownModel) {
    this.#shown = shown;
  }

  /** Types a command at a place. Gives what it is answered, or null for a failure. */
  async type(typed: Typed, { personId, channelId }: Place): Promise<Shown | null> {
    const key = this.note(typed.command.typed);
    const read = valuesOf(typed, this.#shown.required().names);
    if ('problem' in read) {
      this.fail(key, read.problem);
      return null;
    }
    try {
      const shown = await act(personId, 'command', { channelId, typed: typed.command.typed, values: read.values });
      if (shown.kind !== 'failed') {
        this.forget(key);
        return shown;
      }
      this.fail(key, shown.reason);
    } catch (error) {
      this.fail(key, reasonOf(error));
    }
    return null;
  }

  /** Shows that a command is on its way; gives the key of that line. */
  note(typed: string): number {
    this.#keys += 1;
    const sent = { key: this.#keys, typed, at: new Date().toISOString(), failed: null };
    this.#shown.set({ sent: [...this.#shown.required().sent, sent], newAfter: null, target: { kind: 'end' } });
    return this.#keys;
  }

  fail(key: number, reason: string): void {
    const sent = this.#shown.required().sent.map((each) => (each.key === key ? { ...each, failed: reason } : each));
    this.#shown.set({ sent, spoken: reason });
  }

  forget(key: number): void {
    this.#shown.set({ sent: this.#shown.required().sent.filter((each) => each.key !== key) });
  }
}
