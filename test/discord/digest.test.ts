import { describe, expect, it } from 'vitest';
import { recentLines } from '../../src/discord/screens/panel/recent-lines.ts';
import { digest, headlines, withoutMinor, withoutOwn } from '../../src/discord/screens/story/digest.ts';
import { changesScreen } from '../../src/discord/screens/story/changes.ts';
import { words } from '../../src/discord/words.ts';
import { toldAfter, type Told } from '../../src/discord/screens/story/narration.ts';
import type { Table } from '../../src/tables/index.ts';
import { answerTo, bidding, house } from '../tables/house.ts';

const RED = 0;
const BLUE = 1;
const GREEN = 2;

/** A sentence: minor with a question mark, major with an exclamation mark, a score with a number before its full stop. */
function said(line: string, rest: Partial<Told> = {}): Told {
  const weight = line.endsWith('?')
    ? 'minor'
    : line.endsWith('!')
      ? 'major'
      : /glory \d[.]$/.test(line)
        ? 'score'
        : 'usual';
  return { line, weight, by: null, to: [], opens: null, event: null, cause: 'other', ...rest };
}

const table = async (): Promise<Table> => (await house()).game('ada', 'bo', 'cy');

describe('What happened, in short', () => {
  it('tells what happened to the reader, then in order what concerns the table and a line for each other player', async () => {
    const told = [
      said('Blue moves.', { by: BLUE }),
      said('The alert rises.'),
      said('Green waits.', { by: GREEN }),
      said('Blue hits Red.', { by: BLUE, to: [RED] }),
      said('Blue draws.', { by: BLUE }),
      said('Green wins a room!', { by: GREEN }),
    ];
    expect(digest(await table(), RED, told, 9)).toMatchObject({
      lines: ['Blue hits Red.', 'The alert rises.', 'Green waits.', '**Blue** moves · draws', 'Green wins a room!'],
      ahead: 1,
      more: 0,
    });
    expect(digest(await table(), 'public', told, 9).lines).toEqual([
      'The alert rises.',
      'Green waits.',
      '**Blue** moves · hits Red · draws',
      'Green wins a room!',
    ]);
  });

  it('leaves out the beginnings of turns, which would follow what happened to the reader after them', async () => {
    const wave = { ...said('A wave.'), opens: 'turn' } as const;
    const told = [wave, said('Blue hits Red.', { by: BLUE, to: [RED] }), said('Blue draws.', { by: BLUE })];
    expect(digest(await table(), RED, told, 9).lines).toEqual(['Blue hits Red.', 'Blue draws.']);
    expect(digest(await table(), 'public', told, 9).lines[0]).toBe('A wave.');
    expect(digest(await table(), RED, [wave], 9).lines).toEqual(['A wave.']);
  });

  it('marks the first line of what the reader did, and nothing that merely happened', async () => {
    const told = [said('A wave.'), said('Red moves.', { by: RED }), said('Red draws.', { by: RED })];
    expect(digest(await table(), RED, told, 9, { asOwn: (line) => `You: ${line}` }).lines).toEqual([
      'You: Red moves.',
      'Red draws.',
      'A wave.',
    ]);
  });

  it('keeps what the reader won by the answer of another player, and drops the reader’s minor events for it', () => {
    const kill = said('Red kills it!', { by: RED });
    const told = [kill, said('Red has glory 2.', { by: RED }), said('Red moves.', { by: RED })];
    expect(withoutOwn(told, RED).map(({ line }) => line)).toEqual(['Red kills it!', 'Red has glory 2.']);
    const own = [said('Red rolls?', { by: RED }), said('Red shoots.', { by: RED })];
    expect(withoutMinor(own, [kill])).toEqual([own[1]]);
    expect(withoutMinor(own, [])).toEqual(own);
    const evaded = said('Red evades?', { by: RED, to: [RED] });
    expect(withoutMinor([...own, evaded], [kill])).toEqual([own[1], evaded]);
  });

  it('keeps in a panel’s one line what happened to the reader once the next round had begun, before heavier news of others', async () => {
    const own = [
      said('Red moves.', { by: RED, cause: 'own' }),
      said('Red’s card plays by itself.', { by: RED, to: [RED] }),
      said('Blue has glory 2.', { by: BLUE }),
    ];
    const told = [said('Blue waits.', { by: BLUE })];
    expect(recentLines(await table(), RED, 1, { own, told }, true).recent.join()).toContain('card plays by itself');
    const step = own.map((each) => ({ ...each, cause: 'own' as const }));
    expect(recentLines(await table(), RED, 1, { own: step, told }, true).recent.join()).not.toContain(
      'plays by itself',
    );
  });

  it('keeps the name where a player did something together with another', async () => {
    const told = [said('Blue moves.', { by: BLUE }), said('Blue and Green wait.', { by: BLUE })];
    expect(digest(await table(), RED, told, 9).lines).toEqual(['**Blue** moves · Blue and Green wait']);
  });

  it('names a player once in a line, with or without an article', async () => {
    const told = [said('Blue moves.', { by: BLUE }), said('The Blue draw.', { by: BLUE })];
    expect(digest(await table(), RED, told, 9).lines).toEqual(['**Blue** moves · draw']);
  });

  it('leaves out minor events first, then the oldest, of what happened to the reader last, and counts them', async () => {
    const told = [said('Old.'), said('Hit.', { by: BLUE, to: [RED] }), said('Minor?'), said('New.'), said('Big!')];
    const at = await table();
    expect(digest(at, RED, told, 4)).toMatchObject({ lines: ['Hit.', 'Old.', 'New.', 'Big!'], more: 1 });
    expect(digest(at, RED, told, 3)).toMatchObject({ lines: ['Hit.', 'New.', 'Big!'], more: 2 });
    expect(digest(at, RED, told, 2)).toMatchObject({ lines: ['Hit.', 'Big!'], more: 3 });
  });

  it('keeps what happened to the reader where what others scored is left out, but not what ends or completes something', async () => {
    const told = [
      said('Red is hit.', { by: BLUE, to: [RED] }),
      said('Red is healed.', { by: BLUE, to: [RED] }),
      said('Blue moves.', { by: BLUE }),
      said('Blue has glory 3.', { by: BLUE }),
      said('Green has glory 2.', { by: GREEN }),
      said('Green completes it!', { by: GREEN }),
    ];
    const at = await table();
    expect(digest(at, RED, told, 9).lines.slice(2)).toEqual([
      '**Blue** moves · has glory 3',
      'Green has glory 2.',
      'Green completes it!',
    ]);
    expect(digest(at, RED, told, 3)).toMatchObject({
      lines: ['Red is hit.', 'Red is healed.', 'Green completes it!'],
      more: 3,
    });
    expect(digest(at, RED, told, 1)).toMatchObject({ lines: ['Green completes it!'], more: 5 });
  });

  it('keeps what the reader was given before the glory they gained, where one of them is left out', async () => {
    const told = [said('Red draws a card.', { by: RED, to: [RED] }), said('Red has glory 1.', { by: RED })];
    expect(digest(await table(), RED, told, 1)).toMatchObject({ lines: ['Red draws a card.'], more: 1 });
  });

  it('keeps a player’s line short', async () => {
    const told = Array.from({ length: 30 }, (_, n) => said(`Blue passes room number ${n}.`, { by: BLUE }));
    const { lines, more } = digest(await table(), RED, told, 6);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThanOrEqual(240);
    expect(lines[0]).toMatch(/passes room number 29$/);
    expect(more).toBeGreaterThan(15);
  });

  it('keeps what another player’s answer settled for the reader, unless something else weighs more', async () => {
    const skip = said('Red skips?', { by: RED, to: [RED] });
    const usual = [said('Blue moves.', { by: BLUE }), skip, said('Blue moves on.', { by: BLUE })];
    expect(digest(await table(), RED, usual, 1).lines).toEqual(['Red skips?']);
    const heavy = [skip, said('Blue completes it!', { by: BLUE })];
    expect(digest(await table(), RED, heavy, 1).lines).toEqual(['Blue completes it!']);
    const own = said('Red skips?', { by: RED, to: [RED], cause: 'own' });
    expect(digest(await table(), RED, [own, said('Blue gains glory 3.', { by: BLUE })], 1).lines).toEqual([
      'Blue gains glory 3.',
    ]);
  });

  it('has no empty turns: a heading alone is no event', async () => {
    const told = [said('Blue’s turn.', { weight: 'heading', by: BLUE }), said('Green’s turn.', { weight: 'heading' })];
    expect(digest(await table(), RED, told, 6)).toMatchObject({ lines: [], more: 0 });
  });

  it('tells two steps of a round on one track as one where the game says so', async () => {
    const face = {
      narrate: (event: unknown) => `Step ${String(event)}.`,
      merge: (_earlier: unknown, later: unknown) => later,
      weight: () => 'usual' as const,
    };
    const at = await table();
    const merging = { ...at, face: { ...at.face, ...face } };
    const told = [said('Step 1.', { event: 1 }), said('A door.'), said('Step 2.', { event: 2 })];
    expect(digest(merging, RED, told, 6).lines).toEqual(['A door.', 'Step 2.']);
    const later = [said('Step 1.', { event: 1 }), said('Round 2.', { opens: 'round' }), said('Step 2.', { event: 2 })];
    expect(digest(merging, RED, later, 6).lines).toEqual(['Step 1.', 'Round 2.', 'Step 2.']);
  });

  it('weighs two events told as one by both of them', async () => {
    const face = {
      narrate: () => 'The alert reaches a new level and rises.',
      merge: (_earlier: unknown, later: unknown) => later,
      weight: () => 'major' as const,
    };
    const at = await table();
    const merging = { ...at, face: { ...at.face, ...face } };
    const told = [said('A new level!', { event: 1 }), said('The alert rises.', { event: 2 }), said('Red has glory 3.')];
    expect(digest(merging, RED, told, 1).lines).toEqual(['The alert reaches a new level and rises.']);
  });
});

