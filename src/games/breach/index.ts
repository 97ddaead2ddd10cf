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
      hint: 'Pirates board you. Hold the Bridge for ten rounds with turrets and traps nobody has seen yet.',
      ai: 1,
    },
    {
      label: 'Play Breach as the pirates, against an AI player',
      hint: 'Board a ship whose computer would rather you did not, and capture its Bridge within ten rounds.',
      ai: 1,
      seat: PIRATES,
    },
    {
      label: 'Play Breach, both sides yourself',
      hint: 'You are the one side, and somebody else, one press away in the list of people, is the other.',
      ai: 0,
      others: 1,
    },
  ],
  proof,
};
