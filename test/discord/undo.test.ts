import { describe, expect, it } from 'vitest';
import { consentScreen } from '../../src/discord/in/confirm.ts';
import type { Table } from '../../src/tables/index.ts';
import { answer, answerTo, bidding, house, type House } from '../tables/house.ts';
import { club, text } from './club.ts';

describe('The question before an undo that others have to agree to', () => {
  it('says whether the step itself revealed something or play has moved on since', async () => {
    const [at, other] = [await house(), await house()];
    const asked = async ({ tables }: House, table: Table) => (await consentScreen(tables, table, 'ada')).content;
    const peeked = await answerTo(at, await bidding(at, 'ada', 'bo'), 'ada', 'peek');
    expect(await asked(at, peeked)).toContain('it revealed something.');
    const swapped = await answer(other, await other.game('ada', 'bo'), 'ada', { do: 'swap', slot: 0 });
    expect(await asked(other, swapped)).toContain('play has moved on since');
  });

  it('asks nothing once its owner has made another step, and shows the current state', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    const pass = async (player: typeof ada) =>
      player.press((await player.press(board, 'Take Turn')).message ?? '', 'Choose None');
    await pass(ada);
    const question = (await ada.command(channel, 'game undo')).message;
    await pass(bo);
    const { message } = await ada.press(board, 'Take Turn');
    const [first] = ada.pressable(message ?? '');
    await ada.press(message ?? '', { customId: first?.customId ?? '' });
    const answered = (await ada.press(question ?? '', 'Ask to Undo')).message;
    expect(text(answered)).toMatch(
      /⚠ That Undo was for an earlier step, so nothing was undone[.] Here is the current state[.]/,
    );
    expect(text(await told())).not.toContain('asks to undo');
  });
});
