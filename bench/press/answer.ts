import type { AnyGame } from '#engine';
import { games } from '../../src/games/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { withBots, type RunningBot } from '../start/bots.ts';
import { withOldHouse } from '../store/house.ts';
import { percentile } from '../measure.ts';
import { randomTable } from './random-table.ts';
import { atMost, within, type Figure, type Row } from '../row.ts';
import { Stopwatch } from './stopwatch.ts';

/** Presses per round, alternating between the two bots; the first round is warm-up. */
const ROUNDS = 20;
const PRESSES = 25;
/**
 * How many times longer than at a bare bot a press may take, by percentile. Of the goal, a press cannot save the sync of
 * its transaction to the disk; the floors allow for a disk and processors that others use as well.
 */
const BOUNDS = [
  { percent: 50, goal: 2, floor: 5 },
  { percent: 99, goal: 1.5, floor: 15 },
] as const;
/** The goal of the 95th percentile inside the process, in ms, and the floor in multiples of the bare bot. */
const INSIDE = { goalMs: 5, floor: 5 };

/** The channel everything is played in. */
const CHANNEL = 'table-one';

/** A press that changes the game, from its dispatch until its callback is at the peer, one right after the other. */
export const answer: Row = {
  id: 'answer',
  title: 'Press answered',
  run: () =>
    withOldHouse((file) =>
      withBots(file, async (airlock, bare) => {
        const figures: Figure[] = [];
        for (const { game } of games) figures.push(...(await pressed(game, airlock, bare)));
        return figures;
      }),
    ),
};

async function pressed(game: AnyGame, bot: RunningBot, bare: Sandbox): Promise<Figure[]> {
  const airlock = bot.sandbox;
  const ours = new Stopwatch(airlock);
  const theirs = new Stopwatch(bare);
  const table = randomTable(airlock, airlock.channel(CHANNEL), game, (press) => ours.take(press));
  let earlier = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) for (const watch of [ours, theirs]) watch.reset();
    if (round === 1) earlier = bot.spent.length;
    for (let n = 0; n < PRESSES; n++) await table.next();
    await pressBare(bare, theirs);
  }
  const within = bot.spent.slice(earlier);
  return [
    ...BOUNDS.map((bounds) => figure(game, bounds, ours.times, theirs.times)),
    inside(game, within, theirs.times),
  ];
}

async function pressBare(sandbox: Sandbox, watch: Stopwatch): Promise<void> {
  const [somebody] = sandbox.personas;
  const shown = await somebody?.command(sandbox.channel(CHANNEL), 'bare');
  if (!somebody || !shown?.message) throw new Error('The bare bot shows nothing.');
  const { message } = shown;
  for (let n = 0; n < PRESSES; n++) await watch.take(() => somebody.press(message, { customId: '1 1' }));
}

function figure(
  game: AnyGame,
  { percent, goal, floor }: (typeof BOUNDS)[number],
  here: readonly number[],
  there: readonly number[],
): Figure {
  const [ours, value] = [percentile(here, percent), percentile(there, percent)];
  return {
    what: `${game.id}, p${percent}`,
    unit: 'ms',
    ours,
    control: { what: 'bare discord.js handler', value },
    goal: within(ours, value, goal),
    floors: [within(ours, value, floor)],
  };
}

/** The time of a press inside the process: rules, transaction and the new panel, without the network. */
function inside(game: AnyGame, here: readonly number[], there: readonly number[]): Figure {
  const [ours, value] = [percentile(here, 95), percentile(there, 95)];
  return {
    what: `${game.id}, p95 inside the process`,
    unit: 'ms',
    ours,
    control: { what: 'bare discord.js handler, whole way', value },
    goal: atMost(ours, INSIDE.goalMs),
    floors: [within(ours, value, INSIDE.floor)],
  };
}
