/** How to win. */
export const AIM: readonly string[] = [
  'Down the enemy units: the last crew with a unit standing wins.',
  'When time runs out, the crew with the most units standing wins; ties go to the most Health left.',
  'Your crew lives on: it learns, buys gear and carries its scars into the next match.',
];
