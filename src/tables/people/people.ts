import { LRUCache } from 'lru-cache';
import type { SeatRecord, Store } from '../../store/store.ts';
import { ownedByPerson } from '../owner.ts';
import { nextDigest } from './digest-time.ts';
import { activeAfter, activeBetween, isAway } from './active-time.ts';
import { NEW_PERSON, personSettingsShape, type PersonSettings, type Vacation } from './person-settings.ts';

/** People whose settings are kept in memory. */
const CACHED_PEOPLE = 10_000;

/** When some people can be expected to play. Times are in ms since 1970. */
export interface ActiveTimes {
  isAway(player: string, at: number): boolean;
  /** See `activeAfter`. */
  after(player: string, from: number, ms: number): number;
  /** See `activeBetween`. */
  between(player: string, from: number, to: number): number;
}

/** How long before a vacation its table hears of it, in ms. */
const HEARD_BEFORE_MS = 14 * 24 * 60 * 60_000;

/** A vacation of the player of a seat. */
export interface SeatVacation extends Vacation {
  readonly seat: number;
}

/** What people have chosen for themselves: how they are called, when they sleep, and when they travel. */
export class People {
  readonly #store: Pick<Store, 'person' | 'savePerson'>;
  readonly #now: () => number;
  readonly #cached = new LRUCache<string, PersonSettings>({ max: CACHED_PEOPLE });

  /** `now`: milliseconds since 1970. */
  constructor(store: Pick<Store, 'person' | 'savePerson'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The settings of a person; those of a new person where they have chosen nothing. */
  async settings(player: string): Promise<PersonSettings> {
    const cached = this.#cached.get(player);
    if (cached) return cached;
    const stored = personSettingsShape.nullable().parse(await this.#store.person(player)) ?? NEW_PERSON;
    this.#cached.set(player, stored);
    return stored;
  }

  async save(player: string, settings: PersonSettings): Promise<void> {
    await this.#store.savePerson(player, settings, nextDigest(settings, this.#now()));
    this.#cached.set(player, settings);
  }

  /** The vacations of a table's players that are now or soon: the others plan with them. */
  async vacations(seats: readonly SeatRecord[]): Promise<SeatVacation[]> {
    const now = this.#now();
    const found: SeatVacation[] = [];
    for (const { seat, player } of seats.filter(ownedByPerson)) {
      const { vacations } = await this.settings(player);
      const soon = vacations.filter(({ from, to }) => to > now && from < now + HEARD_BEFORE_MS);
      found.push(...soon.map((vacation) => ({ seat, ...vacation })));
    }
    return found;
  }

  /** Has one message call this person to all that waits for them, at that time, in ms since 1970. */
  async callAt(player: string, due: number): Promise<void> {
    await this.#store.savePerson(player, await this.settings(player), due);
  }

  /** The times of these people, as their settings are now; anybody else is always there. */
  async activeTimes(players: readonly string[]): Promise<ActiveTimes> {
    const known = new Map<string, PersonSettings>();
    for (const player of players) known.set(player, await this.settings(player));
    const of = (player: string) => known.get(player) ?? NEW_PERSON;
    return {
      isAway: (player, at) => isAway(of(player), at),
      after: (player, from, ms) => activeAfter(of(player), from, ms),
      between: (player, from, to) => activeBetween(of(player), from, to),
    };
  }
}
