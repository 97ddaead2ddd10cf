import type { Subject } from '../subject.ts';
import { toyFace } from './face.ts';
import { toy } from './game.ts';
import { toyTactics } from './tactics.ts';
import { CARD_IDS, type ToyEvent } from './state.ts';

/** The toy, which keeps every law. */
export const toySubject: Subject = {
  game: toy,
  face: toyFace,
  tactics: toyTactics,
  maxSteps: 200,
  content: {
    ids: CARD_IDS,
    inEvent: (event: ToyEvent) => (event.type === 'shown' ? event.cards : []),
  },
};
