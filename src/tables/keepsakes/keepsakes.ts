import { sameJson, type AnyFace, type AnyGame, type GameEntry, type Keepsake, type Seat } from '#engine';
import type { KeepsakeRecord, KeepsakeVersion, NewKeepsake } from '../../store/keepsakes/keepsake-store.ts';
import type { Store } from '../../store/store.ts';
import type { Press } from '../commands/command.ts';
import type { KeepsakeRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { newKeepsakeId } from './at-table.ts';
import { readHistory, readKeepsakeFile, type KeepsakeFile } from './file.ts';
import { isName, nameFrom } from './names.ts';

/** The most that a person can make of one game; a match hands out more. */
const MOST = 20;

/** A game with keepsakes, and its words for them. */
export interface KeepingGame {
  readonly game: AnyGame;
  readonly keepsake: Keepsake<unknown, unknown>;
  readonly face: NonNullable<AnyFace['keepsake']>;
}

/** A keepsake as its game reads it. */
export interface Kept extends KeepingGame {
  readonly record: KeepsakeRecord;
  readonly kept: unknown;
}

/** How far the history of a keepsake proves its figures: its versions, and the matches that handed them out here. */
export interface Proven {
  readonly versions: number;
  readonly matches: number;
}

/** A match that a keepsake was brought to, and where it sat. */
export interface Played {
  readonly table: Table;
  readonly seat: Seat;
}

export interface PlayedVersion extends KeepsakeVersion {
  /** `null` where it was made, or played elsewhere. */
  readonly played: Played | null;
}

type Stored = Pick<
  Store,
  'keepsake' | 'keepsakesOf' | 'keepsakeVersions' | 'addKeepsake' | 'replaceKept' | 'forgetKeepsake'
>;

/** What belongs to people and outlives their matches. People see and change their own alone. */
export class Keepsakes {
  /** The games that have them. */
  readonly games: readonly KeepingGame[];
  readonly #store: Stored;
  readonly #now: () => number;
  readonly #table: (id: string) => Promise<Table | null>;

  /** `now`: milliseconds since 1970. `table`: a table by its id. */
  constructor(
    store: Stored,
    games: readonly GameEntry[],
    now: () => number,
    table: (id: string) => Promise<Table | null>,
  ) {
    this.games = games.flatMap(({ game, face }) =>
      game.keepsake && face.keepsake ? [{ game, keepsake: game.keepsake, face: face.keepsake }] : [],
    );
    this.#store = store;
    this.#now = now;
    this.#table = table;
  }

  /** All of a person, newest first, without those that their game cannot read any more. */
  async of(person: string): Promise<Kept[]> {
    const records = await this.#store.keepsakesOf(person);
    return records.flatMap((record) => {
      const kept = this.#read(record);
      return 'why' in kept ? [] : [kept];
    });
  }

  /** Those of a person that their game cannot read any more: they can be deleted, and nothing else. */
  async unreadable(person: string): Promise<KeepsakeRecord[]> {
    const records = await this.#store.keepsakesOf(person);
    return records.filter((record) => {
      const kept = this.#read(record);
      return 'why' in kept && kept.why === 'keepsake-unreadable';
    });
  }

  /** One of this person's. */
  async open(person: string, id: string): Promise<Kept | KeepsakeRefusal> {
    const record = await this.#store.keepsake(id);
    if (!record) return { why: 'no-keepsake' };
    return record.person === person ? this.#read(record) : { why: 'keepsake-of-other' };
  }

  /** Makes one of a game's ready-made ones the presser's own, with a name of their own if one was typed. */
  async make(press: Press, game: string, ready: number, typed?: string): Promise<Kept | KeepsakeRefusal> {
    const made = this.games.find((each) => each.game.id === game);
    const model = made?.keepsake.readyMade[ready];
    if (!made || !model) return { why: 'no-keepsake' };
    const [first = '', ...others] = made.keepsake.names(model.kept);
    const name = typed === undefined ? first : nameFrom(typed);
    if (name === null) return { why: 'bad-keepsake-name', typed: [] };
    const kept = made.keepsake.renamed(model.kept, [name, ...others]);
    return this.#add(press, made, [{ match: null, at: this.#now(), kept }], false);
  }

  /** Gives other names: its own first, then those of its parts. */
  async rename(press: Press, id: string, typed: readonly string[]): Promise<Kept | KeepsakeRefusal> {
    const kept = await this.#free(press, id);
    if ('why' in kept) return kept;
    const { keepsake, record } = kept;
    const { length: count } = keepsake.names(kept.kept);
    if (typed.length !== count) return { why: 'other-names', count, typed };
    const names = typed.map(nameFrom).filter((name) => name !== null);
    if (names.length < count) return { why: 'bad-keepsake-name', typed };
    const renamed = keepsake.renamed(kept.kept, names);
    // Names that the game cannot read would cost the person the whole of it.
    if (!keepsake.read(renamed).ok) return { why: 'bad-keepsake-name', typed };
    const done = await this.#store.replaceKept(id, record.version, renamed);
    return done ? this.open(press.person.id, id) : this.#free(press, id);
  }

  /** Deletes one of the presser's with its whole history; returns why it was not. */
  async retire(press: Press, id: string): Promise<KeepsakeRefusal | null> {
    const record = await this.#store.keepsake(id);
    if (!record) return { why: 'no-keepsake' };
    if (record.person !== press.person.id) return { why: 'keepsake-of-other' };
    if (record.at) return { why: 'keepsake-away', channel: record.at.channel };
    // Where it was brought to a table or deleted in between, the second look says so.
    return (await this.#store.forgetKeepsake(press.person.id, id)) ? null : this.retire(press, id);
  }

  /** How it was after each of its matches, oldest first. */
  history({ record }: Kept): Promise<KeepsakeVersion[]> {
    return this.#store.keepsakeVersions(record.id);
  }

  /** Its newest versions, each with the match that led to it where that was played here, oldest first. */
  async career(kept: Kept, most: number): Promise<PlayedVersion[]> {
    const history = await this.history(kept);
    return Promise.all(
      history.slice(-most).map(async (version) => ({ ...version, played: await this.#matchOf(kept, version) })),
    );
  }

  /** With its whole history, as a file. */
  async file(kept: Kept): Promise<Buffer> {
    const versions = (await this.history(kept)).map(({ version: _, ...rest }) => rest);
    const file: KeepsakeFile = { format: 'airlock-keepsake-1', game: kept.record.game, versions };
    return Buffer.from(JSON.stringify(file));
  }

  /** Makes what a file holds the presser's own, if its whole history adds up. */
  async import(press: Press, bytes: Uint8Array): Promise<Kept | KeepsakeRefusal> {
    const file = readKeepsakeFile(bytes);
    const of = file && this.games.find(({ game }) => game.id === file.game);
    if (!of) return { why: 'no-keepsake-file' };
    const versions = readHistory(of.keepsake, file.versions);
    if ('why' in versions) return versions;
    const named = versions.flatMap(({ kept }) => of.keepsake.names(kept));
    return named.every(isName) ? this.#add(press, of, versions, true) : { why: 'bad-keepsake-name', typed: [] };
  }

  /** Whether its figures follow from each other, and are those that its matches handed out. */
  async verify(kept: Kept): Promise<Proven | KeepsakeRefusal> {
    const versions = readHistory(kept.keepsake, await this.history(kept));
    if ('why' in versions) return versions;
    let matches = 0;
    for (const { version, match, kept: then } of versions) {
      const played = await this.#matchOf(kept, { match });
      if (!played?.table.play) continue;
      const handed = kept.keepsake.handOut(played.table.play.match.state, played.seat);
      if (handed === null || !sameJson(kept.keepsake.renamed(handed, kept.keepsake.names(then)), then))
        return { why: 'broken-history', version, problem: 'Its match handed out something else.' };
      matches++;
    }
    return { versions: versions.length, matches };
  }

  async #add(
    press: Press,
    { game }: KeepingGame,
    versions: readonly Omit<KeepsakeVersion, 'version'>[],
    imported: boolean,
  ): Promise<Kept | KeepsakeRefusal> {
    const person = press.person.id;
    const [first, ...others] = versions;
    if (!first) return { why: 'no-keepsake-file' };
    const own = (await this.#store.keepsakesOf(person)).filter((record) => record.game === game.id);
    if (own.length >= MOST) return { why: 'too-many-keepsakes', most: MOST };
    const id = newKeepsakeId();
    const added: NewKeepsake = {
      ...{ id, person, game: game.id, imported, createdAt: this.#now() },
      versions: [first, ...others],
    };
    const done = await this.#store.addKeepsake(added, press.interaction);
    // The same press again made one already: the newest.
    const newest = done === 'done' ? id : (own[0]?.id ?? id);
    return this.open(person, newest);
  }

  /** The match that led to a version, and the seat it was brought to; `null` where it was not played here. */
  async #matchOf({ record }: Kept, { match }: Pick<KeepsakeVersion, 'match'>): Promise<Played | null> {
    const table = match === null ? null : await this.#table(match);
    const seat = table?.record.seats.find(({ keepsake }) => keepsake?.id === record.id)?.seat;
    return table && seat !== undefined ? { table, seat } : null;
  }

  /** One of the presser's that is at no table. */
  async #free(press: Press, id: string): Promise<Kept | KeepsakeRefusal> {
    const kept = await this.open(press.person.id, id);
    if ('why' in kept || !kept.record.at) return kept;
    return { why: 'keepsake-away', channel: kept.record.at.channel };
  }

  #read(record: KeepsakeRecord): Kept | KeepsakeRefusal {
    const of = this.games.find(({ game }) => game.id === record.game);
    if (!of) return { why: 'no-keepsake' };
    const read = of.keepsake.read(record.kept);
    return read.ok ? { ...of, record, kept: read.kept } : { why: 'keepsake-unreadable', problem: read.why };
  }
}
