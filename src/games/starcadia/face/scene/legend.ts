import { iconSign, legendOf, type Box, type Piece } from '#engine';
import { ICON_TABLE, type Shape, type Sign } from '../../content/icons.ts';

function piece(look: string, says: string, how: Omit<Piece, 'kind' | keyof Box>): Sign {
  return { look, says, draw: (box) => [{ kind: 'piece', ...box, ...how }] };
}

function panel(
  look: string,
  says: string,
  how: Pick<Extract<Shape, { kind: 'panel' }>, 'ground' | 'edge' | 'dashed'>,
): Sign {
  return { look, says, draw: (box) => [{ kind: 'panel', ...box, ...how }] };
}

/** Everything drawn on the board. */
export const SIGNS = legendOf('Starcadia', ICON_TABLE, [
  panel('dark field', 'A space', { ground: 'room' }),
  panel('golden field', 'A marked terminal', { ground: 'goal' }),
  panel('lighter field with an edge in the colour of a crew', 'A shuttle', { ground: 'raised', edge: 'red' }),
  panel('field with a dashed golden edge', 'A space you can choose', { ground: 'raised', edge: 'gold', dashed: true }),
  panel('bright bar', 'A wall', { ground: 'bare', edge: 'bright' }),
  panel('red bar with a golden edge', 'A closed door (dashed: open)', { ground: 'danger', edge: 'gold' }),
  piece('piece in the colour and shape of a crew', 'A hero', { owner: 'red', letter: 'E', look: 'full' }),
  piece('hollow piece', 'A dazed hero', { owner: 'red', letter: 'E', look: 'hollow' }),
  piece('bar below a piece', 'A wounded hero', {
    owner: 'red',
    letter: 'E',
    look: 'full',
    left: 0.5,
  }),
  panel('red card with a letter', 'A monster and its Life', {
    ground: 'danger',
    edge: 'danger',
  }),
  iconSign('token', 'star', 'Victory tokens', 'gold'),
  iconSign('badge', 'medal', 'Badges'),
  iconSign('quest', 'sheet of paper', 'A quest; a quest token'),
  iconSign('check', 'tick', 'A completed quest', 'good'),
  iconSign('stimpack', 'cross', 'Stimpack', 'good'),
  iconSign('hoverboard', 'board over jets', 'Hoverboard', 'blue'),
  iconSign('recharge', 'round arrow', 'Recharge', 'yellow'),
  iconSign('terminal', 'screen', 'Computer terminal', 'quiet'),
  iconSign('spawn', 'asterisk', 'Spawn point', 'quiet'),
  iconSign('portal', 'ring', 'A portal to others of its colour', 'blue'),
  iconSign('upgrade', 'arrow up', 'The upgrade of the armory', 'gold'),
]);
