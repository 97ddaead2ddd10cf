import type { Decision, Outcome } from '../game.ts';
import { sameJson } from '../json.ts';
import type { OfKind } from '../kit/frames.ts';
import type { Scene } from './scene.ts';
import type { Seat } from '../seat.ts';

/**
 * Importance of an event in short summaries: minor events are left out first (a card drawn, a die before its result),
 * major ones last (an objective completed, a room captured), and before those what counts towards a victory (points
 * gained). A heading only says whose turn it is: summaries leave it out.
 */
export type Weight = 'heading' | 'minor' | 'usual' | 'score' | 'major';

/** The seats an event concerns. An event without seats concerns the whole table. */
export interface About {
  /** The seat that acts. */
  readonly by?: Seat;
  /** The seats it happens to. */
  readonly to?: readonly Seat[];
  /** Set when a round or a turn begins with it: the story is told in these parts. */
  readonly opens?: 'round' | 'turn';
}

/**
 * A game's face turns views, decisions and events into words and pictures. It does not know Discord, but texts may use
 * Discord's Markdown (bold, code, lists). The caller adds players' names. Every function takes the reader's own view, so
 * it cannot leak what that reader may not know. `ROOM` limits all lengths.
 */
export interface Face<V, A, E> {
  readonly name: string;
  /** One sentence that helps to choose a game. */
  readonly tagline: string;
  /** How to win, in one to three short sentences. */
  readonly aim: readonly string[];
  /** The name of a seat: a side or a colour. */
  seat(seat: Seat): string;
  /** What a player is told when the game starts: "You play the Pirates." */
  role(seat: Seat): string;
  /** One sentence that helps to choose a seat. */
  seatHint(seat: Seat): string;
  /** A choice of the lobby and its values in words. */
  choice(key: string): ChoiceFace;
  /** The game's standing orders and their values in words, by key. */
  readonly orders?: Readonly<Record<string, ChoiceFace>>;

  /** The state of the game in one line: "Round 3 of 10 · Wave 2 · Pirates". Must be cheap: lists of tables show it. */
  status(view: V): string;
  /** The public board as text: everything the picture shows. */
  board(view: V): BoardFace;
  /** A seat's private information, such as its hand. */
  panel(view: V): PanelFace;
  /** The board as a picture. */
  scene(view: V): Scene;
  /** A seat's private information as a picture; `null` when panel and board are enough. */
  handScene(view: V): Scene | null;
  /** A picture that helps with this decision, shown instead of the hand's; `null` when none does. Draws each `sign`. */
  choiceScene(view: V, decision: Decision<A>): Scene | null;
  /** What a pinged seat has to do, in a few words from the public view: "deploy units". */
  task(view: V, kind: string): string;
  /** The question, as one sentence. */
  prompt(view: V, decision: Decision<A>): string;
  /** One entry per option, in the order of `decision.options`. */
  options(view: V, decision: Decision<A>): readonly OptionFace[];
  /**
   * Kinds of decision that set the game up: a player can have a random answer given to them. Their options stand in a
   * menu, which shows about 100 characters of a hint, or are buttons below their hints.
   */
  readonly setup: Readonly<Record<string, 'menu' | 'buttons'>>;
  /** The verb of the button that gives the suggested answer to a kind of decision, where it is not `Choose`. */
  readonly verbs?: Readonly<Record<string, string>>;
  /** Tips about the decision for somebody who has never played the game, most important first. */
  tips(view: V, decision: Decision<A>): readonly Tip[];
  /** The button that leads to a decision nobody needs to take now, such as `Change My Plan`; `null` where it is asked at once. */
  behind?(view: V, decision: Decision<A>): string | null;
  /** Headings of the `rules` about the decision, most important first. */
  help(decision: Decision<A>): readonly string[];
  /** One line of the log; `null` for none. */
  narrate(event: E): string | null;
  weight(event: E): Weight;
  about(event: E): About;
  /** Two events as one, if the later one continues the earlier: two steps on one track. `null` if it does not. */
  merge?(earlier: E, later: E): E | null;
  /** How the game ended: one sentence, then details. */
  result(view: V, outcome: Outcome): { readonly headline: string; readonly details: readonly string[] };
  /** How that chapter of the game ended, from a view after it: one sentence, then details. For games with chapters. */
  chapter?(view: V, chapter: number): { readonly headline: string; readonly details: readonly string[] };
  /** The game once it is over and nothing is hidden any more, from every seat's view; also of games that ended early. */
  final(views: readonly V[]): FinalFace<V>;
  /** What players take from one match to the next, in words and as a picture; for games with keepsakes. */
  readonly keepsake?: KeepsakeFace<unknown>;
  /** The rules in our own words: `overviewOf` first, then the legend, then in the rulebook's order. */
  readonly rules: readonly RuleText[];
}

