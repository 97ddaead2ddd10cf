import { games } from '../src/games/index.ts';
import { openStore } from '../src/store/open.ts';
import { Tables, type Press } from '../src/tables/index.ts';
import { withTwo, type RunningBot } from './bots.ts';
import { withEmptyHouse } from './house.ts';
import { percentile } from './measure.ts';
import { randomTable } from './random-table.ts';
import { atMost, type Figure, type Row } from './row.ts';
import { Stopwatch } from './stopwatch.ts';

/** Tables whose players all think, at once and all the time. */
const TABLES = 20;
/** Presses in turns at the one bot and the other; what the first round takes does not count. */
const ROUNDS = 8;
const PRESSES = 25;
/** How much longer than at an idle bot a press may take, in ms. */
const MARGIN_MS = 5;

/** A press that changes a game while twenty tables of players who are no people think, and at a bot with nothing else to do. */
export const thinking: Row = {
  id: 'think',
  title: 'Press answered',
  run: () =>
    withEmptyHouse((idle) =>
      withEmptyHouse(async (busy) => {
        await seatThinkers(busy);
        return withTwo(idle, busy, pressed);
      }),
    ),
};

async function pressed(idle: RunningBot, busy: RunningBot): Promise<Figure[]> {
  const [{ game } = { game: null }] = games;
  if (!game) throw new Error('There is no game.');
  const sides = [idle, busy].map(({ sandbox }) => {
    const watch = new Stopwatch(sandbox);
    return { watch, table: randomTable(sandbox, sandbox.channel('table-one'), game, (press) => watch.take(press)) };
  });
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { watch, table } of sides) {
      if (round === 1) watch.reset();
      for (let n = 0; n < PRESSES; n++) await table.next();
    }
  }
  const [alone = [], among = []] = sides.map(({ watch }) => watch.times);
  return [50, 95].map((percent) => {
    const [ours, value] = [percentile(among, percent), percentile(alone, percent)];
    return {
      what: `while ${String(TABLES)} tables draw and think, p${percent}`,
      unit: 'ms',
      ours,
      control: { what: 'idle', value },
      floors: [atMost(ours, value + MARGIN_MS)],
    };
  });
}

/** Tables of the largest game whose people have all handed their seats over. */
async function seatThinkers(file: string): Promise<void> {
  const store = await openStore(file);
  const tables = new Tables({ store, games });
  const [largest] = [...games].sort((a, b) => b.game.seats[1] - a.game.seats[1]);
  if (!largest) throw new Error('There is no game.');
  for (let n = 0; n < TABLES; n++) {
    let presses = 0;
    const press = (): Press => ({ person: { id: `host ${n}`, name: 'Host' }, interaction: `${n} ${++presses}` });
    const place = { guild: `guild ${n}`, channel: `channel ${n}` };
    const ai = { strength: 'search', count: largest.game.seats[1] } as const;
    const opened = await tables.create(place, largest.game.id, press(), ai);
    const id = opened.table?.record.id ?? '';
    await tables.start(id, press());
    const done = await tables.handOver(id, press(), 'search');
    if (!done.ok) throw new Error(`A seat could not be handed over (${done.refusal.why}).`);
  }
  await store.close();
}
