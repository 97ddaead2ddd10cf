import type { GameEntry } from '#engine';
import { breachTactics } from './ai/index.ts';
import { breachFace } from './face/index.ts';
import { breach } from './game.ts';
import { proof } from './proof.ts';
import { PIRATES } from './state/state.ts';

export { breach, breachFace };

export const breachEntry: GameEntry = {
  game: breach,
  face: breachFace,
  tactics: breachTactics,
  starts: [
    {
      label: 'Play Breach as the ship, against an AI player',
      hint: 'Pirates are boarding you. Hold the Bridge for ten rounds with hidden turrets and traps. Starts at once.',
      ai: 1,
    },
    {
      label: 'Play Breach as the pirates, against an AI player',
      hint: 'Board a ship defended by its computer, and capture its Bridge within ten rounds. Starts at once.',
      ai: 1,
      seat: PIRATES,
    },
    {
      label: 'Play both sides of Breach yourself',
      hint: 'You play one side, then switch player to play the other.',
      ai: 0,
      others: 1,
    },
  ],
  pace: { length: 'about an hour, or a few days of short turns', difficulty: 'medium' },
  proof,
};
