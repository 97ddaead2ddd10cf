/** Something that happens at a moment: somebody comes to a table. */
export interface Visit {
  readonly at: number;
  readonly table: string;
  readonly player: string;
}

/** Who comes when, the next first. */
export class Visits {
  readonly #heap: Visit[] = [];
  readonly #known = new Set<string>();

  get next(): number {
    return this.#heap[0]?.at ?? Infinity;
  }

  plan(visit: Visit): void {
    const key = `${visit.table} ${visit.player}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const heap = this.#heap;
    let at = heap.push(visit) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((heap[above]?.at ?? 0) <= visit.at) break;
      swap(heap, at, above);
      at = above;
    }
  }

  isPlanned(table: string, player: string): boolean {
    return this.#known.has(`${table} ${player}`);
  }

  take(): Visit {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last) throw new Error('Nobody comes.');
    if (heap.length > 0) {
      heap[0] = last;
      for (let at = 0; ;) {
        const below = [2 * at + 1, 2 * at + 2].filter((each) => each < heap.length);
        const [least] = below.sort((a, b) => (heap[a]?.at ?? 0) - (heap[b]?.at ?? 0));
        if (least === undefined || (heap[least]?.at ?? 0) >= last.at) break;
        swap(heap, at, least);
        at = least;
      }
    }
    this.#known.delete(`${first.table} ${first.player}`);
    return first;
  }
}

function swap(heap: Visit[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]];
  if (a && b) [heap[one], heap[other]] = [b, a];
}
