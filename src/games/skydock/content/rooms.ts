import {
  alert,
  bonus,
  brace,
  calm,
  challenge,
  charge,
  choose,
  claim,
  crew,
  discard,
  dismiss,
  draw,
  fetch,
  glory,
  guard,
  jump,
  march,
  neutralize,
  recover,
  sift,
  stun,
  support,
  track,
  upgrade,
  type Effect,
} from './effects.ts';
import type { Printed } from './printing.ts';

/** What a room tile can show. */
export type Icon = 'scheme' | 'loot' | 'encounter' | 'guard';

export interface Room extends Printed {
  readonly name: string;
  readonly icons: readonly Icon[];
  /** What an Interact does here. */
  readonly action: { readonly name: string; readonly text: string; readonly does: readonly Effect[] };
  readonly quip: string;
}

/**
 * The rooms. Where cards are good, guards come by; where it is quiet, there is little to take; and no action is worth
 * the same in the first round and in the last, so nobody gets rich by staying put.
 */
const ROOMS = {
  // The three fixed rooms
  bridge: {
    name: 'Bridge',
    icons: ['scheme', 'guard'],
    action: {
      name: 'Fake the All-Clear',
      text: 'Mental challenge. Pass: lower the alert by 3 and gain 1 glory. Fail: raise the alert by 1.',
      does: [challenge('mental', { pass: [calm(3), glory(1)], fail: [alert(1)] })],
    },
    quip: 'The captain’s chair still remembers the captain.',
  },
  engine: {
    name: 'Drift Engine',
    icons: ['loot', 'encounter', 'guard'],
    action: {
      name: 'Overfeed the Drift',
      text: 'Technical challenge. Pass: upgrade an ability. Fail: gain a neutralization token.',
      does: [challenge('technical', { pass: [upgrade()], fail: [neutralize(1)] })],
    },
    quip: 'It hums in a key nobody else can hear, thankfully.',
  },
  dock: {
    name: 'Dock',
    icons: ['encounter'],
    action: {
      name: 'Sell on the Side',
      text: 'Discard 1 loot card to draw 2 scheme cards.',
      does: [discard('loot', 1, 'cost'), draw('scheme', 2)],
    },
    quip: 'Our ship is the small one. The very small one.',
  },

  // Tile 1
  galley: {
    name: 'Galley',
    icons: ['scheme', 'encounter'],
    action: {
      name: 'Soup of the Day',
      text: 'Remove 1 of your neutralization tokens and draw 1 scheme card.',
      does: [recover(1), draw('scheme', 1)],
    },
    quip: 'Ask not what is in the soup.',
  },
  brig: {
    name: 'Brig',
    icons: ['guard'],
    action: {
      name: 'Lock Them In',
      text: 'Physical challenge. Pass: return a guard here to the supply and gain 2 glory. Fail: gain a neutralization token.',
      does: [challenge('physical', { pass: [dismiss(), glory(2)], fail: [neutralize(1)] })],
    },
    quip: 'Two stars. The bunk was fine, the door was not.',
  },
  // Tile 2
  medbay: {
    name: 'Med Bay',
    icons: ['loot'],
    action: {
      name: 'Help Yourself',
      text: 'Remove up to 2 of your neutralization tokens. Each other pirate here flips theirs to the recovering side.',
      does: [recover(2), crew([brace()])],
    },
    quip: 'The plasters have little anchors on them.',
  },
  morgue: {
    name: 'Morgue',
    icons: ['loot', 'encounter'],
    action: {
      name: 'Check the Pockets',
      text: 'Mental challenge. Pass: take a loot card of your choice from the discard pile. Fail: discard 1 scheme card.',
      does: [challenge('mental', { pass: [fetch('loot')], fail: [discard('scheme', 1)] })],
    },
    quip: 'Everybody here has stopped complaining.',
  },
  // Tile 3
  armoury: {
    name: 'Armoury',
    icons: ['loot', 'guard'],
    action: {
      name: 'Borrow Something Big',
      text: 'Stun up to 2 guards here; +2 to your challenges this turn. Place a guard at the Dock.',
      does: [stun(2), bonus(2), guard('dock', 1)],
    },
    quip: 'Please return it in the state you found us in.',
  },
  laundry: {
    name: 'Laundry',
    icons: ['scheme'],
    action: {
      name: 'Change Clothes',
      text: 'Discard 1 scheme card to go to any room without guards.',
      does: [discard('scheme', 1, 'cost'), jump('unguarded')],
    },
    quip: 'One size arrests all.',
  },
  // Tile 4
  hold: {
    name: 'Cargo Hold',
    icons: ['loot', 'guard'],
    action: {
      name: 'Open the Big Crate',
      text: 'Physical challenge. Pass: look at 4 loot cards and keep one. Fail: place a guard here.',
      does: [challenge('physical', { pass: [sift('loot', 4)], fail: [guard('here', 1)] })],
    },
    quip: 'This side up. Or possibly that one.',
  },
  menagerie: {
    name: 'Menagerie',
    icons: ['encounter'],
    action: {
      name: 'Feed the Exhibits',
      text: 'Discard 1 loot card to gain 3 glory. Every active guard here follows the arrow.',
      does: [discard('loot', 1, 'cost'), glory(3), march()],
    },
    quip: 'The sign says DO NOT. The rest has been eaten.',
  },
  // Tile 5
  server: {
    name: 'Server Nook',
    icons: ['scheme', 'guard'],
    action: {
      name: 'Borrow a Password',
      text: 'Technical challenge. Pass: look at 4 scheme cards and keep one, and gain 1 glory. Fail: raise the alert by 1.',
      does: [challenge('technical', { pass: [sift('scheme', 4), glory(1)], fail: [alert(1)] })],
    },
    quip: 'It is "password". It is always "password".',
  },
  charts: {
    name: 'Chart Room',
    icons: ['scheme'],
    action: {
      name: 'Plot and Scheme',
      text: 'Mental challenge. Pass: advance one space on the track of an objective, or draw 2 scheme cards.',
      does: [
        challenge('mental', {
          pass: [
            choose([
              { text: 'Advance on a track', does: [track()] },
              { text: 'Draw 2 scheme cards', does: [draw('scheme', 2)] },
            ]),
          ],
        }),
      ],
    },
    quip: 'Here be mortgages.',
  },
  // Tile 6
  bunks: {
    name: 'Crew Bunks',
    icons: ['loot', 'encounter'],
    action: {
      name: 'Forty Winks',
      text: 'Flip your assigned neutralization tokens to the recovering side, and claim the first player token if nobody has.',
      does: [brace(), claim()],
    },
    quip: 'Still warm. That is a bad sign.',
  },
  casino: {
    name: 'Casino',
    icons: ['loot', 'encounter'],
    action: {
      name: 'Double or Nothing',
      text: 'Mental challenge. Pass: gain 3 glory. Fail: lose 2 glory.',
      does: [challenge('mental', { pass: [glory(3)], fail: [glory(-2)] })],
    },
    quip: 'The house always wins, and then it is decommissioned.',
  },
  // Tile 7
  airlock: {
    name: 'Airlock',
    icons: ['guard'],
    action: {
      name: 'Take a Short Cut',
      text: 'Physical challenge. Pass: go to the Bridge, the Drift Engine or the Dock and gain 1 glory. Fail: gain a neutralization token.',
      does: [challenge('physical', { pass: [jump('fixed'), glory(1)], fail: [neutralize(1)] })],
    },
    quip: 'Mind the gap. All of it.',
  },
  chapel: {
    name: 'Chapel',
    icons: ['scheme'],
    action: {
      name: 'Confess a Little',
      text: 'Lose 2 glory to draw a support token.',
      does: [glory(-2, 'cost'), support()],
    },
    quip: 'For those in peril on the company’s books.',
  },
  // Tile 8
  workshop: {
    name: 'Workshop',
    icons: ['loot'],
    action: {
      name: 'Tinker',
      text: 'Technical challenge. Pass: put an energy marker on an ability of yours that has none. Fail: raise the alert by 1.',
      does: [challenge('technical', { pass: [charge()], fail: [alert(1)] })],
    },
    quip: 'If it sparks, it is working. If it stops, run.',
  },
  vault: {
    name: 'Vault',
    icons: ['loot', 'guard'],
    action: {
      name: 'Crack It',
      text: 'Technical challenge. Pass: draw 2 loot cards and gain 1 glory. Fail: place 2 guards here.',
      does: [challenge('technical', { pass: [draw('loot', 2), glory(1)], fail: [guard('here', 2)] })],
    },
    quip: 'It contains a smaller vault.',
  },
} as const satisfies Record<string, Room>;

export type RoomId = keyof typeof ROOMS;

export const ROOM_TABLE: Readonly<Record<RoomId, Room>> = ROOMS;

/** The double-sided tiles; six of them lie on the board, either side up. */
export const TILES: readonly (readonly [RoomId, RoomId])[] = [
  ['galley', 'brig'],
  ['medbay', 'morgue'],
  ['armoury', 'laundry'],
  ['hold', 'menagerie'],
  ['server', 'charts'],
  ['bunks', 'casino'],
  ['airlock', 'chapel'],
  ['workshop', 'vault'],
];
