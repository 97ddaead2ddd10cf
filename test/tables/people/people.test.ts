import { describe, expect, it } from 'vitest';
import { NEW_PERSON } from '../../../src/tables/people/person-settings.ts';
import { People } from '../../../src/tables/people/people.ts';

const HOUR = 60 * 60_000;

/** A store of people, and how often it was read. */
function shelf() {
  const kept = new Map<string, unknown>();
  let reads = 0;
  return {
    person: (player: string) => {
      reads += 1;
      return Promise.resolve(kept.get(player) ?? null);
    },
    savePerson: (player: string, settings: unknown) => {
      kept.set(player, structuredClone(settings));
      return Promise.resolve();
    },
    reads: () => reads,
  };
}

describe('What people have chosen', () => {
  it('is nothing at first: called in the channel, always there', async () => {
    expect(await new People(shelf(), Date.now).settings('ada')).toEqual(NEW_PERSON);
  });

  it('is read once and kept', async () => {
    const store = shelf();
    const people = new People(store, Date.now);
    await people.save('ada', { ...NEW_PERSON, calls: 'dm' });
    await people.settings('ada');
    await people.settings('bo');
    await people.settings('bo');
    expect(store.reads()).toBe(1);
    expect(await new People(store, Date.now).settings('ada')).toEqual({ ...NEW_PERSON, calls: 'dm' });
  });

  it('says when several people are there, each by their own clock', async () => {
    const people = new People(shelf(), Date.now);
    await people.save('ada', { ...NEW_PERSON, quiet: { from: 22 * 60, to: 6 * 60 } });
    const times = await people.activeTimes(['ada', 'bo']);
    const late = Date.parse('2026-01-10T23:00Z');
    expect(times.isAway('ada', late)).toBe(true);
    expect(times.isAway('bo', late)).toBe(false);
    expect(times.after('ada', late, HOUR)).toBe(late + 8 * HOUR);
    expect(times.between('ada', late, late + 8 * HOUR)).toBe(HOUR);
    expect(times.between('bo', late, late + 8 * HOUR)).toBe(8 * HOUR);
  });

  it('is by the clock of UTC where this machine does not know their time zone', async () => {
    const store = shelf();
    await store.savePerson('ada', { ...NEW_PERSON, zone: 'Mars/Olympus_Mons', quiet: { from: 22 * 60, to: 6 * 60 } });
    const people = new People(store, Date.now);
    expect((await people.settings('ada')).zone).toBe('UTC');
    const late = Date.parse('2026-01-10T23:00Z');
    expect((await people.activeTimes(['ada'])).after('ada', late, HOUR)).toBe(late + 8 * HOUR);
  });
});
