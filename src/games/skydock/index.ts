import type { GameEntry } from '#engine';
import { skydockTactics } from './ai/index.ts';
import { skydockFace } from './face/index.ts';
import { SkydockFigures } from './figures.ts';
import { skydock } from './game.ts';
import { proof } from './proof.ts';

export { skydock, skydockFace };

export const skydockEntry: GameEntry = {
  game: skydock,
  face: skydockFace,
  tactics: skydockTactics,
  starts: [
    {
      label: 'Play Skydock against three AI pirates',
      hint: 'Four rival pirates rob one ship while its alert rises. Start playing at once.',
      ai: 3,
    },
  ],
  pace: { length: 'about 2 hours, or a few days of short turns', difficulty: 'hard' },
  figures: (seats) => new SkydockFigures(seats),
  proof,
};
