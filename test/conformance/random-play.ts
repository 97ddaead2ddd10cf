import { draw, optionId, sameJson, shuffled, type Answer, type Decision, type Rng, type Seat } from '#engine';

/**
 * How the players of one game differ from evenly random ones. Unequal players and players with habits come to places, and
 * to ends, that evenly random ones never do.
 */
export interface Temper {
  /** The seat that mostly lets its time run out. */
  readonly idle: Seat | null;
  /** Set when all prefer the same options all through the game; which ones, follows from this text. */
  readonly habit: string | null;
  /** Set when all are curious and prefer what was tried least; how often each deed was thought best is kept here. */
  readonly tried: Map<string, number> | null;
}

const EVEN: Temper = { idle: null, habit: null, tried: null };

/** One game in this many has an idle seat, and one in this many has players with habits. */
const IDLE = 2;
const HABITS = 2;
/** All games but one in this many have curious players, who reach rarely useful options more often. */
const STEADY = 3;

export function temperOf(name: string, seats: number, rng: Rng): Temper {
  return {
    idle: rng.int(IDLE) === 0 ? rng.int(seats) : null,
    habit: rng.int(HABITS) === 0 ? name : null,
    tried: rng.int(STEADY) > 0 ? new Map() : null,
  };
}

/** One answer in this many goes to any open decision; the others go to a decision the table waits for. */
const ANY = 4;
/** One answer in this many of an idle seat is its own; the others are those given on time-out. */
const AWAKE = 8;
/** Options drawn per answer: a player with habits takes the favorite among them, a curious player the least tried answer. */
const CONSIDERED = 4;

/** A random answer to one of the open decisions, its actions in the order of the offer. */
export function randomAnswer(open: readonly Decision<unknown>[], rng: Rng, temper: Temper = EVEN): Answer<unknown> {
  const { tried } = temper;
  const any = () => anyAnswer(open, rng, temper);
  if (!tried) return any().answer;
  const often = ({ deed }: Thought) => tried.get(deed) ?? 0;
  const considered = Array.from({ length: CONSIDERED }, any);
  const rarest = considered.reduce((best, thought) => (often(thought) < often(best) ? thought : best));
  tried.set(rarest.deed, often(rarest) + 1);
  return rarest.answer;
}

/** An answer, and what it is called whenever the same can be answered. */
interface Thought {
  readonly answer: Answer<unknown>;
  readonly deed: string;
}

function anyAnswer(open: readonly Decision<unknown>[], rng: Rng, temper: Temper): Thought {
  const needed = open.filter((decision) => decision.urgency === 'required');
  const decision = draw(rng, needed.length === 0 || rng.int(ANY) === 0 ? open : needed);
  const asleep = decision.seat === temper.idle && rng.int(AWAKE) > 0;
  const actions = asleep ? onTimeout(decision) : randomActions(decision, rng, temper);
  return { answer: { seat: decision.seat, decision: decision.id, actions }, deed: optionId(decision.kind, actions) };
}

function onTimeout({ options, onTimeout }: Decision<unknown>): readonly unknown[] {
  return options.filter((option) => onTimeout.some((action) => sameJson(action, option)));
}

function randomActions({ options, pick, kind }: Decision<unknown>, rng: Rng, { habit }: Temper): readonly unknown[] {
  if (pick) {
    const count = pick.min + rng.int(pick.max - pick.min + 1);
    const places = new Set(shuffled(rng, [...options.keys()]).slice(0, count));
    return options.filter((_, place) => places.has(place));
  }
  if (habit === null) return [draw(rng, options)];
  const considered = Array.from({ length: 1 + rng.int(CONSIDERED) }, () => draw(rng, options));
  const liking = (option: unknown) => optionId(`${habit} ${kind}`, option);
  return [considered.reduce((best, option) => (liking(option) > liking(best) ? option : best))];
}
