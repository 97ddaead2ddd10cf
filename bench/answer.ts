import type { AnyGame } from '#engine';
import { games } from '../src/games/index.ts';
import type { Sandbox } from '../src/sandbox/index.ts';
import { withBots, type RunningBot } from './bots.ts';
import { withOldHouse } from './house.ts';
import { percentile } from './measure.ts';
import { randomTable } from './random-table.ts';
import { atMost, within, type Figure, type Row } from './row.ts';
import { Stopwatch } from './stopwatch.ts';

/** Presses per round, alternating between the two bots; the first round is warm-up. */
const ROUNDS = 20;
const PRESSES = 25;
/** The 95th percentile that a press may take inside the process, in ms. */
const MOST_INSIDE_MS = 5;

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
    ...[50, 99].map((percent) => figure(game, percent, ours.times, theirs.times)),
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

function figure(game: AnyGame, percent: number, here: readonly number[], there: readonly number[]): Figure {
  const [ours, value] = [percentile(here, percent), percentile(there, percent)];
  return {
    what: `${game.id}, p${percent}`,
    unit: 'ms',
    ours,
    control: { what: 'bare discord.js handler', value },
    floors: percent === 50 ? [within(ours, value, 5)] : [],
  };
}

/** The time of a press inside the process: rules, transaction and the new panel, without the network. */
function inside(game: AnyGame, here: readonly number[], there: readonly number[]): Figure {
  const ours = percentile(here, 95);
  return {
    what: `${game.id}, p95 inside the process`,
    unit: 'ms',
    ours,
    control: { what: 'bare discord.js handler, whole way', value: percentile(there, 95) },
    floors: [atMost(ours, MOST_INSIDE_MS)],
  };
}
