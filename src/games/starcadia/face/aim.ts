/** How to win. */
export const AIM: readonly string[] = [
  'Get the most victory tokens: kill monsters and rival heroes, complete quests, collect tokens.',
  'A scenario ends once all its quests and one rival quest (kill a rival hero) are completed.',
  'In a campaign, wins and every 7 tokens give badges; after four scenarios, the most badges win.',
];
