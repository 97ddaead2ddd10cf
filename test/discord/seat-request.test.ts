import { describe, expect, it, vi } from 'vitest';
import { club, text, whispered, type Club, type Seen } from './club.ts';

/** A game of Ada with two AI players, and its board. */
async function withTwoAis(at: Club): Promise<Seen> {
  await at.ada.command(at.channel, 'game new', { game: 'toy', ai: '2' });
  const { message } = await at.ada.command(at.channel, 'game start');
  at.ada.dismiss(message ?? '');
  return at.told();
}

function labels(at: Club, message: Seen | null): string[] {
  return message ? at.cy.pressable(message).flatMap((each) => (each.kind === 'button' ? [each.label] : [])) : [];
}

describe('Somebody without a seat', () => {
  it('chooses whose seat to ask for where several AI players play', async () => {
    const at = await club();
    const board = await withTwoAis(at);
    const look = (await at.cy.press(board, 'Take Turn')).message;
    expect(labels(at, look)).toEqual(['What Changed', 'Log', 'Ask for Blue', 'Ask for Green']);
    const asked = await at.cy.command(at.channel, 'game replace');
    expect(whispered(asked)).toContain('Choose a seat.');
    expect(labels(at, asked.message)).toEqual(['Ask for Blue', 'Ask for Green', 'Keep Watching']);
    expect(whispered(await at.cy.press(asked.message ?? '', 'Ask for Green'))).toContain('may play **Green**');
    expect((await at.tables.tableIn(at.channel))?.proposal).toMatchObject({ kind: 'take-over', seat: 2 });
  });

  it('withdraws a request where it was made, and is promised nothing any more', async () => {
    const at = await club();
    const board = await withTwoAis(at);
    const look = (await at.cy.press(board, 'Take Turn')).message;
    const request = (await at.cy.press(look ?? '', 'Ask for Blue')).message;
    expect(text((await at.cy.press(request ?? '', 'Withdraw')).message)).toBe('You withdrew your request.');
    expect((await at.tables.tableIn(at.channel))?.proposal).toBeNull();
  });

  it.each([
    ['withdrawn under the board', 'cy', 'Decline', 'You withdrew your request.'],
    ['declined', 'ada', 'Decline', '**Red** (<@ada>) declined your request.'],
    ['granted', 'ada', 'Agree', 'The players agreed. You play **Blue**.'],
  ] as const)('reads in their request that it was %s', async (_, who, label, outcome) => {
    const at = await club();
    const board = await withTwoAis(at);
    const look = (await at.cy.press(board, 'Take Turn')).message;
    const request = (await at.cy.press(look ?? '', 'Ask for Blue')).message;
    await at[who].press(await at.told(), label);
    await vi.waitFor(() =>
      expect(text(at.cy.message(request?.id ?? ''))).toBe(outcome.replace('@ada', `@${at.ada.id}`)),
    );
  });
});

describe('The options of a lobby that somebody has open', () => {
  it('gain the AI level with the first AI player, and stay at the page they are turned to', async () => {
    const at = await club();
    const lobby = await at.open();
    const options = (await at.ada.press(lobby, 'Options')).message;
    const shown = () => JSON.stringify(at.ada.message(options?.id ?? ''));
    expect(shown()).not.toContain('AI level');
    await at.ada.press(lobby, 'Add AI Player');
    await vi.waitFor(() => expect(shown()).toContain('AI level'));
    await at.ada.press(options ?? '', 'Next');
    await at.ada.press(lobby, 'Add AI Player');
    await at.told();
    expect(shown()).toContain('Page 2 of 2');
    await at.ada.press(lobby, 'Remove AI Player');
    await at.ada.press(lobby, 'Remove AI Player');
    await vi.waitFor(() => expect(shown()).not.toContain('Page 2 of 2'));
    expect(shown()).not.toContain('AI level');
  });

  it('say that the game has started once it has', async () => {
    const at = await club();
    const lobby = await at.open();
    await at.ada.press(lobby, 'Add AI Player');
    const options = (await at.ada.press(lobby, 'Options')).message;
    await at.ada.press(lobby, 'Start Game');
    await vi.waitFor(() =>
      expect(text(at.ada.message(options?.id ?? ''))).toBe(
        'The game has started, so its options can’t be changed any more.',
      ),
    );
  });
});
