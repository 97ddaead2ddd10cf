import { iconSign, legendOf, type Box, type Panel, type Piece } from '#engine';
import { ICON_TABLE, type Shape, type Sign } from '../../content/icons.ts';

function piece(look: string, says: string, how: Omit<Piece, 'kind' | keyof Box>): Sign {
  return { look, says, draw: (box) => [{ kind: 'piece', ...box, ...how }] };
}

function room(look: string, says: string, how: Pick<Panel, 'ground' | 'edge'>): Sign {
  const draw = (box: Box): Shape[] => [{ kind: 'panel', ...box, ...how }];
  return { look, says, draw };
}

/** Everything drawn on the board and beside it. */
export const SIGNS = legendOf('Breach', ICON_TABLE, [
  room('dark field', 'A room', { ground: 'room' }),
  room('lighter field', 'A room on the edge of the ship', { ground: 'raised' }),
  iconSign('capturable', 'ring around a dot', 'A room that can be captured'),
  room('red field with an edge', 'A breach', { ground: 'danger', edge: 'danger' }),
  room('golden field with an edge', 'The Bridge', { ground: 'goal', edge: 'gold' }),
  room('field with an edge in the colour of a side', 'A unit of that side is acting here', {
    ground: 'raised',
    edge: 'red',
  }),
  {
    look: 'light bar',
    says: 'A door',
    draw: ({ x, y, width, height }) => [
      {
        kind: 'link',
        from: { x: x + 14, y: y + height / 2 },
        to: { x: x + width - 14, y: y + height / 2 },
        look: 'door',
      },
    ],
  },
  iconSign('breach', 'star with teeth', 'Breaches; rooms captured', 'danger'),
  iconSign('bridge', 'ship’s wheel', 'The Bridge', 'gold'),
  piece('blue square', 'An A.I. unit', { owner: 'blue', letter: 'N', look: 'full' }),
  piece('blue square with gaps in its edge', 'Not yet seen by the Pirates', {
    owner: 'blue',
    letter: '?',
    look: 'hidden',
  }),
  piece('red disc', 'A pirate that has not acted', { owner: 'red', letter: 'G', look: 'full' }),
  piece('red ring', 'A pirate that has acted', { owner: 'red', letter: 'G', look: 'spent' }),
  piece('bar below a piece', 'Damaged (what is left, where it fits)', {
    owner: 'red',
    letter: 'G',
    look: 'full',
    left: 0.5,
  }),
  iconSign('computer', 'screen with an eye', 'The Ship', 'blue'),
  iconSign('skull', 'skull', 'The Pirates', 'red'),
  iconSign('reactor', 'atom', 'Energy in the Reactor', 'blue'),
  iconSign('battery', 'battery', 'Energy in the Capacitor', 'blue'),
  iconSign('generator', 'plug', 'Active generators', 'blue'),
  iconSign('turret', 'anvil', 'Endurance; damage to it', 'quiet'),
  iconSign('trap', 'jaws', 'Security; damage to it', 'quiet'),
  iconSign('attack', 'sword', 'Damage', 'quiet'),
  iconSign('energy', 'lightning', 'Energy per use', 'quiet'),
  iconSign('ration', 'tin', 'Rations; cost of a pirate', 'red'),
  iconSign('heart', 'heart', 'Health; pirates aboard', 'red'),
]);
