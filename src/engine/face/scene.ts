import type { Drawing } from './icons.ts';

/**
 * A picture as plain shapes on a canvas, made from a view. A face says what is where; the renderer decides how shapes
 * look, so all games look alike. Numbers are pixels of the full-sized picture, which phones show at less than half that
 * width.
 */
export interface Scene<I extends string = string> {
  readonly width: number;
  readonly height: number;
  /** Alt text: not empty, within `ROOM.alt` (see `altText`). */
  readonly alt: string;
  /** From bottom to top. None reaches beyond the canvas. */
  readonly shapes: readonly Shape<I>[];
  /** Drawings of all icons of the game. */
  readonly icons: Readonly<Record<I, Drawing>>;
}

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
 * Owners of pieces. An owner always shows in colour, shape and letter: red is a circle, blue a square, green a triangle,
 * yellow a diamond.
 */
export const OWNERS = ['red', 'blue', 'green', 'yellow'] as const;
export type Owner = (typeof OWNERS)[number];

/** Colours of text and icons, by meaning. */
export type Tone = 'bright' | 'quiet' | 'gold' | 'danger' | 'good' | Owner;

/** Backgrounds, from the space around the board up to raised areas. */
export type Ground = 'deep' | 'hull' | 'room' | 'raised' | 'goal' | 'danger' | 'bare';

/** Text sizes. Text that is too wide for its box shrinks a little, then ends with an ellipsis. */
export type TypeSize = 'display' | 'title' | 'heading' | 'label' | 'body';

/** `I`: the names of the game's icons. */
export type Shape<I extends string = string> = Hull | Link | Panel | Text | Icon<I> | Counter<I> | Piece | Track;

/** The outline of the board, such as the ship under its rooms. */
export interface Hull {
  readonly kind: 'hull';
  readonly points: readonly Point[];
}

/** A connection between two places, drawn under both; a `route` is a dashed arrow to its end. */
export interface Link {
  readonly kind: 'link';
  readonly from: Point;
  readonly to: Point;
  readonly look: 'corridor' | 'door' | 'route';
}

/** A background for other shapes: a room, a card, a row of a list. */
export interface Panel extends Box {
  readonly kind: 'panel';
  readonly ground: Ground;
  readonly edge?: Tone;
  readonly dashed?: true;
}

/** One line, vertically centred; with `wrap`, as many lines as fit, from the top. */
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

/** An amount: an icon with a number beside it. */
export interface Counter<I extends string = string> extends Box {
  readonly kind: 'counter';
  readonly icon: I;
  readonly text: string;
  readonly tone: Tone;
  /** Of the number; `label` unless told otherwise. */
  readonly size?: TypeSize;
  /** Draws the counter as an object on the board, such as guards in a room. */
  readonly solid?: true;
}

/** A piece of an owner. */
export interface Piece extends Box {
  readonly kind: 'piece';
  readonly owner: Owner;
  /** One or two letters or a sign. */
  readonly letter: string;
  /** `full`; `hollow`; `spent`: hollow until it may act again, which no ring marks; `hidden`: only a dashed edge. */
  readonly look: 'full' | 'hollow' | 'spent' | 'hidden';
  /** How much is left, 0 to 1, shown as a bar below. */
  readonly left?: number;
}

/** A row of spaces, filled up to `reached`; a new part begins at each space in `breaks`. */
export interface Track extends Box {
  readonly kind: 'track';
  readonly spaces: number;
  readonly reached: number;
  readonly tone: Tone;
  readonly breaks?: readonly number[];
}
