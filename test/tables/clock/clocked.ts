import { ClockDriver, commands, type Notice, type Settings, type Table } from '../../../src/tables/index.ts';
import { answer, done, house, now, type House } from '../house.ts';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
export const START = Date.UTC(2026, 2, 2, 12);

/** A house with a clock on the wall that the test turns, and the heartbeat of the tables' clocks. */
export interface ClockedHouse extends House {
  /** Lets that much time pass, in ms, and does what is due then. */
  pass(ms: number): Promise<void>;
  /** Turns the clock without anything being done, as while the bot is not running. */
  turn(ms: number): void;
  readonly driver: ClockDriver;
  time(): number;
}

export async function clockedHouse(url?: string): Promise<ClockedHouse> {
  let at = START;
  const home = await house(url, undefined, () => at);
  const driver = new ClockDriver({ tables: home.tables });
  const turn = (ms: number) => {
    at += ms;
  };
  return {
    ...home,
    driver,
    turn,
    pass: async (ms) => {
      turn(ms);
      await driver.tick();
    },
    time: () => at,
  };
}

/** A game of these people with a clock of 24 hours, or as said. */
export async function clockedGame(
  at: House,
  settings: Partial<Pick<Settings, 'clock' | 'bank' | 'onTimeout'>>,
  ...people: string[]
): Promise<Table> {
  const { record } = await at.lobby(...people);
  const [host = ''] = people;
  for (const [key, value] of Object.entries({ clock: '1440', bank: 'none', ...settings }))
    done(await at.tables.do(record.id, at.press(host), commands.setting(key as 'clock', value)));
  return done(await at.tables.do(record.id, at.press(host), commands.begin));
}

/** The same where everybody has kept their cards and is bidding. */
export async function clockedBidding(at: House, settings: Parameters<typeof clockedGame>[1], ...people: string[]) {
  let table = await clockedGame(at, settings, ...people);
  for (const person of people) table = await answer(at, table, person);
  return table;
}

/** Takes the reminders out of the outbox: the seats of each. */
export async function reminders(at: House): Promise<(readonly number[])[]> {
  const due = await at.store.dueNotices(Infinity, 1000);
  const found: Notice[] = due.filter(({ kind }) => kind === 'reminder');
  for (const notice of found) await at.store.settleNotice(notice);
  return found.map(({ seats }) => seats);
}

/** The clock of a seat as the table has it. */
export async function clock(at: House, table: Table, seat: number) {
  const found = (await now(at, table)).record.clocks.find((each) => each.seat === seat);
  if (!found) throw new Error('The seat has no clock.');
  return found;
}
