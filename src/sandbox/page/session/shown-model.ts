import type { Model } from './model.ts';

/** What the window shows now; `null` until something has been loaded. */
export class ShownModel {
  #model: Model | null = null;
  readonly #listeners = new Set<() => void>();

  get model(): Model | null {
    return this.#model;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  required(): Model {
    if (this.#model === null) throw new Error('Nothing has been loaded yet');
    return this.#model;
  }

  set(change: Partial<Model>): void {
    if (this.#model !== null) this.replace({ ...this.#model, ...change });
  }

  replace(model: Model): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}
