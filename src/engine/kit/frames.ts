/**
 * What a game is in the middle of, as plain data (Law 2): a stack of frames, the innermost last. `F` names the kinds of
 * frames of a game, each with what it has to remember: `interface Frames { turn: { seat: Seat }; roll: { dc: number } }`.
 */
export interface Progress<F> {
  readonly stack: readonly Frame<F>[];
  /** Frames begun so far: the newest one's number. */
  readonly begun: number;
  /** Anything but `null` once the game is over: then nothing more is done or asked. */
  readonly ending: unknown;
}

/** One thing being done, by its kind and a number of its own. */
export type Frame<F, K extends keyof F = keyof F> = {
  readonly [P in K]: { readonly at: P; readonly no: number } & F[P];
}[K];

/** A frame before it has its number. */
export type NewFrame<F, K extends keyof F = keyof F> = { readonly [P in K]: { readonly at: P } & F[P] }[K];

/** A copy whose fields may be set; what they hold is never changed, only replaced. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Begins something on top of what is being done. */
export function push<F>(progress: Writable<Progress<F>>, frame: NewFrame<F>): void {
  progress.begun++;
  progress.stack = [...progress.stack, numbered(frame, progress.begun)];
}

function numbered<F>(frame: NewFrame<F>, no: number): Frame<F> {
  return { ...frame, no };
}

/** Ends what is on top. */
export function pop<F>(progress: Writable<Progress<F>>): void {
  progress.stack = progress.stack.slice(0, -1);
}

/** Puts a changed frame in the place of the one with its number. */
export function replace<F>(progress: Writable<Progress<F>>, frame: Frame<F>): void {
  progress.stack = progress.stack.map((other) => (other.no === frame.no ? frame : other));
}
