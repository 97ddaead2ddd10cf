import type { Drawing } from './icons.ts';

/**
 * A picture as a game's face gives it: plain shapes on a canvas, made from a view alone. How a shape looks is the
 * business of whoever draws it, so that all games speak one visual language: a face says what there is and where.
 * Numbers are pixels of the full-sized picture, which phones show at less than half that width.
 */
export interface Scene<I extends string = string> {
  readonly width: number;
  readonly height: number;
  /** What the picture says, for those who do not see it: not empty, within `ROOM.alt` (see `altText`). */
  readonly alt: string;
  /** The first lies at the bottom. None reaches beyond the canvas. */
  readonly shapes: readonly Shape<I>[];
  /** How its icons are drawn: the whole set of its game. */
  readonly icons: Readonly<Record<I, Drawing>>;
}

/** The canvas of a board. */
export const CANVAS = { width: 1000, height: 700 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Whose something is. An owner is always drawn by colour, shape and letter together: red is round, blue square, green
 * three-cornered, yellow a square on its tip.
 */
export const OWNERS = ['red', 'blue', 'green', 'yellow'] as const;
export type Owner = (typeof OWNERS)[number];

/** Colours of text and icons, by what they mean. */
export type Tone = 'bright' | 'quiet' | 'gold' | 'danger' | 'good' | Owner;

/** What something lies on, from the night around the board up to what stands out of it. */
export type Ground = 'deep' | 'hull' | 'room' | 'raised' | 'goal' | 'danger' | 'bare';

/** Sizes of text: a face has no other. Where it is too wide for its box it shrinks a little, then ends in an ellipsis. */
export type TypeSize = 'display' | 'title' | 'heading' | 'label' | 'body';

/** `I` names the icons of the game whose picture it is. */
export type Shape<I extends string = string> = Hull | Link | Panel | Text | Icon<I> | Counter<I> | Piece | Track;

/** The outline of what the board is: a ship lying under its rooms. */
export interface Hull {
  readonly kind: 'hull';
  readonly points: readonly Point[];
}

/** A way from one place to another, drawn under both; `arrow` points along it to its end. */
export interface Link {
  readonly kind: 'link';
  readonly from: Point;
  readonly to: Point;
  readonly look: 'corridor' | 'door';
  readonly arrow?: true;
}

/** A ground for other shapes: a room, a card, a strip of a list. */
export interface Panel extends Box {
  readonly kind: 'panel';
  readonly ground: Ground;
  readonly edge?: Tone;
  /** Set when the edge is drawn with gaps. */
  readonly dashed?: true;
}

/** One line, or as many as fit into the box when `wrap` is set. Stands in the middle of the box's height, wrapped text at its top. */
export interface Text extends Box {
  readonly kind: 'text';
  readonly text: string;
  readonly size: TypeSize;
  readonly tone: Tone;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrap?: true;
}

export interface Icon<I extends string = string> extends Box {
  readonly kind: 'icon';
  readonly icon: I;
  readonly tone: Tone;
}

/** How much there is of something: its icon, and a figure beside it. */
export interface Counter<I extends string = string> extends Box {
  readonly kind: 'counter';
  readonly icon: I;
  readonly text: string;
  readonly tone: Tone;
  /** Set where it is to stand out as something lying there, such as guards in a room. */
  readonly solid?: true;
}

/** Something that belongs to somebody. */
export interface Piece extends Box {
  readonly kind: 'piece';
  readonly owner: Owner;
  /** One or two letters or a sign. */
  readonly letter: string;
  /** Drawn full, hollow, or with its edge alone and gaps in it. */
  readonly look: 'full' | 'spent' | 'hidden';
  /** How much is left of it, 0 to 1, as a bar below. */
  readonly left?: number;
}

/** Spaces in a row, those up to `reached` filled; `breaks` are the spaces a new part begins with. */
export interface Track extends Box {
  readonly kind: 'track';
  readonly spaces: number;
  readonly reached: number;
  readonly tone: Tone;
  readonly breaks?: readonly number[];
}
