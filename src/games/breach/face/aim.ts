import { overviewOf } from '#engine';
import { ROUNDS, WAVES } from '../turn-order/length.ts';

export const AIM: readonly string[] = [
  'The Pirates win by capturing the Bridge.',
  `The Ship wins by holding it for ${ROUNDS} rounds.`,
];

export const OVERVIEW_RULE = overviewOf(AIM, [
  'The Ship sets up: energy from its Reactor pays for hidden turrets and traps.',
  'The Pirates set up: rations pay for pirates, who come aboard through a breach.',
  `Then come ${WAVES} waves. In each wave the Pirates act first: every pirate moves, attacks or, in an edge room, captures it.`,
  'Then the Ship strikes back: energy from its Capacitor pays for turrets and traps that share a room with pirates.',
  `A captured room becomes a breach and brings 1 more ration each round. After wave ${WAVES}, the next round starts.`,
]);
