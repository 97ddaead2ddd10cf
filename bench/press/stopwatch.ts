import type { Sandbox } from '../../src/sandbox/index.ts';

/** Measures single interactions at a sandbox, in ms. */
export class Stopwatch {
  readonly #sandbox: Sandbox;
  #times: number[] = [];

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  get times(): readonly number[] {
    return this.#times;
  }

  /** Discards all measurements. */
  reset(): void {
    this.#times = [];
  }

  /** Does what sends one interaction, and notes how long its callback took to come back to the peer. */
  async take<T>(send: () => Promise<T>): Promise<T> {
    let dispatched: number | undefined;
    let answered: number | undefined;
    const stop = this.#sandbox.onExchange((exchange) => {
      if (exchange.kind === 'dispatch' && exchange.event === 'INTERACTION_CREATE') dispatched = performance.now();
      if (exchange.kind === 'rest' && exchange.path.endsWith('/callback')) answered = performance.now();
    });
    const shown = await send();
    stop();
    if (dispatched === undefined || answered === undefined) throw new Error('An interaction was not answered.');
    this.#times.push(answered - dispatched);
    return shown;
  }
}
