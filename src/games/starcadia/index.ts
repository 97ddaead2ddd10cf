import type { GameEntry } from '#engine';
import { starcadiaTactics } from './ai/index.ts';
import { starcadiaFace } from './face/index.ts';
import { StarcadiaFigures } from './figures.ts';
import { starcadia } from './game.ts';
import { proof } from './proof.ts';

export const starcadiaEntry: GameEntry = {
  game: starcadia,
  face: starcadiaFace,
  tactics: starcadiaTactics,
  starts: [
    {
      label: 'Play Starcadia against an AI player',
      hint: 'One scenario: two heroes, monsters your rival steers against you, and a space station to plunder. Starts at once.',
      ai: 1,
      with: { key: 'play', value: '1' },
    },
  ],
  pace: { length: 'one to two hours for a scenario, or weeks for a campaign of four', difficulty: 'hard' },
  figures: (crews) => new StarcadiaFigures(crews),
  proof,
};
