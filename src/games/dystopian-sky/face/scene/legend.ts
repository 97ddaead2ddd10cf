import { boxes, iconSign, legendOf, type Box, type Panel, type Piece } from '#engine';
import { ICON_TABLE, type Shape, type Sign } from '../../content/icons.ts';

function shown(look: string, says: string, draw: (box: Box) => readonly Shape[]): Sign {
  return { look, says, draw };
}

function panel(look: string, says: string, how: Pick<Panel, 'ground' | 'edge' | 'dashed'>): Sign {
  return shown(look, says, (box) => [{ kind: 'panel', ...boxes.inset(box, 6, 4), ...how }]);
}

function piece(look: string, says: string, how: Pick<Piece, 'look' | 'left'>): Sign {
  return shown(look, says, (box) => [{ kind: 'piece', ...boxes.inset(box, 4), owner: 'red', letter: 'C', ...how }]);
}

/** Terrain of a height: its figure on it. */
function block(look: string, says: string, how: Pick<Panel, 'ground' | 'edge'>): Sign {
  return shown(look, says, (box) => [
    { kind: 'panel', ...boxes.inset(box, 6, 4), ...how },
    { kind: 'text', ...box, text: '2', size: 'heading', tone: 'bright', align: 'center' },
  ]);
}

function line(look: string, says: string, kind: 'corridor' | 'route'): Sign {
  return shown(look, says, (box) => [
    {
      kind: 'link',
      from: boxes.middle(boxes.inset(box, kind === 'route' ? 4 : 13), 'left'),
      to: boxes.middle(boxes.inset(box, kind === 'route' ? 0 : 13), 'right'),
      look: kind,
    },
  ]);
}

/** Everything drawn on the map, beside it, and on a roster sheet. */
export const SIGNS = legendOf('Dystopian Sky', ICON_TABLE, [
  block('lighter field with a figure', 'Terrain to stand on, its height', { ground: 'raised' }),
  block('dark block with a figure', 'Terrain nobody can stand on', { ground: 'deep', edge: 'quiet' }),
  line('bar', 'A catwalk', 'corridor'),
  iconSign('hazard', 'warning triangle', 'A hazard: Burn', 'danger'),
  panel('dashed square', 'A Starting Zone', { ground: 'bare', edge: 'bright', dashed: true }),
  piece('piece', 'A unit; C is the Captain', { look: 'full' }),
  piece('ring', 'Its Phase is over', { look: 'spent' }),
  piece('bar below a piece', 'Health left', { look: 'full', left: 0.5 }),
  panel('golden field behind a piece', 'The unit at hand', { ground: 'goal', edge: 'gold' }),
  panel('dashed red edge', 'It has a status', { ground: 'deep', edge: 'danger', dashed: true }),
  panel('green edge', 'It is ready, defending or in ambush', { ground: 'deep', edge: 'good' }),
  line('dashed arrow', 'The last attack', 'route'),
  panel('red edge', 'The last blast', { ground: 'bare', edge: 'danger' }),
  panel('golden edge', 'A square in reach', { ground: 'bare', edge: 'gold' }),
  iconSign('captain', 'crown', 'Captain', 'gold'),
  iconSign('heart', 'heart', 'Health'),
  iconSign('height', 'steps', 'Inches above the floor', 'gold'),
  iconSign('bleed', 'drop', 'Bleed, how often', 'danger'),
  iconSign('burn', 'flame', 'Burn, for how many Turns', 'danger'),
  iconSign('poison', 'flask', 'Poison', 'danger'),
  iconSign('fear', 'ghost', 'Fear', 'danger'),
  iconSign('disarmed', 'broken blade', 'Disarmed', 'danger'),
  iconSign('stun', 'spiral', 'Stun', 'danger'),
  iconSign('arc', 'lightning', 'Arc', 'danger'),
  iconSign('staggered', 'arrow off a wall', 'Staggered', 'danger'),
  iconSign('ready', 'dot in a ring', 'Ready', 'good'),
  iconSign('defending', 'head above a wall', 'Defending', 'good'),
  iconSign('ambush', 'arrow from behind a wall', 'Ambush', 'good'),
  iconSign('shield', 'shield', 'Full cover', 'good'),
  iconSign('half-shield', 'half a shield', 'Partial cover'),
  iconSign('eye', 'open eye', 'Sees the unit', 'gold'),
  iconSign('unseen', 'closed eye', 'Nobody sees it', 'good'),
  iconSign('level', 'chevrons', 'Level', 'gold'),
  iconSign('xp', 'cross', 'Experience Points'),
  iconSign('move', 'boot', 'Agility'),
  iconSign('brawn', 'fist', 'Brawn'),
  iconSign('focus', 'crosshairs', 'Focus'),
  iconSign('tech', 'cogwheel', 'Tech'),
  iconSign('resistance', 'shield with a cross', 'Resistance'),
  iconSign('point', 'star', 'Skill Points', 'gold'),
  iconSign('credits', 'coin', 'Credits', 'gold'),
  iconSign('skill', 'spark', 'Skills'),
  iconSign('gun', 'pistol', 'Gun: dice, range'),
  iconSign('attack', 'blade', 'Melee weapon: dice, reach'),
  iconSign('bomb', 'bomb', 'Explosive'),
  iconSign('pack', 'bag', 'Gear'),
  iconSign('dose', 'syringe', 'Consumables'),
  iconSign('trauma', 'skull', 'Traumas', 'danger'),
]);
