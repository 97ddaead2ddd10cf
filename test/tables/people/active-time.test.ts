import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { activeAfter, activeBetween, isAway } from '../../../src/tables/people/active-time.ts';
import { MINUTES_OF_DAY, NEW_PERSON, type PersonSettings } from '../../../src/tables/people/person-settings.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment by the clock of a zone. */
function local(zone: string, text: string): number {
  const at = DateTime.fromISO(text, { zone });
  expect(at.isValid).toBe(true);
  return at.toMillis();
}

function sleeper(zone: string, from: string, to: string): PersonSettings {
  return { ...NEW_PERSON, zone, quiet: { from: minutes(from), to: minutes(to) } };
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** Moments around both changes of the clock of a year, in every zone, and some others. */
const moment = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'),
      fc.integer({ min: -2 * DAY, max: 2 * DAY }),
    )
    .map(([day, by]) => Date.parse(day) + by),
  fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }),
);
const length = fc.integer({ min: 0, max: 20 * DAY });
const minute = fc.integer({ min: 0, max: MINUTES_OF_DAY - 1 });
const settings: fc.Arbitrary<PersonSettings> = fc.record({
  calls: fc.constant('channel' as const),
  digestAt: fc.constant(9),
  zone: fc.constantFrom(...ZONES),
  quiet: fc.option(fc.record({ from: minute, to: minute })),
  vacations: fc.array(
    fc.record({ from: moment, days: fc.integer({ min: 1, max: 30 }) }).map(({ from, days }) => ({
      from,
      to: from + days * DAY,
    })),
    { maxLength: 3 },
  ),
});
/** People who are awake for at least two hours a day. */
const rested = settings.filter(({ quiet }) => {
  if (!quiet) return true;
  return (quiet.to - quiet.from + MINUTES_OF_DAY) % MINUTES_OF_DAY <= 22 * 60;
});

