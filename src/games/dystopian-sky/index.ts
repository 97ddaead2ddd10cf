import type { GameEntry } from '#engine';
import { dystopianSkyTactics } from './ai/index.ts';
import { dystopianSkyFace } from './face/index.ts';
import { DystopianSkyFigures } from './figures.ts';
import { dystopianSky } from './game.ts';
import { proof } from './proof.ts';

export const dystopianSkyEntry: GameEntry = {
  game: dystopianSky,
  face: dystopianSkyFace,
  tactics: dystopianSkyTactics,
  starts: [
    {
      label: 'Play Dystopian Sky against an AI player',
      hint: 'Choose one of six crews and lead it across rooftops and alleys against a rival crew. Starts at once.',
      ai: 1,
    },
  ],
  pace: { length: 'one to two hours for a match, or a week of short turns', difficulty: 'hard' },
  figures: (crews) => new DystopianSkyFigures(crews),
  proof,
};
