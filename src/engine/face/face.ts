import type { Decision, Outcome } from '../game.ts';
import { sameJson } from '../json.ts';
import type { Scene } from './scene.ts';
import type { Seat } from '../seat.ts';

/**
 * What is told where there is no room for everything: minor events are left out first (a card drawn, a die before its
 * result), major ones last (an objective completed, a room captured).
 */
export type Weight = 'minor' | 'usual' | 'major';

/**
 * A game's face turns views, decisions and events into words, knowing nothing of Discord. Texts may use Discord's
 * Markdown (bold, code, lists); names of players are added by whoever shows them. Every function takes the view of the
 * one who reads, so it cannot tell what that reader may not know.
 */
export interface Face<V, A, E> {
  /** The game's name, as on the box. */
  readonly name: string;
  /** One sentence for somebody choosing a game. */
  readonly tagline: string;
  /** What a seat is called: a side's name, or a colour. Lengths: `ROOM`. */
  seat(seat: Seat): string;
  /** One sentence for somebody choosing that seat. */
  seatHint(seat: Seat): string;
  /** A choice of the lobby and its values in words. */
  choice(key: string): ChoiceFace;

  /** Where the game stands, in one line: "Round 3 of 10 · Wave 2 · Pirates". Cheap: a list of tables shows it for each. */
  status(view: V): string;
  /** The public board in words: everything the picture says. */
  board(view: V): BoardFace;
  /** What one seat alone sees: its hand. */
  panel(view: V): PanelFace;
  /** The board drawn, as the reader may see it. */
  scene(view: V): Scene;
  /** What one seat alone sees, drawn; `null` where the words of its panel and the board say it as well. */
  handScene(view: V): Scene | null;
  /** What a seat is asked to do, in a few words made of the public view ("deploy units"): used when it is called to the table. */
  task(view: V, kind: string): string;
  /** The question put to the seat, as one sentence. */
  prompt(view: V, decision: Decision<A>): string;
  /** Each option of the decision in words, in the order of `decision.options`. */
  options(view: V, decision: Decision<A>): readonly OptionFace[];
  /** The rules about the decision at hand: headings of `rules`, the most important first. */
  help(decision: Decision<A>): readonly string[];
  /** One line of the log, or `null` for what needs no words. */
  narrate(event: E): string | null;
  /** How much an event counts where not everything can be told. */
  weight(event: E): Weight;
  /** How it ended: one sentence, then what counted. */
  result(view: V, outcome: Outcome): { readonly headline: string; readonly details: readonly string[] };
  /** The rules reference in our own words: how the game is won, where that is not plain, and then in the rulebook's order. */
  readonly rules: readonly RuleText[];
}

/** A face whose types nobody here needs to know. */
export type AnyFace = Face<unknown, unknown, unknown>;

export interface BoardFace {
  /** The board drawn with characters, for a monospaced block. */
  readonly text: string;
  /** What the signs of the drawing mean, in a line or two. */
  readonly legend: string;
  readonly fields: readonly FieldFace[];
}

export interface ChoiceFace {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** What choosing a value means, in a short sentence, where its name does not say it. */
  readonly hints?: Readonly<Record<string, string>>;
}

export interface PanelFace {
  readonly fields: readonly FieldFace[];
}

export interface FieldFace {
  readonly name: string;
  readonly value: string;
}

export interface OptionFace {
  /** Options of one group stand in menus of their own under this name: the rooms of one deck, the spaces of one tile. */
  readonly group?: string;
  /** Title Case, verb first, better 25 characters than the most there is room for. Distinct among the options of one decision. */
  readonly label: string;
  /** What follows from it, the most important first: a menu may show its beginning alone. */
  readonly hint?: string;
  /** The way on, one of several, one of several that leads to nothing now, a look or a step back, or something that cannot be mended. */
  readonly tone: 'main' | 'choice' | 'idle' | 'quiet' | 'grave';
}

/** The labels of these actions, each one of the decision's options, in the order given. */
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
  /** What the text says, drawn, where it is better looked at. */
  readonly scene?: Scene;
}