describe('What a panel says of its own seat', () => {
  it('is marked behind its name, unless the sentence says "you" itself', () => {
    const you = (line: string) => words.play.you('Ship', line);
    expect(you('The Ship places 2 units.')).toBe('**The Ship** (you) places 2 units.');
    expect(words.play.you('Red', 'Red gains Loot 1.')).toBe('**Red** (you) gains Loot 1.');
    expect(you('You draw a card.')).toBe('You draw a card.');
    expect(you('Your units are ready.')).toBe('Your units are ready.');
    expect(you('Two rooms are captured.')).toBe('**You**: Two rooms are captured.');
  });
});

describe('What Changed', () => {
  const told = (length: number) =>
    Array.from({ length: 12 }, (_, n) => said(`${String(n)} ${'x'.repeat(length)}.`, { by: BLUE, to: [RED] }));
  const linesOf = async (each: readonly Told[], own: readonly Told[] = []) =>
    changesScreen(await table(), RED, null, { own, told: each, since: null, isCut: false })
      .pictures?.[0]?.beside?.description?.split('\n')
      .slice(1) ?? [];

  it('tells as many events as a phone has rows for, none of them cut', async () => {
    expect(await linesOf(told(20))).toHaveLength(12);
    const long = await linesOf(told(70));
    expect(long).toHaveLength(11);
    expect(long.at(-1)).toBe('2 more events in the **Log**.');
    expect(long.slice(0, -1).every((line) => line.endsWith('x.'))).toBe(true);
    expect(await linesOf(told(230))).toHaveLength(3);
  });

  it('tells one event, however long it is', async () => {
    expect(await linesOf(told(700))).toHaveLength(2);
  });

  it('tells apart what the reader met with, where that stands before what happened earlier', async () => {
    const step = said('Red ends.', { by: RED, cause: 'own' });
    const round = said('Round 2: 5 rations.', { opens: 'round' });
    const hit = said('Blue hits Red.', { by: BLUE, to: [RED] });
    expect(await linesOf([round, hit], [step])).toEqual([
      '- Red ends.',
      '- Blue hits Red.',
      '**The rest**',
      '- Round 2: 5 rations.',
    ]);
    expect(await linesOf([hit, round], [step])).toEqual(['- Red ends.', '- Blue hits Red.', '- Round 2: 5 rations.']);
  });

  it('does not say that nothing has changed where one’s last step began a round or a turn', async () => {
    const step = said('Red ends.', { by: RED, cause: 'own' });
    const round = said('Round 2: 5 rations.', { opens: 'round', cause: 'own' });
    expect(await linesOf([], [step, round])).toEqual(['- Red ends.', '- Round 2: 5 rations.']);
    expect(await linesOf([], [step])).toEqual(['- Red ends.', 'Nothing else has happened since then.']);
    expect(await linesOf([])).toEqual(['Nothing has changed since your last move.']);
  });
});

