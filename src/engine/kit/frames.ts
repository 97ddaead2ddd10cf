/**
 * The rules in progress as plain data (Law 2): a stack of frames, the innermost last. `F` lists a game's kinds of frames
 * with their data: `interface Frames { turn: { seat: Seat }; roll: { dc: number } }`.
 */
export interface Progress<F> {
  readonly stack: readonly Frame<F>[];
  /** The number of frames pushed so far, which is the newest frame's number. */
  readonly begun: number;
  /** Not `null` once the game is over: then nothing more runs or is asked. */
  readonly ending: unknown;
}

/** One of the kinds that `T` lists, with its data: `interface Events { moved: { to: Room } }` gives `{ kind: 'moved', to }`. */
export type OfKind<T, K extends keyof T = keyof T> = { readonly [P in K]: { readonly kind: P } & Readonly<T[P]> }[K];

/** The same where `do` says which: an action, an effect. */
export type Doing<T, K extends keyof T = keyof T> = { readonly [P in K]: { readonly do: P } & Readonly<T[P]> }[K];

/** A frame: its `kind`, its unique number `no`, and its data. */
export type Frame<F, K extends keyof F = keyof F> = { readonly [P in K]: { readonly no: number } & OfKind<F, P> }[K];

/** A copy whose fields may be set. Nested values must be replaced, not changed. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Pushes a frame and numbers it. */
export function push<F>(progress: Writable<Progress<F>>, frame: OfKind<F>): void {
  progress.begun++;
  progress.stack = [...progress.stack, numbered(frame, progress.begun)];
}

function numbered<F>(frame: OfKind<F>, no: number): Frame<F> {
  return { ...frame, no };
}

/** Pops the top frame. */
export function pop<F>(progress: Writable<Progress<F>>): void {
  progress.stack = progress.stack.slice(0, -1);
}

/** Replaces the frame with the same number. */
export function replace<F>(progress: Writable<Progress<F>>, frame: Frame<F>): void {
  progress.stack = progress.stack.map((other) => (other.no === frame.no ? frame : other));
}
