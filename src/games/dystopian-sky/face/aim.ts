/** How to win. */
export const AIM: readonly string[] = [
  'Down the enemy units: the last crew with a unit standing wins.',
  'When the time is up, the crew with the most units standing wins, then the one with the most Health.',
  'Your crew lives on: it learns, buys and carries its scars into the next match.',
];
