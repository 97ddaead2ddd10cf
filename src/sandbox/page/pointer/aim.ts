/** What the last click met. */
export class Aim {
  #last = '';

  /**
   * Whether a click is meant for what it meets; `clicks` is which click of a double click it is, 0 by a key. The second is
   * for what the first met: what has taken its place by then nobody has read.
   */
  isFor(what: string, clicks: number): boolean {
    const aimedAt = clicks > 1 ? this.#last : what;
    this.#last = what;
    return aimedAt === what;
  }
}
