import PQueue from 'p-queue';

/** Work under the same key happens one after the other, in order; work under different keys side by side. */
export class KeyedQueue {
  readonly #queues = new Map<string, PQueue>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? this.#open(key);
    return queue.add(work);
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.onIdle()));
  }

  #open(key: string): PQueue {
    const queue = new PQueue({ concurrency: 1 });
    queue.on('idle', () => this.#queues.delete(key));
    this.#queues.set(key, queue);
    return queue;
  }
}
