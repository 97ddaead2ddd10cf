import { at, draw, freeRng, seats, withAt, type Answer, type Decision } from '#engine';
import { dystopianSky } from '../../../src/games/dystopian-sky/game.ts';
import type { Kept } from '../../../src/games/dystopian-sky/roster/kept.ts';
import type { Member } from '../../../src/games/dystopian-sky/roster/roster.ts';
import type { Action } from '../../../src/games/dystopian-sky/state/actions.ts';
import type { Happening } from '../../../src/games/dystopian-sky/state/events.ts';
import type { State } from '../../../src/games/dystopian-sky/state/state.ts';

type Brought = readonly (Kept | null)[];

/** A match at its beginning, while the crews are mustered. */
export function mustering(brought: Brought, options: Record<string, string> = {}, seed = 'muster'): Mustering {
  return new Mustering(brought, options, seed);
}

class Mustering {
  state: State;
  events: readonly Happening[] = [];
  readonly #rng;

  constructor(brought: Brought, options: Record<string, string>, seed: string) {
    const read = dystopianSky.readOptions(options);
    if (!read) throw new Error('These are no options.');
    this.#rng = freeRng(seed);
    this.state = dystopianSky.setup(brought.length, read, this.#rng, brought);
  }

  asked(seat: number): Decision<Action> {
    const decision = dystopianSky.decisions(this.state).find((open) => open.seat === seat);
    if (!decision) throw new Error(`Seat ${String(seat)} is not asked.`);
    return decision;
  }

  answer(seat: number, action: Action): this {
    const decision = this.asked(seat);
    const taken: Answer<Action> = { seat, decision: decision.id, actions: [action] };
    const step = dystopianSky.apply(this.state, taken, this.#rng);
    this.state = step.state;
    this.events = step.events.map(({ event: { names: _, ...event } }) => event);
    return this;
  }

  /** Every seat that has no crew takes a ready-made one, and all are ready. */
  everybodyReady(): this {
    for (const seat of seats(this.state.table.crews.length)) {
      const isAsked = dystopianSky.decisions(this.state).some((open) => open.seat === seat && open.kind === 'muster');
      if (!isAsked) continue;
      if (this.asked(seat).options.some((option) => option.do === 'crew'))
        this.answer(seat, { do: 'crew', crew: seat });
      this.answer(seat, { do: 'muster' });
    }
    return this;
  }
}

/** A whole match with random answers: what each seat takes home. */
export function playedOut(brought: Brought, seed: string, options: Record<string, string> = {}): readonly Kept[] {
  const read = dystopianSky.readOptions(options);
  if (!read) throw new Error('These are no options.');
  const rng = freeRng(seed);
  let state = dystopianSky.setup(brought.length, read, rng, brought);
  for (;;) {
    const open = dystopianSky.decisions(state);
    if (open.length === 0) break;
    const { seat, id, options: offered } = draw(rng, open);
    state = dystopianSky.apply(state, { seat, decision: id, actions: [draw(rng, offered)] }, rng).state;
  }
  return seats(brought.length).map((seat) => {
    const kept = dystopianSky.keepsake?.handOut(state, seat);
    if (!kept) throw new Error('Every seat takes a crew home.');
    return kept;
  });
}

/** A ready-made crew, with some of its members changed. */
export function readyMade(n: number, change: (kept: Kept) => Kept = (kept) => kept): Kept {
  return change(at(dystopianSky.keepsake?.readyMade ?? [], n).kept);
}

/** The crew with other figures in one line. */
export function line(slot: number, figures: Partial<Member>): (kept: Kept) => Kept {
  return ({ roster, last }) => ({
    roster: { ...roster, members: withAt(roster.members, slot, { ...at(roster.members, slot), ...figures }) },
    last,
  });
}
