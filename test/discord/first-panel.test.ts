import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { welcomeTo } from '../../src/welcome.ts';
import { club, text, type Club } from './club.ts';

/** A game opened by Ada against AI players, and the first panel she sees. */
async function started(at: Club, game: string, options: Record<string, string> = {}) {
  await at.ada.command(at.channel, 'game new', { game, ai: '1', ...options });
  const lobby = await at.told();
  const { message } = await at.ada.press(lobby, 'Start Game');
  if (!message) throw new Error('There is no panel.');
  return { lobby, panel: message };
}

describe('The first panel', () => {
  it.each([
    [
      'skydock',
      ['You play Red.', 'Complete at least one objective;', 'everybody loses', 'Now: Which pirate do you play?'],
    ],
    ['breach', ['You are the Ship.', 'capturing the Bridge', '10 rounds', 'Now: What do you set up?']],
  ])(
    'of %s comes with Start Game, below the board, and tells who one is, how to win and what to do',
    async (game, parts) => {
      const at = await club({ games });
      const { lobby, panel } = await started(at, game);
      expect(panel.ephemeral).toBe(true);
      expect(text(panel)).toMatch(new RegExp(parts.join('[^]*').replaceAll(/[.?]/g, '[$&]')));
      await at.told();
      const shown = at.ada.messages(at.channel).map(({ id }) => id);
      expect(shown.indexOf(lobby.id)).toBeLessThan(shown.indexOf(panel.id));
    },
  );

  it('tells the same to a player who only waits', async () => {
    const at = await club({ games });
    await at.ada.command(at.channel, 'game new', { game: 'breach' });
    const lobby = await at.told();
    await at.ada.press(lobby, 'Play Pirates');
    await at.bo.press(lobby, 'Play The Ship');
    const { message } = await at.ada.press(lobby, 'Start Game');
    expect(text(message)).toMatch(/You play the Pirates[.][^]*capturing the Bridge[^]*Nothing to do right now/);
  });

  it('comes back with Take Turn until the first answer, and no longer after it', async () => {
    const at = await club();
    const board = await at.begin();
    await at.ada.press(board, 'Take Turn');
    const panel = (await at.ada.press(board, 'Take Turn')).message;
    expect(text(panel)).toContain('How to win');
    expect(text((await at.ada.press(panel ?? '', 'Choose None')).message)).not.toContain('How to win');
  });
});

describe('Help', () => {
  it.each([
    ['skydock', 'Completing Objectives'],
    ['breach', 'Set-Up: the Ship'],
  ])(
    'of %s begins with the aim and, on the same page, the decision at hand and the beginning of what explains it',
    async (game, heading) => {
      const at = await club({ games });
      const { panel } = await started(at, game);
      const { message } = await at.ada.press(panel, 'Help');
      expect(text(message)).toMatch(new RegExp(`how to win[^]*Your decision now[^]*${heading}\n`));
    },
  );

  it.each(games.map((entry) => [entry.game.id, entry] as const))(
    'of %s begins with the aim, then the decision at hand, then the rules',
    async (_, entry) => {
      const { face } = entry;
      const at = await club({ games: [entry] });
      // The game asks one of the two first.
      const board = await at.begin();
      const read = async (person: typeof at.ada) => {
        let page = (await person.press(board, 'Help')).message ?? fail();
        const pages = [text(page)];
        for (let most = 20; most > 0 && !text(page).includes('Icons are explained'); most--) {
          page = (await person.press(page, 'Next')).message ?? fail();
          pages.push(text(page));
        }
        return { person, page, all: pages.join('\n') };
      };
      const both = [await read(at.ada), await read(at.bo)];
      const { person, page, all } = both.find((one) => one.all.includes('Your decision now')) ?? fail();
      // Back leads to the page before, and a page says which it is.
      expect(text(page)).toMatch(/^Page (\d+) of \1\n/);
      expect(text((await person.press(page, 'Back')).message)).toMatch(/^Page \d+ of /);
      const aim = all.indexOf(face.aim[0] ?? '?');
      const decision = all.indexOf('Your decision now');
      const rules = all.indexOf('Icons are explained');
      expect([aim, decision, rules]).not.toContain(-1);
      expect(aim).toBeLessThan(decision);
      expect(decision).toBeLessThan(rules);
    },
  );
});

function fail(): never {
  throw new Error('There is no message.');
}

it('The welcome offers Skydock first', () => {
  expect(welcomeTo(games)[0]?.label).toContain('Skydock');
});
