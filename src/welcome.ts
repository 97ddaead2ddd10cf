import type { Welcome } from './sandbox/index.ts';

/** What a newcomer to the sandbox may start with one press: the commands are those anybody could type. */
export const welcome: readonly Welcome[] = [
  {
    label: 'Play Skydock against three AI crews',
    hint: 'Four rival crews of pirates heist one ship while its alarm climbs. You are in the game after one press.',
    commands: [{ type: 'game new game:skydock ai:3' }, { type: 'game start' }],
  },
  {
    label: 'Play Breach as the ship, against an AI player',
    hint: 'Pirates board you. Hold the Bridge for ten rounds with turrets and traps nobody has seen yet.',
    commands: [{ type: 'game new game:breach ai:1' }, { type: 'game start' }],
  },
  {
    label: 'Play Breach as the pirates, against an AI player',
    hint: 'Board a ship whose computer would rather you did not, and capture its Bridge within ten rounds.',
    commands: [{ type: 'game new game:breach ai:1' }, { type: 'game join seat:Pirates' }, { type: 'game start' }],
  },
  {
    label: 'Play Breach, both sides yourself',
    hint: 'You are the one side, and somebody else, one press away in the list of people, is the other.',
    commands: [
      { type: 'game new game:breach' },
      { type: 'game join' },
      { type: 'game join', other: 1 },
      { type: 'game start' },
    ],
  },
];
