/** How to win. */
export const AIM: readonly string[] = [
  'Get the most victory tokens: kill monsters and rivals, complete quests, collect tokens.',
  'A scenario ends once all its quests and one rival quest are completed.',
  'In a campaign, the crew with the most badges after four scenarios wins.',
];
