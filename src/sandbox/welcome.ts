/** A game a newcomer starts with one press in the page. */
export interface Welcome {
  /** What its button says. */
  readonly label: string;
  /** What it is, in a sentence. */
  readonly hint?: string;
  /** The commands that start it, as they would be typed: by the person at the window, or by the first, second … other person. */
  readonly commands: readonly { readonly type: string; readonly other?: number }[];
}
