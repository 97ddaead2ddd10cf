import { canUndo, draw, seats, start, stepRng, undo, type Answer, type Entry } from '#engine';
import { difference } from './difference.ts';
import { guarded } from './guarded.ts';
import { askingTellsNothing } from './laws/asking.ts';
import {
  answersAreRepeatable,
  askingIsRepeatable,
  drawsWhatItSays,
  seedStaysSecret,
  setupFollowsFromSeed,
} from './laws/chance.ts';
import { chaptersAreSeen, chaptersGoOn } from './laws/chapters.ts';
import { ContentUse } from './laws/content.ts';
import {
  endsInTime,
  endsOnTimeouts,
  everyOptionApplies,
  noDeadEnd,
  outcomeIsSound,
  timeoutsAreOffered,
} from './laws/ends.ts';
import { eventsAreAddressed } from './laws/events.ts';
import { gateHolds } from './laws/gate.ts';
import { eventsHide, undoHides, viewsHide } from './laws/hidden.ts';
import { readsBack, showsJson, tellsJson } from './laws/json.ts';
import { nothingIsHandedOutBeforeTheEnd, takenHome } from './laws/keepsakes.ts';
import { Offers } from './laws/offers.ts';
import { Orders } from './laws/orders.ts';
import { picturesShowAndHide } from './laws/pictures.ts';
import { Redrawn } from './laws/redrawn.ts';
import { choosesAlike, imaginesAlike } from './laws/players.ts';
import { replaysAlike } from './laws/replay.ts';
import { decisionsAreSound } from './laws/small.ts';
import { losesNothingUnheard, nobodyLearned, secretsLeaveUndo, undoRestores } from './laws/undo.ts';
import { narrationFits, wordsFitAndHide } from './laws/words.ts';
import { momentOf, moveOf, type Moment, type Move, type Setting } from './moment.ts';
import { frozen } from './plain.ts';
import { planAfter, planOf, type Plan } from './plan.ts';
import { randomAnswer } from './random-play.ts';
import type { Subject } from './subject.ts';
import { Violation } from './violation.ts';

/** One answer in this many that can be undone is undone. */
const UNDO = 8;

/** So often a player looks for an answer that leads on. */
const TRIES = 4;

type At<T> = (seen: T) => void;

const MOMENT_LAWS: readonly At<Moment>[] = [
  readsBack,
  decisionsAreSound,
  noDeadEnd,
  outcomeIsSound,
  timeoutsAreOffered,
  seedStaysSecret,
  askingIsRepeatable,
  askingTellsNothing,
  viewsHide,
  chaptersAreSeen,
  endsInTime,
  nothingIsHandedOutBeforeTheEnd,
];

const MOVE_LAWS: readonly At<Move>[] = [
  tellsJson,
  eventsAreAddressed,
  answersAreRepeatable,
  drawsWhatItSays,
  narrationFits,
  chaptersGoOn,
];

/** Looked at once the moment after the move is proven: what it shows already is no fault of undo. */
const LEARNING_LAWS: readonly At<Move>[] = [eventsHide, undoHides, nobodyLearned, undoRestores, secretsLeaveUndo];

/** Expensive laws are checked every `every` moments, and always in the first and the last of a game. */
const SAMPLED_LAWS: readonly (readonly [every: number, law: (moment: Moment, tally: Tally) => void])[] = [
  [8, showsJson],
  [8, (moment, tally) => (tally.forged += gateHolds(moment))],
  [16, wordsFitAndHide],
  [16, imaginesAlike],
  [32, (moment, tally) => (tally.tried += everyOptionApplies(moment))],
  [64, picturesShowAndHide],
  [256, endsOnTimeouts],
  [16, choosesAlike],
];

/** What the random games of one run have shown so far. */
export interface Tally {
  games: number;
  /** Games by seats and choices. */
  readonly kinds: Map<string, number>;
  /** Entries of all logs. */
  steps: number;
  /** States in which the laws were proven for every viewer. */
  states: number;
  /** Pairs of a state and another one that a viewer cannot tell from it. */
  twins: number;
  forged: number;
  tried: number;
  undone: number;
  largestState: number;
  longestGame: number;
  readonly redrawn: Redrawn;
  readonly offers: Offers;
  readonly orders: Orders;
  readonly content: ContentUse;
}

export function emptyTally({ content }: Subject): Tally {
  return {
    games: 0,
    kinds: new Map(),
    steps: 0,
    states: 0,
    twins: 0,
    forged: 0,
    tried: 0,
    undone: 0,
    largestState: 0,
    longestGame: 0,
    redrawn: new Redrawn(),
    offers: new Offers(),
    orders: new Orders(),
    content: new ContentUse(content),
  };
}

