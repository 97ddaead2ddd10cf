import type { Welcome } from './sandbox/index.ts';

/** What a newcomer to the sandbox may start with one press: the commands are those anybody could type. */
export const welcome: readonly Welcome[] = [
  {
    label: 'Play Skydock against three AI crews',
    hint: 'A heist among rival crews on a ship about to launch. You plan, sneak and grab; three crews who are no people do the same.',
    commands: [{ type: 'game new game:skydock ai:3' }, { type: 'game start' }],
  },
  {
    label: 'Play Breach against an AI player',
    hint: 'Pirates board a ship whose computer defends it with turrets and traps nobody has seen yet. You are one side of it.',
    commands: [{ type: 'game new game:breach ai:1' }, { type: 'game start' }],
  },
  {
    label: 'Play Breach, both sides yourself',
    hint: 'You are the one side, and somebody else, one press away, is the other.',
    commands: [
      { type: 'game new game:breach' },
      { type: 'game join' },
      { type: 'game join', other: 1 },
      { type: 'game start' },
    ],
  },
];
