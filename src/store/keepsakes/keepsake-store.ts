/** The part of the store that keeps what belongs to people and outlives their matches. As the whole store, it writes all or nothing. */
export interface KeepsakeStore {
  /** A keepsake as it is now; `null` where there is none, or no longer. */
  keepsake(id: string): Promise<KeepsakeRecord | null>;
  /** What belongs to this person, newest first. */
  keepsakesOf(person: string): Promise<KeepsakeRecord[]>;
  /** How a keepsake was after each of its matches, oldest first. */
  keepsakeVersions(id: string): Promise<KeepsakeVersion[]>;
  /** Writes a new keepsake with its versions, numbered from 1 on. `duplicate`: the interaction was already handled. */
  addKeepsake(keepsake: NewKeepsake, interaction: string): Promise<'done' | 'duplicate'>;
  /** Replaces the newest version, if it is still that one and its keepsake is at no table; returns whether it was. */
  replaceKept(id: string, version: number, kept: unknown): Promise<boolean>;
  /** Deletes a keepsake of this person permanently, with its versions, unless it is at a table; returns whether it did. */
  forgetKeepsake(person: string, id: string): Promise<boolean>;
}

/** A keepsake at a table. Who brought it owns it, also if the seat is somebody else's by now. */
export interface SeatKeepsake {
  readonly id: string;
  readonly person: string;
  /** The version that came in; 0 where the match made it. */
  readonly version: number;
  /** As it came in, in the lobby as it was when chosen; `null` where the match made it. */
  readonly kept: unknown;
}

/** What belongs to a person and outlives its matches, as its newest version. */
export interface KeepsakeRecord {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  /** The number of its newest version, from 1 on. */
  readonly version: number;
  readonly kept: unknown;
  /** Where it was brought to; `null` while it is free. */
  readonly at: { readonly table: string; readonly channel: string } | null;
  /** Whether its first versions come from a file. */
  readonly imported: boolean;
  readonly createdAt: number;
}

/** A keepsake after one of its matches, or as it was made. */
export interface KeepsakeVersion {
  readonly version: number;
  /** The table of the match that led to it, of another bot where it was imported; `null` for what was made. */
  readonly match: string | null;
  /** In ms since 1970. */
  readonly at: number;
  readonly kept: unknown;
}

export interface NewKeepsake extends Pick<KeepsakeRecord, 'id' | 'person' | 'game' | 'imported' | 'createdAt'> {
  readonly versions: readonly [Omit<KeepsakeVersion, 'version'>, ...Omit<KeepsakeVersion, 'version'>[]];
}

/** What a change of a table does to a keepsake. */
export type KeepsakeChange =
  /** It is brought to the table, as that version; the change is `stale` where it is another one by now, or not free. */
  | { readonly kind: 'brought'; readonly id: string; readonly version: number }
  /** It leaves the table as it came. */
  | { readonly kind: 'freed'; readonly id: string }
  /** It leaves the table with a new version; version 1 makes it. */
  | {
      readonly kind: 'handed-out';
      readonly id: string;
      readonly person: string;
      readonly version: number;
      readonly kept: unknown;
    };
