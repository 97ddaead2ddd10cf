import { freeRng } from '#engine';
import { think } from '../../src/ai/think.ts';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { AiDriver, ClockDriver, Tables } from '../../src/tables/index.ts';
import { Club, type Report } from './club.ts';
import { inspected, type Planted } from './faults.ts';
import { Inspector, type Findings } from './inspector.ts';
import { outagesOf } from './outages.ts';
import { BEGIN, departuresOf, peopleOf } from './people.ts';
import { Visits } from './visits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A lobby that nobody joins is opened for this many tables. */
const TABLES_A_LOBBY = 5;

export interface Plan extends Planted {
  readonly tables: number;
  readonly days: number;
  /** One table in this many is deserted after a day; 10 unless it says otherwise. */
  readonly deserted?: number;
}

export interface Month extends Findings, Report {
  readonly tables: number;
  /** Tables that were put away, and that somebody woke. */
  readonly putAway: number;
  readonly woken: number;
}

/** Plays a month at many tables on a clock of its own, with people who sleep, travel and stay away, and a bot that fails. */
export async function playMonth(plan: Plan): Promise<Month> {
  const { seed, tables: count, days, fault, deserted = 10 } = plan;
  let now = BEGIN;
  const end = BEGIN + days * DAY;
  const rng = freeRng(`month ${seed}`);
  const people = peopleOf(seed, Math.max(12, Math.floor(count / 2)));
  const all = [...people.regulars, ...people.strangers];
  const departures = departuresOf(seed, people.regulars, days);
  const outages = outagesOf(rng);
  const inspector = new Inspector(all, games, outages);
  const opened = await openStore(':memory:');
  const store = inspected(opened, inspector, () => now, plan);
  const tables = new Tables({ store, games, now: () => now });
  const clock = new ClockDriver({ tables, onTrouble: raise });
  const ai = new AiDriver({
    tables,
    ask: (request) => {
      const entry = games.find(({ game }) => game.id === request.game);
      if (!entry) throw new Error('No such game.');
      return Promise.resolve(think(entry, { ...request, strength: 'heuristic' }));
    },
    onTrouble: raise,
  });
  if (fault !== 'quiet')
    for (const { id, zone, quiet, vacation } of all)
      await tables.changePerson(id, {
        ...(await tables.people.settings(id)),
        zone,
        quiet,
        vacations: vacation ? [vacation] : [],
      });
  const visits = new Visits();
  const club = new Club(tables, people, visits, rng, () => now, deserted);
  for (let n = 0; n < count; n++) await club.open(n);
  for (let n = 0; n < count; n += TABLES_A_LOBBY) await club.openLobby(n);

  for (;;) {
    const [due] = await store.dueTables(Infinity, 1);
    const [alarm] = await opened.dueAlarms(Infinity, 1);
    const slack = fault === 'late' ? 10 * MINUTE : 0;
    const next = Math.min(
      visits.next,
      (due?.due ?? Infinity) + slack,
      alarm?.due ?? Infinity,
      departures[0]?.at ?? Infinity,
    );
    if (next >= end) break;
    const outage = outages.find(({ from, to }) => from <= next && next < to);
    now = Math.max(now, outage ? outage.to : next);
    if (due && due.due + slack <= now) {
      const standing = await tables.revision(due.table);
      await clock.tick();
      await club.look(due.table);
      if (standing === (await tables.revision(due.table))) throw new Error(`${due.table} stays due.`);
    } else if (alarm && alarm.due <= now) {
      await ai.tick();
      await ai.settled();
      await club.look(alarm.table);
    } else if (departures[0] && departures[0].at <= now) await club.leave(departures.shift()?.player ?? '');
    else await club.come(visits.take());
  }
  now = end;
  inspector.end(now);
  const month = await club.report(opened);
  await opened.close();
  const { putAway, woken } = inspector.idle;
  return { ...inspector.findings, ...month, tables: count, putAway, woken };
}

function raise(error: unknown): never {
  throw error;
}
