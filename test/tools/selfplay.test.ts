import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { keptFace, keptToy } from '../conformance/toy/kept.ts';
import { toyTactics } from '../conformance/toy/tactics.ts';
import { contest } from '../../src/tools/contest.ts';
import { rivalry } from '../../src/tools/rivalry.ts';
import { readRequest } from '../../src/tools/selfplay-request.ts';
import { newOptions, Share } from '#engine';

function entryOf(id: string) {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

const HEURISTIC = { strength: 'heuristic' } as const;
const RANDOM = { strength: 'random' } as const;

describe('A share', () => {
  it('comes with the range that holds the true one in 95 of 100 samples', () => {
    const share = new Share();
    for (let n = 0; n < 100; n++) share.note(n < 65 ? 1 : 0);
    expect(share.inWords).toBe('65.0% (55.3 to 73.6, 100 games)');
  });

  it('of nothing says nothing', () => {
    expect(new Share().range).toEqual([0, 100]);
  });
});

describe.each(games.map((entry) => [entry.game.id, entry] as const))('Self-play of %s', (_id, entry) => {
  it('is the same game every time', () => {
    const options = newOptions(entry.game, entry.proof.brief);
    const bout = { options, players: [RANDOM, HEURISTIC], name: 'again' };
    expect(contest(entry, bout)).toEqual(contest(entry, bout));
  });

  it('plays no deal twice between equals, and tells their sides apart only where a game has some', async () => {
    const games = entry.game.sides === null ? 2 : 6;
    const lines = await rivalry(entry, { one: HEURISTIC, other: HEURISTIC, games, from: 0 });
    expect(lines[0]).toContain('heuristic against heuristic');
    expect(lines.slice(1).every((line) => line.includes(' 2 games'))).toBe(true);
    expect(lines.length > 1).toBe(entry.game.sides !== null);
  });
});

describe('Self-play for figures', () => {
  it('hands over the events they count, in order', () => {
    const entry = entryOf('breach');
    const bout = { options: newOptions(entry.game), players: [RANDOM, RANDOM], name: 'events' };
    const all = contest(entry, bout, () => true).events;
    let n = 0;
    const third = contest(entry, bout, () => n++ % 3 === 0).events;
    expect(all.length).toBeGreaterThan(9);
    expect(third).toEqual(all.filter((_, place) => place % 3 === 0));
    expect(contest(entry, bout).events).toEqual([]);
  });
});

// Enough games that a few lucky ones decide nothing: those of Breach are short.
describe.each([
  ['breach', 80],
  ['skydock', 30],
])('The heuristic of %s', (id, games) => {
  it('beats random play', async () => {
    const lines = await rivalry(entryOf(id), { one: HEURISTIC, other: RANDOM, games, from: 0 });
    const [heuristic, random] = ['heuristic beats random', 'random beats heuristic'].map((what) =>
      Number(/(\d+\.\d)%/.exec(lines.find((line) => line.includes(what)) ?? '')?.[1]),
    );
    // Against somebody clumsy a game of Skydock now and then ends in a lockdown, and nobody wins.
    expect(heuristic).toBeGreaterThanOrEqual(70);
    expect(random).toBeLessThanOrEqual(5);
  });
});

describe('Self-play with a choice of the lobby', () => {
  it('plays every deal with it', async () => {
    const lines = await rivalry(entryOf('breach'), {
      one: HEURISTIC,
      other: HEURISTIC,
      games: 3,
      from: 0,
      choices: { layout: 'ring' },
    });
    expect(lines.slice(1)).toEqual([expect.stringMatching(/on Ring Station .* 3 games\)$/)]);
  });
});

describe('Self-play of a game with keepsakes', () => {
  const entry = { game: keptToy, face: keptFace, tactics: toyTactics };
  const bout = { options: { length: 'short' }, players: [RANDOM, HEURISTIC], name: 'kept' } as const;

  it('hands over what each seat takes home, and begins with what it brings', () => {
    const first = contest(entry, bout);
    expect(first.handed).toMatchObject([{ matches: 1 }, { matches: 1 }]);
    const second = contest(entry, { ...bout, brought: first.handed });
    expect(second.handed).toMatchObject([{ matches: 2 }, { matches: 2 }]);
    expect(second.state).toMatchObject({ lanterns: first.handed });
  });
});

describe('Self-play in chains', () => {
  it('counts every match of a chain', async () => {
    const rivals = { one: HEURISTIC, other: RANDOM, games: 2, from: 0, chain: 2 };
    const lines = await rivalry(entryOf('breach'), rivals);
    expect(lines.find((line) => line.includes('heuristic beats random'))).toMatch(/ 4 games\)$/);
  });
});

describe('The command', () => {
  it.each([
    ['--game skydock --seats 5', '--seats 5: skydock is for 2 to 4 players.'],
    ['--game breach --chain 3', '--chain 3: nobody takes anything home from breach.'],
    ['--players heuristic,random --seats 4', '--seats 4: two different players always play a game for two.'],
    ['--game breach --choice layout=moon', '--choice layout=moon: breach has layout=hauler, layout='],
    ['--game breach --choice ring', '--choice ring=: breach has layout=hauler, layout='],
    ['--players heuristic:9', 'npm run selfplay -- '],
    ['--players search:24,search:0', 'npm run selfplay -- '],
    [
      '--players search:96,search:24 --games 3',
      '--games 3: use an even number, because every deal is played from both sides.',
    ],
    [
      '--players heuristic,random --games 3',
      '--games 3: use an even number, because every deal is played from both sides.',
    ],
  ])('refuses %s in a sentence', (args, sentence) => {
    expect(readRequest(args.split(' '))).toContain(sentence);
  });

  it('plays nothing where it refuses', () => {
    const command = fileURLToPath(new URL('../../src/tools/selfplay.ts', import.meta.url));
    const args = [command, '--game', 'skydock', '--seats', '5'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: '--seats 5: skydock is for 2 to 4 players.\n',
    });
  });
});