/** Plays the random game of that number to its end, in games with keepsakes with the matches that follow it, every law at every step; throws the first Violation, with its place. */
export function playGame(subject: Subject, number: number, tally: Tally): void {
  for (let next: Plan | null = planOf(subject.game, number); next !== null;) {
    const plan = next;
    const walk = new Walk(subject, plan, tally);
    try {
      next = planAfter(subject.game, plan, takenHome(walk.play()));
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      throw error.at({
        game: subject.game.id,
        where: `${plan.name}, step ${String(walk.seq)}`,
        repeat: `npm run fuzz -- --game ${subject.game.id} --games 1 --seed ${String(number)}`,
      });
    }
  }
}

class Walk {
  readonly #setting: Setting & { readonly past: Set<string> };
  readonly #tally: Tally;
  readonly #log: Entry<unknown>[] = [];
  readonly #states: unknown[] = [];
  /** The entry being played. */
  seq = 0;

  constructor(subject: Subject, plan: Plan, tally: Tally) {
    this.#setting = { subject, game: guarded(subject.game), plan, past: new Set() };
    this.#tally = tally;
  }

  /** Plays the match, and returns its last moment. */
  play(): Moment {
    const { game, plan } = this.#setting;
    let moment = momentOf(this.#setting, start(game, plan.seats, frozen(plan.options), plan.seed, plan.brought));
    setupFollowsFromSeed(moment);
    this.#look(moment);
    while (moment.outcome === null) {
      this.seq++;
      moment = this.#goOn(moment);
    }
    const { seats, options, seed, brought } = plan;
    replaysAlike(game, { seats, options, seed, log: this.#log, brought }, this.#states);
    this.#tally.games++;
    this.#tally.kinds.set(plan.kind, (this.#tally.kinds.get(plan.kind) ?? 0) + 1);
    this.#tally.longestGame = Math.max(this.#tally.longestGame, this.#log.length);
    return moment;
  }

  /** One entry more: an answer, or one taken back. */
  #goOn(before: Moment): Moment {
    const { plan, game } = this.#setting;
    const taking = seats(before.match.seats).filter((seat) => canUndo(before.match, seat));
    if (taking.length > 0 && plan.players.int(UNDO) === 0) {
      const undone = undo(game, before.match, draw(plan.players, taking));
      if (!undone) throw new Violation('undo', 'What can be taken back is not taken back.');
      if (undone.entry.kind === 'undo') losesNothingUnheard(undone.entry);
      this.#log.push(undone.entry);
      this.#tally.undone++;
      const moment = momentOf(this.#setting, undone.match);
      this.#look(moment);
      return moment;
    }
    const move = moveOf(before, this.#answerTo(before));
    this.#log.push({ kind: 'answer', ...move.answer });
    for (const law of MOVE_LAWS) law(move);
    this.#look(move.after);
    for (const law of LEARNING_LAWS) law(move);
    this.#tally.content.noteEvents(move);
    return move.after;
  }

  /** A random answer, if possible one that does not lead straight back: players who go in circles prove little. */
  #answerTo({ open, match }: Moment): Answer<unknown> {
    const { game, plan } = this.#setting;
    const next = () => randomAnswer(open, plan.players, plan.temper);
    const leadsBack = (answer: Answer<unknown>) => {
      const { state } = game.apply(match.state, answer, stepRng(plan.seed, match.seq + 1, 'step'));
      return difference(state, this.#states.at(-2)) === null;
    };
    let answer = next();
    for (let tries = 1; tries < TRIES && leadsBack(answer); tries++) answer = next();
    return answer;
  }

  #look(moment: Moment): void {
    const { plan, past } = this.#setting;
    const tally = this.#tally;
    for (const law of MOMENT_LAWS) law(moment);
    const always = this.seq === 0 || moment.outcome !== null;
    for (const [every, law] of SAMPLED_LAWS) if (always || plan.suite.int(every) === 0) law(moment, tally);

    tally.offers.note(moment);
    tally.orders.note(moment);
    tally.redrawn.note(moment);
    tally.content.noteState(moment);
    tally.states++;
    tally.steps += this.seq === 0 ? 0 : 1;
    tally.twins += moment.twins.length;
    tally.largestState = Math.max(tally.largestState, Buffer.byteLength(moment.text));
    this.#states.push(moment.match.state);
    for (const { id } of moment.open) past.add(id);
  }
}
