import { IANAZone } from 'luxon';
import { z } from 'zod';

/** How a person is told that a game waits for them: a digest is one direct message a day. */
export const CALLS = ['channel', 'dm', 'both', 'none', 'digest'] as const;
type Calls = (typeof CALLS)[number];

/** What a person has chosen for themselves, at all tables. */
export interface PersonSettings {
  readonly calls: Calls;
  /** The hour of the local day at which a digest comes, 0 to 23. */
  readonly digestAt: number;
  /** An IANA time zone. */
  readonly zone: string;
  /** When nobody calls them: minutes of the local day, half open; `from` after `to` passes midnight. */
  readonly quiet: QuietHours | null;
  /** Ordered by time; none overlap. */
  readonly vacations: readonly Vacation[];
}

export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds since 1970, half open. */
export interface Vacation {
  readonly from: number;
  readonly to: number;
}

export const MINUTES_OF_DAY = 24 * 60;

export const NEW_PERSON: PersonSettings = { calls: 'channel', digestAt: 9, zone: 'UTC', quiet: null, vacations: [] };

const minute = z
  .number()
  .int()
  .min(0)
  .max(MINUTES_OF_DAY - 1);

/** How settings are read back from the store. */
export const personSettingsShape: z.ZodType<PersonSettings> = z.object({
  calls: z.enum(CALLS),
  digestAt: z.number().int().min(0).max(23),
  // A zone that this machine does not know, as of a newer one, has no hours to count with.
  zone: z.string().transform((zone) => (IANAZone.isValidZone(zone) ? zone : NEW_PERSON.zone)),
  quiet: z.object({ from: minute, to: minute }).nullable(),
  vacations: z.array(z.object({ from: z.number(), to: z.number() })).readonly(),
});
