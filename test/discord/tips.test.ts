import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playOut } from '../games/play-out.ts';
import { club, text, type Club } from './club.ts';

async function opened(at: Club, game: string) {
  await at.ada.command(at.channel, 'game new', { game, ai: '1' });
  const { message } = await at.ada.press(await at.told(), 'Start Game');
  if (!message) throw new Error('There is no panel.');
  return message;
}

const labels = (at: Club, panel: Parameters<Club['ada']['pressable']>[0]) =>
  at.ada.pressable(panel).flatMap((each) => (each.kind === 'button' ? [each.label] : []));

describe('A tip', () => {
  it('explains a term in a player’s first panel, with a button that ends all tips', async () => {
    const at = await club({ games });
    const panel = await opened(at, 'breach');
    expect(text(panel)).toContain('Tip: A.I. units are turrets and traps');
    const after = (await at.ada.press(panel, 'No More Tips')).message;
    if (!after) throw new Error('There is no panel.');
    expect(text(after)).toMatch(/No more tips[.][^]*How to win/);
    expect(text(after)).not.toContain('Tip:');
    expect(labels(at, after)).not.toContain('No More Tips');
    const next = (await at.ada.press(after, 'Surprise Me')).message;
    expect(text(next)).not.toContain('Tip:');
  });

  it('makes room for another with the next question', async () => {
    const at = await club({ games });
    const panel = await opened(at, 'breach');
    const units = at.ada.pressable(panel).find((each) => each.kind === 'select');
    // The first unit of the menu, for which a room is asked next.
    const room = (await at.ada.select(panel, units?.customId ?? '', units?.values.slice(0, 1) ?? [])).message;
    expect(text(room)).toMatch(/Where do you place[^]*Tip: (?!A[.]I[.] units)/);
  });
});

/** Terms that a first game explains at least, where a game has many. */
const TERMS: Readonly<Record<string, number>> = { breach: 11, skydock: 8 };

/** Words that a first game explains. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  breach: ['Reactor', 'Capacitor', 'A.I. units are', 'Unseen unit:', 'Endurance', 'Security', 'Breach:', 'Wave:'],
  skydock: ['Neutralization:', 'Neutralized:', 'Backer:', 'Active guard:', 'Energy marker:', 'DC:', 'Armed:'],
};

it.each(games.map((entry) => [entry.game.id, entry] as const))(
  'A first game of %s explains its terms',
  (id, { game, face, tactics }) => {
    const keys = new Map<string, string>();
    const [seats] = game.seats;
    for (const name of ['one', 'two', 'three'])
      for (const { state } of playOut(
        game,
        (...asked) => tactics.heuristic(...asked),
        seats,
        game.readOptions({}),
        name,
      ))
        for (const decision of game.decisions(state))
          for (const { key, text } of face.tips(game.view(state, decision.seat), decision)) keys.set(key, text);
    expect(keys.size).toBeGreaterThanOrEqual(TERMS[id] ?? 1);
    const said = [...keys.values()].join('\n');
    for (const word of WORDS[id] ?? []) expect(said).toContain(word);
  },
);
