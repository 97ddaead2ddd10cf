import { ordersOf, seats, taking, type AnyGame, type Seat } from '#engine';
import { difference, inWords } from '../difference.ts';
import type { Moment } from '../moment.ts';
import type { Subject } from '../subject.ts';
import { Violation } from '../violation.ts';

/** From this many games on, every order has to have answered once with each of its values. */
const LONG_RUN = 24;

/**
 * Proves that standing orders answer what their seat may answer, alike in all states the seat cannot tell apart; that
 * others cannot tell from a pause, or from an answer to a kind of decision that is not private, what they may not know;
 * and that each order answers with each of its values, in a game with sides for each side that can set it.
 */
export class Orders {
  readonly #met = new Set<string>();

  note({ game, open, twins, views }: Moment): void {
    for (const decision of open) {
      const { id, seat } = decision;
      const asked = choices(game, seat).filter(({ order }) => order.kinds.includes(decision.kind));
      if (asked.length === 0) continue;
      const answers = asked.map(({ order, value }) => order.answer(views.get(seat), decision, value));
      for (const [at, actions] of answers.entries()) {
        if (!actions) continue;
        this.#met.add(asked[at]?.name ?? '');
        const taken = taking(open, { seat, decision: id, actions });
        if (typeof taken === 'string') broken(`The answer of ${asked[at]?.name ?? ''} to ${id} is refused (${taken})`);
      }
      for (const twin of twins) {
        const other = twin.open.find((each) => each.id === id && each.seat === seat);
        if (!other) continue;
        const view = twin.viewer === seat ? twin.view : game.view(twin.state, seat);
        // What a seat does by its secrets reveals to others what the rules say, no matter who answers.
        const isOpen = twin.viewer === seat || !Object.hasOwn(game.privateOptions, decision.kind);
        for (const [at, { order, value, name }] of asked.entries()) {
          const [here, there] = [answers[at] ?? null, order.answer(view, other, value)];
          if ((here === null) !== (there === null))
            broken(`Whether ${name} answers ${id} depends on something hidden from ${String(twin.viewer)}`);
          const told = isOpen ? difference(here, there) : null;
          if (told)
            broken(
              `What ${name} answers to ${id} depends on something hidden from ${String(twin.viewer)}: ${inWords(told)}`,
            );
        }
      }
    }
  }

  judge({ game }: Subject, games: number): void {
    if (games < LONG_RUN) return;
    const silent = sidesOf(game).flatMap((seat) =>
      choices(game, seat).flatMap(({ name }) => (this.#met.has(name) ? [] : [name])),
    );
    if (silent.length > 0) broken(`No game was answered by ${silent.join(', ')}`);
  }
}

/** Every order of a seat with each value that answers; named with its side where seats are not alike. */
function choices(game: AnyGame, seat: Seat) {
  const of = game.sides === null ? '' : ` of ${game.sides[seat] ?? String(seat)}`;
  return ordersOf(game, seat).flatMap((order) =>
    order.values.slice(1).map((value) => ({ order, value, name: `${order.key}=${value}${of}` })),
  );
}

/** A seat of each side; any one where all are alike. */
function sidesOf({ sides }: AnyGame): readonly Seat[] {
  return sides === null ? [0] : seats(sides.length);
}

function broken(what: string): never {
  throw new Violation('orders', `${what}.`);
}
