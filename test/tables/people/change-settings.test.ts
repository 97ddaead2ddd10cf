import { describe, expect, it } from 'vitest';
import {
  isSettingsRefusal,
  vacationBudget,
  vacationsAhead,
  withoutVacations,
  withQuiet,
  withVacation,
  withZone,
  type Changed,
} from '../../../src/tables/people/change-settings.ts';
import { NEW_PERSON, type PersonSettings } from '../../../src/tables/people/person-settings.ts';
import { zoneNamed, zonesLike } from '../../../src/tables/people/zones.ts';

const NOW = Date.parse('2026-11-24T20:00Z');
const BERLINER: PersonSettings = { ...NEW_PERSON, zone: 'Europe/Berlin' };

function done(changed: Changed): PersonSettings {
  if (isSettingsRefusal(changed)) throw new Error(`Refused: ${changed.why}`);
  return changed;
}

describe('The time zone', () => {
  it('is found by its name or its city, however it is written', () => {
    expect(withZone(NEW_PERSON, 'europe/berlin')).toMatchObject({ zone: 'Europe/Berlin' });
    expect(zoneNamed('New York')).toBe('America/New_York');
    expect(zoneNamed('america/new_york')).toBe('America/New_York');
    expect(zoneNamed('Kathmandu')).toBe('Asia/Kathmandu');
    expect(zoneNamed('utc')).toBe('UTC');
  });

  it('that nobody knows is refused', () => {
    for (const text of ['Atlantis', '', 'Europe', '+01:00', 'Europe/Berlin; drop table'])
      expect(withZone(NEW_PERSON, text)).toEqual({ why: 'unknown-zone' });
  });

  it('is suggested by what its city begins with, then by any part', () => {
    expect(zonesLike('berl')[0]).toBe('Europe/Berlin');
    expect(zonesLike('lord')).toEqual(['Australia/Lord_Howe', 'Asia/Qyzylorda']);
    expect(zonesLike('nowhere at all')).toEqual([]);
  });
});

describe('Quiet hours', () => {
  it('are read as people type them', () => {
    const night = { quiet: { from: 22 * 60, to: 7 * 60 } };
    for (const text of ['22:00-07:00', '22-7', ' 22:00 – 7:00 ', '22 to 7'])
      expect(withQuiet(NEW_PERSON, text)).toMatchObject(night);
    expect(withQuiet(NEW_PERSON, '16-24')).toMatchObject({ quiet: { from: 16 * 60, to: 0 } });
    expect(withQuiet({ ...NEW_PERSON, ...night }, 'Off')).toMatchObject({ quiet: null });
  });

  it('of a whole day, or nearly, are refused', () => {
    for (const text of ['0:00-24:00', '8-8', '7:00-6:59', '0-21'])
      expect(withQuiet(NEW_PERSON, text)).toEqual({ why: 'too-quiet' });
  });

  it('that nobody can read are refused', () => {
    for (const text of ['', 'at night', '25-3', '22:60-7', '22', '-1-5', '99999-1'])
      expect(withQuiet(NEW_PERSON, text)).toEqual({ why: 'unclear-hours' });
  });
});

describe('A vacation', () => {
  it('lasts from the first day to the end of the last by the own clock', () => {
    const { vacations } = done(withVacation(BERLINER, '2026-12-01', '2026-12-03', NOW));
    expect(vacations).toEqual([{ from: Date.parse('2026-11-30T23:00Z'), to: Date.parse('2026-12-03T23:00Z') }]);
  });

  it('that begins today begins now', () => {
    const { vacations } = done(withVacation(BERLINER, '2026-11-24', '2026-11-24', NOW));
    expect(vacations).toEqual([{ from: NOW, to: Date.parse('2026-11-24T23:00Z') }]);
  });

  it('in the past, of no day, after more than a year or of a century is refused', () => {
    const refusal = (from: string, to: string) => withVacation(BERLINER, from, to, NOW);
    expect(refusal('2026-11-23', '2026-11-30')).toEqual({ why: 'past' });
    expect(refusal('1926-11-23', '2026-11-30')).toEqual({ why: 'past' });
    expect(refusal('2026-12-02', '2026-12-01')).toEqual({ why: 'ends-before' });
    expect(refusal('2028-01-01', '2028-01-02')).toEqual({ why: 'far-ahead' });
    expect(refusal('2126-01-01', '2126-01-02')).toEqual({ why: 'far-ahead' });
    expect(refusal('2026-12-01', '2126-12-01')).toMatchObject({ why: 'over-budget' });
    expect(refusal('2026-12-01', '9999-12-31')).toMatchObject({ why: 'over-budget' });
  });

  it('on a day that no calendar has is refused', () => {
    for (const text of ['2026-02-30', 'tomorrow', '', '0', '2026-13-01', '01.12.2026'])
      expect(withVacation(BERLINER, text, '2026-12-01', NOW)).toEqual({ why: 'unclear-date' });
  });

  it('has 30 days in a calendar year, of which what is over counts', () => {
    const used = done(withVacation(BERLINER, '2026-12-01', '2026-12-28', NOW));
    expect(vacationBudget(used, NOW)).toEqual({ year: 2026, left: 2 });
    const more = (to: string) => withVacation(used, '2026-12-29', to, NOW);
    expect(more('2026-12-31')).toEqual({ why: 'over-budget', year: 2026, left: 2 });
    expect(done(more('2026-12-30')).vacations).toHaveLength(2);
    const january = withVacation(used, '2027-01-01', '2027-01-30', NOW);
    expect(vacationBudget(done(january), Date.parse('2027-06-01'))).toEqual({ year: 2027, left: 0 });
    expect(withVacation(used, '2027-01-01', '2027-01-31', NOW)).toEqual({ why: 'over-budget', year: 2027, left: 30 });
  });

  it('across the end of a year takes from both', () => {
    const both = done(withVacation(BERLINER, '2026-12-20', '2027-01-10', NOW));
    expect(vacationBudget(both, NOW)).toEqual({ year: 2026, left: 18 });
    expect(vacationBudget(both, Date.parse('2027-06-01'))).toEqual({ year: 2027, left: 20 });
  });

  it('in the time of another one is refused', () => {
    const one = done(withVacation(BERLINER, '2026-12-01', '2026-12-05', NOW));
    expect(withVacation(one, '2026-12-05', '2026-12-07', NOW)).toEqual({ why: 'overlaps' });
  });

  it('that is cancelled ends now, and its days so far stay used', () => {
    const one = done(withVacation(BERLINER, '2026-11-24', '2026-11-30', NOW));
    const later = Date.parse('2026-11-26T12:00Z');
    const back = withoutVacations(done(withVacation(one, '2026-12-24', '2026-12-26', NOW)), later);
    expect(vacationsAhead(back, later)).toEqual([]);
    expect(vacationBudget(back, later)).toEqual({ year: 2026, left: 27 });
  });
});