describe('One’s own moves', () => {
  it('are left out, but not what an AI player did in one’s seat', () => {
    const told = [
      said('Red bids.', { by: RED, cause: 'own' }),
      said('Red’s plan is shown.', { by: RED }),
      said('Red draws.', { by: RED, to: [RED] }),
      said('Red swaps.', { by: RED, cause: 'stand-in' }),
      said('Blue bids.', { by: BLUE }),
    ];
    expect(withoutOwn(told, RED).map(({ line }) => line)).toEqual(['Red draws.', 'Red swaps.', 'Blue bids.']);
  });

  it('are left out of a real game too', async () => {
    const at = await house();
    let playing = await bidding(at, 'ada', 'bo');
    for (const person of ['ada', 'bo']) {
      for (const kind of ['card', 'stake']) playing = await answerTo(at, playing, person, kind);
    }
    const log = await at.tables.log(playing.record.id);
    const all = toldAfter(playing, log, -1, BLUE).map(({ line }) => line);
    expect(all.some((line) => line.startsWith('Blue swaps'))).toBe(true);
    const shown = withoutOwn(toldAfter(playing, log, -1, BLUE), BLUE).map(({ line }) => line);
    expect(shown.some((line) => line.startsWith('Blue swaps'))).toBe(false);
    expect(shown.some((line) => line.startsWith('Red swaps'))).toBe(true);
  });
});

describe('The last events of the board', () => {
  const ROOM = { most: 3, rows: 4, columns: 20, among: 5 };

  it('are the heaviest of the newest, oldest first', async () => {
    const told = ['Gone!', 'a', 'b?', 'c', 'd!', 'e'].map((line) => said(line));
    expect(headlines(await table(), told, ROOM)).toEqual(['c', 'd!', 'e']);
  });

  it('keep to their room: each is clipped to two rows, and what does not fit gives way', async () => {
    const told = ['x'.repeat(90), 'y'.repeat(90), 'z'].map((line) => said(line));
    const lines = headlines(await table(), told, ROOM);
    expect(lines).toEqual([`${'y'.repeat(39)}…`, 'z']);
  });

  it('have no bold that clipping could leave open', async () => {
    expect(headlines(await table(), [said('**Blue** has *it*.')], ROOM)).toEqual(['Blue has it.']);
  });
});
