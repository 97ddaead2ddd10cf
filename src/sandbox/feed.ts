/** Emits what happens to everybody who has subscribed. */
export class Feed<T> {
  readonly #listeners = new Set<(news: T) => void>();

  /** Calls the listener for everything emitted until the returned function is called. */
  subscribe(listener: (news: T) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(news: T): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
