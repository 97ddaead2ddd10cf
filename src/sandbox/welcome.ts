/** A game that a newcomer can start on the page with one press. */
export interface Welcome {
  /** The button's label. */
  readonly label: string;
  /** One sentence about it. */
  readonly hint?: string;
  /** The commands that start it. Who types each: 0, the default, is the window's user, 1, 2, … are the others in order. */
  readonly commands: readonly { readonly type: string; readonly other?: number }[];
}
