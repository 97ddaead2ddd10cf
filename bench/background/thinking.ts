import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freeRng, type AnyGame, type Rng } from '#engine';
import { games } from '../../src/games/index.ts';
import { withTwo, type RunningBot } from '../start/bots.ts';
import { withEmptyHouse } from '../store/house.ts';
import { median, percentile } from '../measure.ts';
import { randomTable } from '../press/random-table.ts';
import { atLeast, atMost, within, type Figure, type Row } from '../row.ts';
import { Stopwatch } from '../press/stopwatch.ts';
import { amongStrangers } from './strangers.ts';

/** Tables whose AI players think all the time. */
const TABLES = 20;
/** The least number of AI answers per table while the presses are measured. */
const THOUGHTS = 5;
/** Decisions per table before measuring starts: the first ones (characters, dice) need no search; and the time limit for them. */
const EASY_DECISIONS = 24;
const SEATED_MS = 180_000;
/** Presses per round, alternating between the two bots; the first round is warm-up. */
const ROUNDS = 12;
const PRESSES = 40;
/** The longest pause, in ms, between an answer and the next press: about twenty presses a second. */
const PAUSE_MS = 100;
/** The goal: how many times the 95th percentile of an idle bot this one may reach. */
const GOAL = 1.5;
/**
 * How much longer than at an idle bot a press may take, in ms, besides what it waits here: the peer, which takes in the
 * boards of all those tables in this very process, and no bot keeps it waiting for that.
 */
const MARGIN_MS = 2;
/** How often the progress of the tables is checked, in ms. */
const LOOK_MS = 100;
/** The time, in ms, to finish pictures begun before the busy bot was paused. */
const LAST_PICTURE_MS = 500;
/** After a pause all tables are overdue at once; the time, in ms, until they take normal turns again. */
const CATCHING_UP_MS = 2_000;

/**
 * A press that changes a game, some twenty a second, while twenty tables of AI players think, and at a bot
 * with nothing else to do: once with the machine to itself, and once where somebody else keeps the machine as busy. The
 * busy bot is held still while the idle one is measured: otherwise both would wait for the same processor.
 */
export const thinking: Row = {
  id: 'think',
  title: 'Press answered',
  run: () => withEmptyHouse((idle) => withEmptyHouse((busy) => withTwo(idle, busy, pressed))),
};

async function pressed(idle: RunningBot, busy: RunningBot): Promise<Figure[]> {
  const [smallest] = bySeats();
  const boards = await seatThinkers(busy);
  const side = ({ sandbox }: RunningBot, channel: string): Side => {
    const watch = new Stopwatch(sandbox);
    const table = randomTable(sandbox, sandbox.addChannel(channel), smallest, (press) => watch.take(press));
    return { watch, table, rng: freeRng('pauses'), waits: [] };
  };
  const alone = side(idle, 'alone');
  const beside = side(idle, 'among-strangers');
  const among = side(busy, 'among-thinkers');
  let thoughts = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) for (const { watch } of [alone, beside, among]) watch.reset();
    busy.hold();
    await wait(LAST_PICTURE_MS);
    await press(alone);
    await amongStrangers(async () => {
      await wait(CATCHING_UP_MS);
      await press(beside);
    });
    busy.goOn();
    await wait(CATCHING_UP_MS);
    if (round === 1) boards.reset();
    const before = busy.thoughts.length;
    await press(among);
    if (round > 0) thoughts += busy.thoughts.length - before;
  }
  const drawn = boards.count();
  const [here, idly] = [median(among.waits), median(alone.waits)];
  const what = `while ${String(TABLES)} tables draw and think`;
  return [
    ...[50, 95].flatMap((percent) => {
      const of = ({ watch }: Side) => percentile(watch.times, percent);
      const [ours, value] = [of(among), of(alone)];
      return [
        {
          what: `${what}, p${percent}`,
          unit: 'ms',
          ours,
          control: { what: 'idle', value },
          ...(percent === 95 && { goal: within(ours, value, GOAL) }),
          floors: [atMost(ours, value + Math.max(0, here - idly) + MARGIN_MS)],
        },
        {
          what: `${what}, p${percent}`,
          unit: 'ms',
          ours,
          control: { what: 'idle, machine as busy', value: of(beside) },
          floors: [],
        },
      ];
    }),
    {
      what: 'of which the peer’s own loop waits, p95',
      unit: 'ms',
      ours: here,
      control: { what: 'idle', value: idly },
      floors: [],
    },
    {
      what: 'boards those tables drew from the first round to the last',
      unit: 'pictures',
      ours: drawn,
      control: { what: 'tables', value: TABLES },
      floors: [atLeast(drawn, TABLES)],
    },
    {
      what: 'thoughts of their players between those presses',
      unit: 'thoughts',
      ours: thoughts,
      control: { what: 'tables', value: TABLES },
      floors: [atLeast(thoughts, TABLES * THOUGHTS)],
    },
  ];
}

/** A table whose presses are timed. */
interface Side {
  readonly watch: Stopwatch;
  readonly table: AsyncGenerator<void>;
  readonly rng: Rng;
  /** The 95th percentile of the peer's event loop delay in each round, in ms. */
  readonly waits: number[];
}

async function press({ table, rng, waits }: Side): Promise<void> {
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  for (let n = 0; n < PRESSES; n++) {
    await table.next();
    await wait(rng.int(PAUSE_MS));
  }
  lag.disable();
  waits.push(lag.percentile(95) / 1e6);
}

/** The games from the one with the fewest seats on. */
function bySeats(): readonly [AnyGame, ...AnyGame[]] {
  const [first, ...others] = games.map(({ game }) => game).sort((a, b) => a.seats[1] - b.seats[1]);
  if (!first) throw new Error('There is no game.');
  return [first, ...others];
}

/** Tables of the largest game whose people have all handed their seats over, and how many boards of them come out. */
async function seatThinkers(bot: RunningBot): Promise<{ count: () => number; reset: () => void }> {
  const { sandbox } = bot;
  const largest = bySeats().at(-1);
  const [host] = sandbox.personas;
  if (!largest || !host) throw new Error('There is no game, or nobody to play it.');
  const strength = 'search';
  const channels = Array.from({ length: TABLES }, (_, n) => sandbox.addChannel(`thinkers-${n}`));
  for (const channel of channels) {
    await host.command(channel, 'game new', { game: largest.id, ai: String(largest.seats[1] - 1), strength });
    await host.command(channel, 'game start');
    const asked = await host.command(channel, 'game replace', { strength });
    await host.press(asked.message ?? '', 'Let AI Play');
  }
  let drawn = 0;
  sandbox.onExchange((exchange) => {
    if (exchange.kind !== 'rest' || exchange.files.length === 0 || exchange.status >= 300) return;
    if (channels.some((channel) => exchange.path.includes(channel))) drawn++;
  });
  const begun = performance.now();
  while (bot.thoughts.length < TABLES * EASY_DECISIONS) {
    if (performance.now() - begun > SEATED_MS) throw new Error('The players of those tables do not come to think.');
    await wait(LOOK_MS);
  }
  return {
    count: () => drawn,
    reset: () => {
      drawn = 0;
    },
  };
}
