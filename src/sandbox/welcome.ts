/** A game that a newcomer can start on the page with one press. */
export interface Welcome {
  /** The button's label. */
  readonly label: string;
  /** One sentence about it. */
  readonly hint?: string;
  /** The commands that start it, each with the user who types it (see `wire.ts`). */
  readonly commands: readonly { readonly type: string; readonly other?: number }[];
}
