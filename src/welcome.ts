import type { Welcome } from './sandbox/index.ts';

/** What a newcomer to the sandbox may start with one press: the commands are those anybody could type. */
export const welcome: readonly Welcome[] = [
  {
    label: 'Play Breach, both sides yourself',
    hint: 'Pirates board a ship whose computer defends it. You are the one, and Bo, one press away, is the other.',
    commands: [
      { type: 'game new game:breach' },
      { type: 'game join' },
      { as: 'Bo', type: 'game join' },
      { type: 'game start' },
    ],
  },
  {
    label: 'Play Skydock with three crews of your own',
    hint: 'Rival crews sneak through a station under alarm. Take the seats of Ada, Bo and Cy in turn.',
    commands: [
      { type: 'game new game:skydock' },
      { as: 'Ada', type: 'game join' },
      { as: 'Bo', type: 'game join' },
      { as: 'Cy', type: 'game join' },
      { as: 'Ada', type: 'game start' },
    ],
  },
];
