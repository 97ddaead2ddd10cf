import { hash } from 'node:crypto';
import {
  draw,
  freeRng,
  hashOf,
  optionId,
  shuffled,
  submit,
  undo,
  type Answer,
  type GameEntry,
  type Rng,
} from '#engine';
import type { Asker } from '../../src/discord/in/asker.ts';
import { openReplay, REPLAY_OPENED } from '../../src/discord/in/replay.ts';
import { openLog } from '../../src/discord/out/log-page.ts';
import { openChanges, openTurn } from '../../src/discord/out/panels.ts';
import { games } from '../../src/games/index.ts';
import { commitmentOf } from '../../src/proof/dice.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { commands, Tables, type Table } from '../../src/tables/index.ts';
import type { TableCommand } from '../../src/tables/commands/command.ts';
import { withEmptyHouse } from '../store/house.ts';
import { median } from '../measure.ts';
import { within, type Figure, type Row } from '../row.ts';

/** Entries that count in either game: the same dice lead both to the same position. */
const PLAYED = 20;
/** Entries of the short game; and of the long one, which stands as far behind a checkpoint. The rest are steps undone. */
const FEW = 30;
const MANY = 3000 + FEW;
/** How often each press is measured, in turns in either game; the first rounds warm up. */
const ROUNDS = 60;
const WARM_UP = 10;
/** What a press in the long game may take, in times of the short one. */
const TIMES = 1.3;
const PLAYERS = ['ada', 'bo'];
/** What is measured, looks first: they leave the short game short. */
const LOOKS_AND_PRESSES = [
  'log',
  'changes',
  'replay',
  'first replay',
  'log of a game that has gone on',
  'changes of a game that has gone on',
  'replay of a game that has gone on',
  'press',
  'rewind',
] as const;
type Measured = (typeof LOOKS_AND_PRESSES)[number];

/** Presses and looks in a game with 3,000 entries, most of them steps undone, beside the same in a game with 30; and its proof. */
export const longGames: Row = {
  id: 'long',
  title: 'Long game',
  run: async () => {
    const figures: Figure[] = [];
    for (const entry of games)
      await withEmptyHouse((short) =>
        withEmptyHouse(async (long) => {
          figures.push(...(await measured(await openStore(short), await openStore(long), entry)));
        }),
      );
    return figures;
  },
};

async function measured(shortStore: Store, longStore: Store, entry: GameEntry): Promise<Figure[]> {
  const [short, long] = [await Game.begun(shortStore, entry), await Game.begun(longStore, entry)];
  for (const game of [short, long]) await game.play(PLAYED);
  await short.goToAndFro(FEW - PLAYED);
  await long.goToAndFro(MANY - PLAYED);
  if (short.position !== long.position) throw new Error('The two games show different positions.');
  const figures: Figure[] = [];
  for (const what of LOOKS_AND_PRESSES) {
    const times = { short: [] as number[], long: [] as number[] };
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [list, game] of [[times.short, short] as const, [times.long, long] as const]) {
        if (what.endsWith('gone on')) await game.goToAndFro(2);
        const begun = process.cpuUsage();
        await game.doing[what]();
        const { user, system } = process.cpuUsage(begun);
        if (round >= 0) list.push((user + system) / 1000);
      }
    }
    const [ours, value] = [median(times.long), median(times.short)];
    figures.push({
      what: `${entry.game.id}, ${what} at entry ${MANY}`,
      // Of our own work: the wall clock would tell of whatever else the machine does.
      unit: 'CPU ms',
      ours,
      control: { what: `at entry ${FEW}`, value },
      floors: [within(ours, value, TIMES)],
    });
  }
  const [few, many] = [await short.verified(), await long.verified()];
  figures.push({
    what: `${entry.game.id}, verify of ${many.entries} entries`,
    unit: 'entries/s',
    ours: many.rate,
    control: { what: `of ${few.entries} entries`, value: few.rate },
    // It reads the whole log by its nature.
    floors: [],
  });
  await Promise.all([shortStore.close(), longStore.close()]);
  return figures;
}

/** A store whose tables have the same secret each time. */
function sealed(store: Store): Store {
  return {
    ...store,
    create: (table, ...rest) => {
      const secret = hash('sha256', table.game);
      return store.create(Object.assign(table, { secret, commitment: commitmentOf(table.id, secret) }), ...rest);
    },
  };
}

/** A game of two whose players do as the same random numbers say, whichever game it is. */
class Game {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #rng: Rng;
  #table: Table;
  #presses = 0;
  /** What is measured. */
  readonly doing: Readonly<Record<Measured, () => Promise<void>>> = {
    log: () => this.#log(),
    changes: () => this.#changes(),
    replay: () => this.#replay(),
    'first replay': () => this.#replay(new Tables({ store: this.#store, games })),
    'log of a game that has gone on': () => this.#log(),
    'changes of a game that has gone on': () => this.#changes(),
    'replay of a game that has gone on': () => this.#replay(),
    press: () => this.#press(),
    rewind: () => this.#rewind(),
  };

