import { idsOf, quantiles, Share, shareLine as line, type Figures } from '#engine';
import { BACKER_TABLE } from './content/backers.ts';
import { CHARACTER_TABLE } from './content/characters.ts';
import { OBJECTIVE_TABLE } from './content/objectives.ts';
import type { Ending, State } from './state/state.ts';

/** Statistics of many finished games with the same number of players, with the figures outside their bands. */
export class SkydockFigures implements Figures {
  readonly #seats: number;
  readonly #lockdown = new Share();
  readonly #emptyHanded = new Share();
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
    this.#lockdown.note(isReason(ending, 'lockdown'));
    this.#emptyHanded.note(isReason(ending, 'empty-handed'));
    count(this.#rounds, table.round);
    this.#alerts.push(table.alert);
    for (const { id, done } of table.objectives) this.#objectives.get(id)?.note(Number(done.length > 0));
    for (const [seat, { character }] of table.pirates.entries()) {
      if (character !== null && ending.winners.length > 0) {
        this.#characters.get(character)?.note(Number(ending.winners.includes(seat)));
      }
    }
    if (!('scores' in ending)) return;
    for (const { backer, met, total } of ending.scores) {
      this.#backers.get(backer)?.note(Number(met));
      this.#scores += total;
      this.#scored++;
    }
  }

  /** One line per figure; a figure outside its band shows the band. */
  lines(): string[] {
    const fair = 100 / this.#seats;
    return [
      `${this.#games} games with ${this.#seats} players`,
      line('ended by lockdown', this.#lockdown, 10, 30),
      line('ended empty-handed', this.#emptyHanded, 0, 10),
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

function isReason(ending: Ending, reason: Ending['reason']): number {
  return Number(ending.reason === reason);
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function section(what: string, of: ReadonlyMap<string, Share>, low: number, high: number): string[] {
  return [...of].map(([id, share]) => line(`${what}: ${id}`, share, low, high));
}