/** One line of the log for each kind of event that `T` lists. */
export type Narrators<T> = { readonly [K in keyof T]: (event: OfKind<T, K>) => string | null };

/** Explains a term of the game at the moment it first matters. */
export interface Tip {
  /** A player reads each key once. */
  readonly key: string;
  /** One or two short sentences. */
  readonly text: string;
}

/** A face with its types erased. */
export type AnyFace = Face<unknown, unknown, unknown>;

export interface BoardFace {
  /** The board drawn with characters, for a monospaced block. */
  readonly text: string;
  /** Explains the signs of `text`, in a line or two. */
  readonly legend: string;
  readonly fields: readonly FieldFace[];
}

export interface KeepsakeFace<K> {
  /** What it has become, in one line for a list: "Level 7 · 3 matches · 2 Traumas". */
  line(kept: K): string;
  /** Everything it says, as text. */
  fields(kept: K): readonly FieldFace[];
  /** The same as a picture. */
  scene(kept: K): Scene;
  /** What its last match changed, one line each; empty where it has seen none. */
  changes(kept: K): readonly string[];
}

export interface FinalFace<V> {
  /** A view that hides nothing, for the last board and its picture. */
  readonly view: V;
  /** The heads of the columns, and the cells of each seat, both without the seat's name. */
  readonly scores: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** What was hidden until the end, such as hands. */
  readonly secrets: readonly FieldFace[];
}

export interface ChoiceFace {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** What a value means, in a short sentence, if its name does not say it. */
  readonly hints?: Readonly<Record<string, string>>;
}

export interface PanelFace {
  readonly fields: readonly FieldFace[];
}

export interface FieldFace {
  readonly name: string;
  readonly value: string;
  /** What of it no picture says, in as few words as possible: beside a picture it is shown instead of `value`. */
  readonly besidePicture?: string;
  /** The same beside the picture of a hand, which has space for more than a panel; `besidePicture` where this is absent. */
  readonly besideHand?: string;
}

export interface OptionFace {
  /** Options with the same group get a menu of their own with this name: the rooms of one deck, or rarely chosen ways. */
  readonly group?: string;
  /** The sign of this option in the `choiceScene`, such as "3"; shown before the label. */
  readonly sign?: string;
  /** Title Case, verb first, ideally at most 25 characters. Distinct among the options of a decision. */
  readonly label: string;
  /** What follows from the choice, most important first: a menu may cut the end off. */
  readonly hint?: string;
  /**
   * Asked once before the option is played, where something would be lost: what it is, as a question and a sentence
   * ("End set-up? 2 pirates have not been placed."). Not for what a player usually means to do.
   */
  readonly confirm?: string;
  /**
   * `main`: the way on; a panel shows the first in green and others as choices, so that what ends a part is `main` only
   * where no move is left. `choice`: one of several. `idle`: a choice without effect now. `quiet`: back or a look.
   * `grave`: irreversible.
   */
  readonly tone: 'main' | 'choice' | 'idle' | 'quiet' | 'grave';
}

/** The labels of these actions, in the order given; actions that are not options are left out. */
export function labelsOf<V, A>(
  face: Pick<Face<V, A, never>, 'options'>,
  view: V,
  decision: Decision<A>,
  actions: readonly A[],
): string[] {
  const labels = face.options(view, decision).map(({ label }) => label);
  return actions.flatMap((action) => labels[decision.options.findIndex((option) => sameJson(option, action))] ?? []);
}

export interface RuleText {
  readonly heading: string;
  readonly text: string;
  /** The same as a picture, where that helps. */
  readonly scene?: Scene;
}
