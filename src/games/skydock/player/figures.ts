import type { Ending, State } from '../state.ts';
import { BACKER_TABLE } from '../content/backers.ts';
import { CHARACTER_TABLE } from '../content/characters.ts';
import { idsOf } from '../content/ids.ts';
import { OBJECTIVE_TABLE } from '../content/objectives.ts';

/** How often something was met, out of how often it could have been. */
class Share {
  met = 0;
  of = 0;

  note(met: boolean): void {
    this.of++;
    if (met) this.met++;
  }

  get percent(): number {
    return this.of === 0 ? 0 : (100 * this.met) / this.of;
  }
}

/** What many finished games with the same number of players add up to, and which figures are out of their bands. */
export class SkydockFigures {
  readonly #seats: number;
  readonly #endings = new Map<Ending['reason'], number>();
  readonly #rounds = new Map<number, number>();
  readonly #characters = shares(idsOf(CHARACTER_TABLE));
  readonly #backers = shares(idsOf(BACKER_TABLE));
  readonly #objectives = shares(idsOf(OBJECTIVE_TABLE));
  #games = 0;
  readonly #alerts: number[] = [];
  #scores = 0;
  #scored = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  note({ table }: State): void {
    const { ending } = table;
    if (!ending) throw new Error('The game is not over.');
    this.#games++;
    count(this.#endings, ending.reason);
    count(this.#rounds, table.round);
    this.#alerts.push(table.alert);
    for (const { id, done } of table.objectives) this.#objectives.get(id)?.note(done.length > 0);
    for (const [seat, { character }] of table.pirates.entries()) {
      if (character !== null && ending.winners.length > 0) {
        this.#characters.get(character)?.note(ending.winners.includes(seat));
      }
    }
    if (!('scores' in ending)) return;
    for (const { backer, met, total } of ending.scores) {
      this.#backers.get(backer)?.note(met);
      this.#scores += total;
      this.#scored++;
    }
  }

  /** One line a figure; those out of band end with their band. */
  lines(): string[] {
    const lockdown = (100 * (this.#endings.get('lockdown') ?? 0)) / this.#games;
    const fair = 100 / this.#seats;
    return [
      `${this.#games} games with ${this.#seats} players`,
      line('ended by lockdown', lockdown, 10, 30),
      line('ended empty-handed', (100 * (this.#endings.get('empty-handed') ?? 0)) / this.#games, 0, 10),
      `  rounds: ${[...this.#rounds]
        .sort(([a], [b]) => a - b)
        .map(([round, games]) => `${round} × ${games}`)
        .join(', ')}`,
      `  alert at the end: ${quantiles(this.#alerts)}`,
      `  mean score ${(this.#scores / Math.max(1, this.#scored)).toFixed(1)}`,
      ...section('won by', this.#characters, fair - 8, fair + 8),
      ...section('backer met', this.#backers, 15, 70),
      ...section('objective completed', this.#objectives, 15, 100),
    ];
  }
}

function shares(ids: readonly string[]): ReadonlyMap<string, Share> {
  return new Map(ids.map((id) => [id, new Share()]));
}

/** Least, quartiles and most. */
function quantiles(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [0, 0.25, 0.5, 0.75, 1].map((q) => sorted[Math.round(q * (sorted.length - 1))]).join(' ');
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function section(what: string, of: ReadonlyMap<string, Share>, low: number, high: number): string[] {
  return [...of].map(([id, share]) => line(`${what}: ${id} (of ${share.of})`, share.percent, low, high));
}

function line(what: string, percent: number, low: number, high: number): string {
  const band = percent < low || percent > high ? `   OUT OF ${low.toFixed(0)}–${high.toFixed(0)} %` : '';
  return `  ${what.padEnd(52)}${percent.toFixed(1).padStart(6)} %${band}`;
}
