/** A share of observations, with its confidence interval. */
export class Share {
  met = 0;
  of = 0;

  note(part: number): void {
    this.of++;
    this.met += part;
  }

  get percent(): number {
    return this.of === 0 ? 0 : (100 * this.met) / this.of;
  }

  /** The 95 % confidence interval in percent (Wilson's score interval). */
  get range(): readonly [low: number, high: number] {
    if (this.of === 0) return [0, 100];
    const share = this.met / this.of;
    const z = 1.96;
    const room = (z * z) / this.of;
    const middle = (share + room / 2) / (1 + room);
    const half = (z * Math.sqrt((share * (1 - share)) / this.of + room / (4 * this.of))) / (1 + room);
    return [100 * (middle - half), 100 * (middle + half)];
  }

  /** "68.0 % (58.3 to 76.3, 100 games)" */
  get inWords(): string {
    const [low, high] = this.range;
    return `${this.percent.toFixed(1)}% (${low.toFixed(1)} to ${high.toFixed(1)}, ${String(this.of)} games)`;
  }
}
