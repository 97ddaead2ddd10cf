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
      campaign: 'Four scenarios, with upgrades picked in between. Weeks of play',
      '1': 'One scenario with the starting equipment: a good first game',
      '2a': 'One scenario, after a draft of level 1: carry tokens home',
      '2b': 'One scenario, after a draft of level 1: doors and officers',
      '3a': 'One scenario, after drafts of levels 1 and 2: a villain in the ice',
      '3b': 'One scenario, after drafts of levels 1 and 2: hold the terminal',
      '3c': 'One scenario, after drafts of levels 1 and 2: a treasure hunt',
      '4': 'One scenario, after drafts of levels 1 to 3: Supreme Commander Thorne',
    },
  },
  heroes: {
    name: 'Heroes',
    values: { pairs: 'In pairs', draft: 'Drafted' },
    hints: { pairs: 'Each crew chooses both heroes at once', draft: 'One hero each, and one each on the way back' },
  },
  monsters: {
    name: 'Monsters',
    values: { players: 'Players steer', program: 'The program steers' },
    hints: {
      players: 'Other players steer monsters in your turn. More choices, more waiting',
      program: 'Monsters follow a public rule: they attack the crew with the most victory tokens. Faster',
    },
  },
};
