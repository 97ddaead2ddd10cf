import { describe, expect, it, vi } from 'vitest';
import { club, text, whispered, type Club } from './club.ts';

const WORD = 'lucky *seven*';

/** Presses the button and sends the form with that word. */
async function add(at: Club, person: Club['ada'], word: string) {
  const shown = await person.press(at.board(), 'Add My Word');
  if (shown.kind !== 'modal') throw new Error(`No form but ${JSON.stringify(shown)}`);
  return person.submit(shown.modal, { word });
}

describe('Add My Word', () => {
  it('opens a form, and the lobby shows who has a word, not which', async () => {
    const at = await club();
    await at.open();
    await at.bo.command(at.channel, 'game join');
    await add(at, at.ada, WORD);
    const board = await at.told();
    expect(text(board).match(/added a word/g)).toHaveLength(1);
    expect(text(board)).not.toContain('seven');
    expect(whispered(await at.ada.press(board, 'Fair Dice?'))).toContain('“lucky \\*seven\\*”');
    expect(whispered(await at.bo.press(board, 'Fair Dice?'))).not.toContain('seven');
  });

  it('shows the words in the result and in the verification, and to nobody before', async () => {
    const at = await club();
    await at.open();
    await at.bo.command(at.channel, 'game join');
    await add(at, at.ada, 'one');
    await add(at, at.ada, WORD);
    await at.ada.press(at.board(), 'Start Game');
    const board = await at.told();
    for (const look of ['Log', 'Take Turn', 'My Hand']) await at.bo.press(board, look);
    await at.bo.command(at.channel, 'game verify');
    const seen = () => [at.ada, at.bo, at.cy].flatMap((person) => person.messages(at.channel).map(text)).join('\n');
    expect(seen()).not.toContain('seven');
    const sure = await at.ada.command(at.channel, 'game concede');
    await at.ada.press(sure.message ?? '', 'Concede');
    await vi.waitFor(() => expect(seen()).toContain('The players’ own words'));
    expect(seen()).toContain('“lucky \\*seven\\*”');
    const shown = await at.cy.command(at.channel, 'game verify');
    await vi.waitFor(() => {
      const said = text(at.cy.message(shown.message?.id ?? ''));
      expect(said).toContain('Everything matches.');
      expect(said).toContain('“lucky \\*seven\\*”');
    });
  });

  it('refuses in one sentence what cannot be seen, what comes too late, and people without a seat', async () => {
    const at = await club();
    await at.open();
    await at.bo.command(at.channel, 'game join');
    expect(whispered(await add(at, at.ada, ' '))).toContain('needs 1 to 40 visible characters');
    expect(whispered(await at.cy.press(at.board(), 'Add My Word'))).toContain('You have no seat');
    const late = await at.bo.press(await at.told(), 'Add My Word');
    await at.ada.press(at.board(), 'Start Game');
    await at.told();
    if (late.kind !== 'modal') throw new Error('No form.');
    expect(whispered(await at.bo.submit(late.modal, { word: 'late' }))).toContain('already started');
  });

  it('takes a form that was forged as it takes one that was sent', async () => {
    const at = await club();
    await at.open();
    const { id } = (await at.tables.tableIn(at.channel))?.record ?? { id: '' };
    const send = (word: string) =>
      at.sandbox.forge(at.ada, {
        kind: 'submit',
        customId: `a1|word|${id}`,
        values: { word },
        channelId: at.channel,
      });
    expect(whispered(await send('x'.repeat(41)))).toContain('needs 1 to 40 visible characters');
    expect(whispered(await send('fine'))).toContain('goes into the seed');
  });
});
