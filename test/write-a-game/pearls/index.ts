import type { GameEntry } from '#engine';
import { pearlsFace } from './face.ts';
import { pearls } from './game.ts';
import { pearlsTactics } from './tactics.ts';

export const pearlsEntry: GameEntry = {
  game: pearls,
  face: pearlsFace,
  tactics: pearlsTactics,
  starts: [
    {
      label: 'Play Pearls against an AI player',
      hint: 'Bid in secret for five pearls. A minute or two.',
      ai: 1,
    },
  ],
  pace: { length: 'a minute or two', difficulty: 'easy' },
  proof: { maxSteps: 100 },
};
