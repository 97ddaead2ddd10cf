import type { Welcome } from './sandbox/index.ts';

/** What a newcomer to the sandbox may start with one press: the commands are those anybody could type. */
export const welcome: readonly Welcome[] = [
  {
    label: 'Play Breach, both sides yourself',
    hint: 'Pirates board a ship whose computer defends it. You are the one, and somebody else, one press away, is the other.',
    commands: [
      { type: 'game new game:breach' },
      { type: 'game join' },
      { type: 'game join', other: 1 },
      { type: 'game start' },
    ],
  },
  {
    label: 'Play Skydock, three crews yourself',
    hint: 'Rival crews of pirates heist one ship under alarm. You are one, and two others, one press away, are yours too.',
    commands: [
      { type: 'game new game:skydock' },
      { type: 'game join' },
      { type: 'game join', other: 1 },
      { type: 'game join', other: 2 },
      { type: 'game start' },
    ],
  },
];
