import { overviewOf } from '#engine';
import { DRAW, FIRST_DRAW, MARKERS_EACH } from '../../content/printed.ts';

export const AIM: readonly string[] = [
  'Complete at least one objective; other players can still complete it too.',
  'Have the most glory and support when the ship launches.',
  'If the alert reaches LOCKDOWN, everybody loses.',
];

export const OVERVIEW_RULE = overviewOf(AIM, [
  `Plan in secret: draw ${DRAW} cards (${FIRST_DRAW} in the first round) and place energy markers on the ${MARKERS_EACH} abilities you will use.`,
  'Take turns. Each turn you spend one marker and use its ability: move, interact, scheme, loot, attack or heal.',
  'To complete an objective, first reach the end of its track, if it has one. Then interact in the room it names, or in any room if it names none. Pass its challenge (a D20 roll), if any, and pay with scheme cards.',
  'The round ends when all markers are spent. You discard down to your hand limit, and the launch comes closer.',
  'The guards patrol. Pirates they find raise the alert, and may lose the use of an ability for a while.',
]);
