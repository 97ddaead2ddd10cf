import { expect, it } from 'vitest';
import type { GameEntry } from '#engine';
import { toy } from '../conformance/toy/game.ts';
import type { ToyState } from '../conformance/toy/state.ts';
import { toyFace } from '../conformance/toy/face.ts';
import { TOY } from '../tables/house.ts';
import { club, text } from './club.ts';

const CHAPTERED: GameEntry = {
  ...TOY,
  game: { ...toy, chapter: ({ phase }: ToyState) => (phase.at === 'swap' ? 1 : 2) },
  face: {
    ...toyFace,
    chapter: (_view, chapter) => ({ headline: `Part ${String(chapter)} is over`, details: ['All cards are swapped.'] }),
  },
};

it('The end of a chapter is told below the board, with ways out for players who cannot go on', async () => {
  const at = await club({ games: [CHAPTERED] });
  await at.begin();
  for (const player of [at.ada, at.bo]) {
    const panel = await player.command(at.channel, 'game act');
    const none = player
      .pressable(panel.message ?? '')
      .find((each) => each.kind === 'button' && each.label === 'Choose None');
    await player.press(panel.message ?? '', { customId: none?.customId ?? '' });
  }
  await expect
    .poll(() => at.cy.messages(at.channel).map(text).join('\n'))
    .toContain('Lanterns: Part 1 is over\n- All cards are swapped.');
  const told = at.cy.messages(at.channel).find((message) => text(message).includes('Part 1 is over'));
  const labels = at.bo.pressable(told ?? '').flatMap((each) => (each.kind === 'button' ? [each.label] : []));
  expect(labels).toEqual(['Take Turn', 'Let AI Play', 'Give Seat Away']);
});