  private constructor(store: Store, tables: Tables, table: Table) {
    this.#store = store;
    this.#tables = tables;
    this.#table = table;
    this.#rng = freeRng('long games');
  }

  /** The first game of a store. */
  static async begun(at: Store, { game }: GameEntry): Promise<Game> {
    const store = sealed(at);
    const tables = new Tables({ store, games });
    const place = { guild: 'guild', channel: 'channel' };
    const { table } = await tables.create(place, game.id, { person: person('ada'), interaction: 'opened' });
    if (!table) throw new Error('No table was opened.');
    const begun = new Game(store, tables, table);
    for (const player of PLAYERS.slice(1)) await begun.#do(player, commands.join(null));
    await begun.#do('ada', commands.begin);
    return begun;
  }

  /** Answers and undoes until the log has this many more entries. */
  async goToAndFro(entries: number): Promise<void> {
    for (let n = 0; n < entries; n += 2) await this.#press();
  }

  /** Answers at random until the log has this many more entries. */
  async play(entries: number): Promise<void> {
    const { open } = this.#play;
    const decision = draw(this.#rng, open);
    const { min, max } = decision.pick ?? { min: 1, max: 1 };
    const actions = shuffled(this.#rng, decision.options).slice(0, Math.max(1, min + this.#rng.int(max - min + 1)));
    const before = this.#play.match.seq;
    await this.#answer({ seat: decision.seat, decision: decision.id, actions });
    const left = entries - (this.#play.match.seq - before);
    if (left > 0) await this.play(left);
  }

  /** An answer with the panel it leads to, and the same taken back. */
  async #press(): Promise<void> {
    const player = await this.#answer(await this.#undoable());
    await this.#panel(player);
    await this.#do(player, commands.undo(null));
    await this.#panel(player);
  }

  async #log(): Promise<void> {
    await openLog(this.#tables, this.#table, 'ada', { of: 'all' });
  }

  async #changes(): Promise<void> {
    for (const player of PLAYERS) await openChanges(this.#tables, this.#table, asker(player));
  }

  /** The newest position of the game, and the one before it. */
  async #replay(tables = this.#tables): Promise<void> {
    for (const player of PLAYERS) {
      await openReplay(tables, this.#table, player, REPLAY_OPENED);
      await openReplay(tables, this.#table, player, { revision: this.#table.record.revision, go: 'back' });
    }
  }

  /** Ends the game and verifies it: how many entries it has, and how many are verified in a second. */
  async verified(): Promise<{ readonly entries: number; readonly rate: number }> {
    for (const player of PLAYERS) await this.#do(player, commands.end);
    const entries = this.#table.play?.match.seq ?? 0;
    const begun = performance.now();
    const verdict = await this.#tables.verifications.of(this.#table, () => undefined);
    if (!verdict?.ok) throw new Error('The game is not proven.');
    return { entries, rate: (entries * 1000) / (performance.now() - begun) };
  }

  /** An answer, and going back by agreement to before it. */
  async #rewind(): Promise<void> {
    const player = await this.#answer(await this.#undoable());
    const { record } = await this.#do(player, commands.askRewind(Infinity));
    for (const other of PLAYERS) if (other !== player) await this.#do(other, commands.agree(record.revision));
  }

  /** The hash of how the match stands. */
  get position(): string {
    return hashOf(this.#play.match.state);
  }

  get #play() {
    const { play } = this.#table;
    if (!play || this.#table.record.status !== 'playing') throw new Error('The game is over.');
    return play;
  }

  /** An answer that can be taken back though somebody else sees it, so that neither leaves the log; plays on to the first. */
  async #undoable(): Promise<Answer<unknown>> {
    const { game, record } = this.#table;
    for (;;) {
      const { match, open } = this.#play;
      for (const { seat, id, options } of open)
        for (const action of options) {
          const answer = { seat, decision: id, actions: [action] };
          const given = submit(game, match, record.seed ?? '', answer);
          const undone = given.ok ? undo(game, given.match, seat) : null;
          if (undone?.entry.kind === 'undo' && undone.entry.quiet !== true) return answer;
        }
      await this.play(1);
    }
  }

  /** The player who gave that answer. */
  async #answer({ seat, decision, actions }: Answer<unknown>): Promise<string> {
    const player = this.#table.record.seats.find((held) => held.seat === seat)?.player ?? '';
    const panel = { seat, revision: this.#table.record.revision };
    const options = actions.map((action) => optionId(decision, action));
    await this.#do(player, commands.act(panel, options));
    return player;
  }

  async #panel(player: string): Promise<void> {
    await openTurn(this.#tables, this.#table, asker(player));
  }

  async #do(player: string, command: TableCommand): Promise<Table> {
    const press = { person: person(player), interaction: String(++this.#presses) };
    const done = await this.#tables.do(this.#table.record.id, press, command);
    if (!done.ok) throw new Error(`Refused: ${done.refusal.why}`);
    this.#table = done.table;
    return done.table;
  }
}

function person(id: string) {
  return { id, name: id };
}

function asker(player: string): Asker {
  return {
    press: { person: person(player), interaction: '' },
    place: { guild: '', channel: '' },
    missing: [],
    noThread: null,
  };
}
