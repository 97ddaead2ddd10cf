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
      hint: 'Two heroes, monsters your rival steers against you, and a whole space station to plunder.',
      ai: 1,
    },
  ],
  pace: { length: 'one to two hours for a scenario, or weeks for a campaign of four', difficulty: 'hard' },
  figures: (crews) => new StarcadiaFigures(crews),
  proof,
};
