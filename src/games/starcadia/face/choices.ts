import type { ChoiceFace } from '#engine';

/** The choices of the lobby in words. */
export const CHOICES: Readonly<Record<string, ChoiceFace>> = {
  play: {
    name: 'Play',
    values: {
      campaign: 'Campaign',
      '1': 'Scenario 1',
      '2a': 'Scenario 2A',
      '2b': 'Scenario 2B',
      '3a': 'Scenario 3A',
      '3b': 'Scenario 3B',
      '3c': 'Scenario 3C',
      '4': 'Scenario 4',
    },
    hints: {
      campaign: 'Four scenarios, with new upgrades after each. Takes weeks',
      '1': 'One scenario with the starting equipment: a good first game',
      '2a': 'One scenario, after a draft of level 1 upgrades: carry tokens home',
      '2b': 'One scenario, after a draft of level 1 upgrades: doors and officers',
      '3a': 'One scenario, after drafts of level 1 and 2 upgrades: a villain in the ice',
      '3b': 'One scenario, after drafts of level 1 and 2 upgrades: hold a terminal',
      '3c': 'One scenario, after drafts of level 1 and 2 upgrades: a treasure hunt',
      '4': 'One scenario, after drafts of level 1 to 3 upgrades: fight Supreme Commander Thorne',
    },
  },
  heroes: {
    name: 'Heroes',
    values: { pairs: 'In pairs', draft: 'Drafted' },
    hints: {
      pairs: 'Each crew chooses both heroes at once',
      draft: 'Each crew picks one hero in turn, then a second one in reverse order',
    },
  },
  monsters: {
    name: 'Monsters',
    values: { players: 'Players steer', program: 'The bot steers' },
    hints: {
      players: 'In your turn, another player steers the monsters that react to you. More choices, more waiting',
      program: 'Monsters attack the crew with the most victory tokens among those in reach. Less waiting',
    },
  },
};
