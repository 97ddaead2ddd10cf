import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { club, text, type Club } from './club.ts';

/** The first panel of Ada, who plays the Pirates of Breach against Bo. */
async function piratesPanel(at: Club) {
  await at.ada.command(at.channel, 'game new', { game: 'breach' });
  const lobby = await at.told();
  await at.ada.press(lobby, 'Play Pirates');
  await at.bo.press(lobby, 'Play The Ship');
  await at.ada.press(lobby, 'Start Game');
  const board = await at.told();
  const ship = (await at.bo.press(board, 'Take Turn')).message;
  const asked = (await at.bo.press(ship ?? '', 'End Set-Up')).message;
  await at.bo.press(asked ?? '', 'End Set-Up');
  return (await at.ada.press(board, 'Take Turn')).message;
}

it('A press that only leads to the next question is repeated above it, and one that is told of is not', async () => {
  const at = await club({ games });
  const panel = await piratesPanel(at);
  const placed = (await at.ada.press(panel ?? '', 'Mixed Crew (10)')).message;
  expect(text(placed)).toContain('> The Pirates placed Fuse Lighter');
  expect(text(placed)).not.toContain('You chose');
  const order = (await at.ada.press(placed ?? '', 'Orders in C5')).message;
  expect(text(order)).toMatch(/You chose [*][*]Orders in C5[*][*][.]\n### What do the 4 pirates/);
});