describe('Active time', () => {
  it('that is added is the time that passes', () => {
    fc.assert(
      fc.property(rested, moment, fc.integer({ min: 0, max: 5 * DAY }), (person, from, ms) => {
        expect(activeBetween(person, from, activeAfter(person, from, ms))).toBe(ms);
      }),
    );
  });

  it('never ends inside quiet hours or a vacation', () => {
    fc.assert(
      fc.property(rested, moment, fc.integer({ min: 0, max: 5 * DAY }), (person, from, ms) => {
        const at = activeAfter(person, from, ms);
        expect(isAway(person, at)).toBe(false);
        const clock = DateTime.fromMillis(at, { zone: person.zone });
        const minuteOfDay = clock.hour * 60 + clock.minute;
        const { from: begin, to: end } = person.quiet ?? { from: 0, to: 0 };
        expect(
          begin <= end ? begin <= minuteOfDay && minuteOfDay < end : begin <= minuteOfDay || minuteOfDay < end,
        ).toBe(false);
      }),
    );
  });

  it('ends at the first such moment', () => {
    fc.assert(
      fc.property(rested, moment, fc.integer({ min: 0, max: 5 * DAY }), (person, from, ms) => {
        const at = activeAfter(person, from, ms);
        if (at > from) expect(isAway(person, at - 1) || activeBetween(person, from, at - 1) < ms).toBe(true);
      }),
    );
  });

  it('adds up over any moment in between', () => {
    fc.assert(
      fc.property(settings, moment, fc.tuple(length, length), (person, a, [first, second]) => {
        const [b, c] = [a + first, a + first + second];
        expect(activeBetween(person, a, b) + activeBetween(person, b, c)).toBe(activeBetween(person, a, c));
      }),
    );
  });

  it('is what counting minute by minute says, on both sides of a change of the clock', () => {
    fc.assert(
      fc.property(settings, moment, fc.integer({ min: 0, max: 1500 }), (person, at, count) => {
        const from = Math.floor(at / MINUTE) * MINUTE;
        const whole = { ...person, vacations: [] };
        let counted = 0;
        for (let n = 0; n < count; n++) if (!isAway(whole, from + n * MINUTE)) counted += MINUTE;
        expect(activeBetween(whole, from, from + count * MINUTE)).toBe(counted);
      }),
    );
  });

  it('is all time for somebody who has chosen nothing', () => {
    expect(activeAfter(NEW_PERSON, 5, 7)).toBe(12);
    expect(activeBetween(NEW_PERSON, 5, 12)).toBe(7);
  });

  it('is none where the clock of the machine jumps back', () => {
    expect(activeBetween(NEW_PERSON, HOUR, 0)).toBe(0);
    expect(activeBetween(sleeper('Europe/Berlin', '22:00', '06:00'), DAY, DAY - HOUR)).toBe(0);
  });

  it('stops in quiet hours that pass midnight', () => {
    const person = sleeper('Europe/Berlin', '22:00', '06:00');
    const evening = local('Europe/Berlin', '2026-01-10T21:00');
    expect(activeAfter(person, evening, 2 * HOUR)).toBe(local('Europe/Berlin', '2026-01-11T07:00'));
    expect(activeAfter(person, evening, HOUR)).toBe(local('Europe/Berlin', '2026-01-11T06:00'));
    expect(activeAfter(person, local('Europe/Berlin', '2026-01-10T23:00'), 0)).toBe(
      local('Europe/Berlin', '2026-01-11T06:00'),
    );
  });

  it('counts the hour that a night has more, where one is awake in it', () => {
    const asleep = sleeper('Europe/Berlin', '22:00', '06:00');
    const evening = local('Europe/Berlin', '2026-10-24T21:00');
    const morning = local('Europe/Berlin', '2026-10-25T07:00');
    expect(morning - evening).toBe(11 * HOUR);
    expect(activeBetween(asleep, evening, morning)).toBe(2 * HOUR);
    expect(activeBetween(sleeper('Europe/Berlin', '22:00', '02:00'), evening, morning)).toBe(7 * HOUR);
  });

  it('counts an hour less in the night when the clock is put forward', () => {
    const person = sleeper('America/New_York', '22:00', '01:00');
    const evening = local('America/New_York', '2026-03-07T21:00');
    const morning = local('America/New_York', '2026-03-08T06:00');
    expect(activeBetween(person, evening, morning)).toBe(5 * HOUR);
  });

  it('begins again by the new clock where quiet hours end in the hour that is left out', () => {
    const person = sleeper('Europe/Berlin', '22:00', '02:30');
    const before = local('Europe/Berlin', '2026-03-29T01:00');
    expect(activeAfter(person, before, 0)).toBe(local('Europe/Berlin', '2026-03-29T03:00'));
  });

  it('follows clocks that are changed by half an hour', () => {
    const person = sleeper('Australia/Lord_Howe', '22:00', '06:00');
    const evening = local('Australia/Lord_Howe', '2026-04-04T21:00');
    const morning = local('Australia/Lord_Howe', '2026-04-05T06:00');
    expect(morning - evening).toBe(9.5 * HOUR);
    expect(activeAfter(person, evening, HOUR)).toBe(morning);
  });

  it('follows clocks that are quarters of an hour from the others', () => {
    const person = sleeper('Asia/Kathmandu', '22:00', '06:00');
    expect(activeAfter(person, Date.parse('2026-01-10T16:15Z'), 1)).toBe(Date.parse('2026-01-11T00:15Z') + 1);
  });

  it('stops on vacation', () => {
    const from = Date.parse('2026-07-01');
    const person = { ...NEW_PERSON, vacations: [{ from, to: from + 10 * DAY }] };
    expect(activeAfter(person, from - HOUR, 3 * HOUR)).toBe(from + 10 * DAY + 2 * HOUR);
    expect(isAway(person, from)).toBe(true);
    expect(isAway(person, from + 10 * DAY)).toBe(false);
  });
});
