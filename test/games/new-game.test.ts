import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freeRng } from '#engine';
import { commandTree } from '../../src/discord/in/commands/command-tree.ts';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { exportOf, Tables } from '../../src/tables/index.ts';
import { verify } from '../../src/proof/verify.ts';
import { welcomeTo } from '../../src/welcome.ts';
import { playOn, seated } from '../databases/play-on.ts';
import { club } from '../discord/club.ts';
import { shotsOf } from '../pictures/positions.ts';
import { TOY } from '../tables/house.ts';
import { RandomPlayer } from '../whole/player.ts';

/** The files that treat every game alike, so that none may name one. */
const FOR_ALL_GAMES = [
  'bench/background/pictures.ts',
  'src/ai',
  'src/background',
  'src/discord',
  'src/engine',
  'src/pictures',
  'src/sandbox',
  'src/store',
  'src/tables',
  'src/tools',
  'test/conformance',
  'test/golden/golden.test.ts',
  'test/pictures/boards.test.ts',
  'test/pictures/positions.ts',
  'test/whole/games.whole.ts',
  'test/whole/short.test.ts',
  'test/whole/whole-game.ts',
];

function filesNaming(ids: readonly string[]): string[] {
  const naming = new RegExp(`\\b(${ids.join('|')})`, 'i');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const isCode = (path: string) => /\.tsx?$/.test(path);
  return FOR_ALL_GAMES.flatMap((path) =>
    isCode(path)
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
          .filter(isCode)
          .map((file) => join(path, file)),
  ).filter((file) => naming.test(readFileSync(join(root, file), 'utf8')));
}

/** The house with one game more: its entry in the list is all there is to it. */
const MORE = [...games, TOY];

describe('A game added to the list of games', () => {
  it('is played through tables to an end that its log proves', async () => {
    const store = await openStore(':memory:');
    onTestFinished(() => store.close());
    const tables = new Tables({ store, games: MORE });
    const begun = await seated(tables, TOY.game.id, 'channel', ['ada', 'bo']);
    const over = await playOn(tables, begun, freeRng('one more'), Infinity);
    expect(over.record.status).toBe('finished');
    const exported = exportOf(over, await tables.log(over.record.id));
    expect(verify(JSON.stringify(exported), MORE, () => undefined)).toMatchObject({ ok: true });
  });

  it('is offered, opened and played in the sandbox by presses alone', async () => {
    const { tables, channel, ada, bo, told } = await club({ games: MORE });
    await ada.command(channel, 'game new', { game: TOY.game.id });
    await told();
    await bo.command(channel, 'game join');
    await ada.command(channel, 'game start');
    const rng = freeRng('presses');
    const players = [ada, bo].map((each) => new RandomPlayer(each, channel, rng));
    const isPlayed = async () => (await tables.tableIn(channel))?.record.status === 'playing';
    for (let turn = 0; await isPlayed(); turn++) await players[turn % 2]?.press();
    await told();
    expect(JSON.stringify(ada.messages(channel))).toContain('Play again?');
  });

  it('is in the commands and in what newcomers may start; taken out of the list it is gone', () => {
    expect(JSON.stringify(commandTree(MORE))).toContain(TOY.face.name);
    expect(JSON.stringify(commandTree(games))).not.toContain(TOY.face.name);
    const [own] = welcomeTo([TOY]);
    expect(own?.commands).toEqual([
      { type: `game new game:${TOY.game.id} ai:1 strength:Easy` },
      { type: 'game start' },
    ]);
    expect(welcomeTo(MORE)).toContainEqual(own);
    expect(welcomeTo(games)).not.toContainEqual(own);
  });
});

describe('A game without files of its own in the tests', () => {
  it('has its pictures drawn and looked at: at set-up, in the middle and at the end', async () => {
    const shots = await shotsOf(TOY);
    expect(shots.map(({ name }) => name)).toEqual(['set-up', 'middle', 'end'].map((name) => `${TOY.game.id}-${name}`));
  });

  it('needs none: no file that treats all games alike names one', () => {
    const naming = filesNaming(games.map(({ game }) => game.id));
    expect(naming).toEqual([]);
  });
});

describe('What a newcomer may start', () => {
  it('is typed as anybody would type it', () => {
    const typed = welcomeTo(games).map(({ commands }) => commands.map(({ type, other }) => `${other ?? ''}/${type}`));
    expect(typed).toEqual(
      expect.arrayContaining([
        ['/game new game:breach ai:1 strength:Easy', '/game start'],
        ['/game new game:breach ai:1 strength:Easy', '/game join seat:Pirates', '/game start'],
        ['/game new game:breach', '1/game join', '/game start'],
        ['/game new game:skydock ai:3 strength:Easy', '/game start'],
      ]),
    );
  });
});
