import { draw, freeRng, shuffled } from '../src/engine/index.ts';
import { readMark } from '../src/discord/custom-id.ts';
import type { Sandbox } from '../src/sandbox/index.ts';
import { games } from '../src/games/index.ts';
import { airlock, bareBot } from './bots.ts';
import { oldHouse } from './house.ts';
import { percentile } from './measure.ts';
import { within, type Figure, type Row } from './row.ts';

const ROUNDS = 6;
const PRESSES = 60;

/** The channel everything is played in. */
const CHANNEL = 'table-one';

/** A press that changes the game, from its dispatch until the callback is at the peer and judged there. */
export const answer: Row = {
  id: 'answer',
  title: 'Interaction answered, 100,000 games stored',
  async run() {
    const house = await oldHouse();
    const [bot, bare] = await Promise.all([airlock(house.file), bareBot()]);
    const figures: Figure[] = [];
    for (const { game } of games) {
      const ours = new Stopwatch(bot.sandbox);
      const theirs = new Stopwatch(bare.sandbox);
      const play = playing(bot.sandbox, game.id, game.seats[0], ours);
      for (let round = 0; round <= ROUNDS; round++) {
        if (round === 1) for (const watch of [ours, theirs]) watch.reset();
        for (let n = 0; n < PRESSES; n++) await play.next();
        await pressBare(bare.sandbox, theirs);
      }
      figures.push(...figuresOf(game.id, ours.times, theirs.times));
    }
    await Promise.all([bot.stop(), bare.stop()]);
    house.remove();
    return figures;
  },
};

function figuresOf(game: string, ours: readonly number[], theirs: readonly number[]): Figure[] {
  return [50, 99].map((percent) => {
    const [here, there] = [percentile(ours, percent), percentile(theirs, percent)];
    return {
      what: `${game}, p${percent} of ${ours.length}`,
      unit: 'ms',
      ours: here,
      control: { what: `bare discord.js handler, p${percent}`, value: there },
      floors: percent === 50 ? [within(here, there, 5)] : [],
    };
  });
}

/** Takes the time of single interactions at a sandbox. */
class Stopwatch {
  readonly #sandbox: Sandbox;
  times: number[] = [];

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  reset(): void {
    this.times = [];
  }

  /** Does what sends one interaction and waits for its answer; notes the time between the two. */
  async take<T>(send: () => Promise<T>): Promise<T> {
    let dispatched = 0;
    let answered = 0;
    const stop = this.#sandbox.onExchange((exchange) => {
      const now = performance.now();
      if (exchange.kind === 'dispatch' && exchange.event === 'INTERACTION_CREATE') dispatched = now;
      if (exchange.kind === 'rest' && exchange.path.endsWith('/callback')) answered = now;
    });
    const shown = await send();
    stop();
    if (dispatched === 0 || answered === 0) throw new Error('An interaction was not answered.');
    this.times.push(answered - dispatched);
    return shown;
  }
}

async function pressBare(sandbox: Sandbox, watch: Stopwatch): Promise<void> {
  const [somebody] = sandbox.personas;
  if (!somebody) throw new Error('Nobody is there to press.');
  const { message } = await somebody.command(sandbox.channel(CHANNEL), 'bare');
  if (!message) throw new Error('The bare bot shows nothing.');
  for (let n = 0; n < PRESSES; n++) await watch.take(() => somebody.press(message, { customId: '1 1' }));
}

/** Random games, one after the other, each step of which is one timed press. */
async function* playing(sandbox: Sandbox, game: string, seats: number, watch: Stopwatch): AsyncGenerator<void> {
  const channel = sandbox.channel(CHANNEL);
  const players = sandbox.personas.slice(0, seats);
  const rng = freeRng(`answers in ${game}`);
  for (;;) {
    const [host] = players;
    await host?.command(channel, 'game new', { game });
    for (const player of players) await player.command(channel, 'game join');
    await host?.command(channel, 'game start');
    for (let idle = 0; idle < players.length;) {
      idle++;
      for (const player of players) {
        let { message } = await player.command(channel, 'game act');
        for (;;) {
          const panel = message;
          const choices = panel ? player.pressable(panel).filter((one) => isChoice(one.customId)) : [];
          if (!panel || choices.length === 0) break;
          idle = 0;
          const one = draw(rng, choices);
          ({ message } = await watch.take(() =>
            one.kind === 'button'
              ? player.press(panel, one)
              : player.select(panel, one.customId, shuffled(rng, one.values).slice(0, Math.max(one.min, 1))),
          ));
          yield;
        }
      }
    }
  }
}

/** Whether a press on it answers a question of the game. */
function isChoice(customId: string): boolean {
  const verb = readMark(customId)?.verb;
  return verb === 'do' || verb === 'pick';
}
