import { difference, inWords } from '../difference.ts';
import type { Moment } from '../moment.ts';
import type { Subject } from '../subject.ts';
import { Violation } from '../violation.ts';

/** From this many games on, every kind listed as private has to have been private once. */
const LONG_RUN = 24;

/** Proves that secrets change no options but those of the kinds a game lists, and that each listed kind needs its entry. */
export class Offers {
  readonly #private = new Set<string>();

  /** Every other viewer's twin offers a seat the same: what the seat answers then tells nothing by having been possible. */
  note({ game, open, twins }: Moment): void {
    for (const { viewer, open: others } of twins) {
      for (const [i, { id, seat, kind, options, onTimeout, suggested }] of open.entries()) {
        if (seat === viewer || this.#private.has(kind)) continue;
        const other = others[i];
        const differing = difference(
          { options, onTimeout, suggested },
          { options: other?.options, onTimeout: other?.onTimeout, suggested: other?.suggested },
        );
        if (!differing) continue;
        if (!Object.hasOwn(game.privateOptions, kind)) {
          broken(`What ${id} offers seat ${String(seat)} tells ${String(viewer)} its secrets: ${inWords(differing)}`);
        }
        this.#private.add(kind);
      }
    }
  }

  judge({ game }: Subject, games: number): void {
    if (games < LONG_RUN) return;
    const needless = Object.keys(game.privateOptions).filter((kind) => !this.#private.has(kind));
    if (needless.length > 0) broken(`No secret changes the options of ${needless.join(', ')}, listed as private`);
  }
}

function broken(what: string): never {
  throw new Violation('offers', `${what}.`);
}
