import { boxes, iconSign, legendOf, type Box, type Panel } from '#engine';
import { ICON_TABLE, type Shape, type Sign } from '../../content/icons.ts';
import { pirate } from './signs.ts';

function token(look: string, says: string, how: Pick<Panel, 'ground' | 'edge' | 'dashed'>): Sign {
  return {
    look,
    says,
    draw: (box): Shape[] => [
      { kind: 'panel', ...box, ...how },
      { kind: 'counter', ...boxes.inset(box, 5, 6), icon: 'move', text: '1', tone: 'bright' },
    ],
  };
}

function guards({ x, y, width, height }: Box): Shape[] {
  const box = { x, y: y + 6, width, height: height - 12 };
  return [{ kind: 'counter', ...box, icon: 'guard', text: '1', tone: 'bright', solid: true }];
}

function patrolWay({ x, y, width, height }: Box): Shape[] {
  const from = { x, y: y + height / 2 };
  return [{ kind: 'link', from, to: { x: x + width - 4, y: y + height / 2 }, look: 'route' }];
}

function text(words: string, box: Box, tone: 'gold' | 'bright' | 'danger'): Shape {
  return { kind: 'text', ...box, text: words, size: 'heading', tone, align: 'center' };
}

/** What is drawn on the board, on a map and in a hand. */
export const SIGNS = legendOf('Skydock', ICON_TABLE, [
  { look: 'disc, square, triangle or diamond', says: 'A pirate', draw: (box) => [pirate(0, box)] },
  {
    look: 'hollow piece',
    says: 'Still planning, or on a track',
    draw: (box) => [pirate(1, box, 'spent')],
  },
  {
    look: 'box with an edge in a pirate’s colour',
    says: 'That pirate’s turn',
    draw: (box) => [{ kind: 'panel', ...box, ground: 'raised', edge: 'red' }],
  },
  { look: 'white chip with a guard', says: 'Active guards here', draw: guards },
  iconSign('guard-stunned', 'guard, asleep', 'Stunned guards here', 'quiet'),
  { look: 'dashed arrow', says: 'Guards walk this way', draw: patrolWay },
  iconSign('guard', 'helmeted head', 'Guards', 'bright'),
  iconSign('post', 'red shield', 'Guard post: a guard joins', 'danger'),
  {
    look: 'number in a gold box',
    says: 'Your choice with this number',
    draw: (box) => [{ kind: 'panel', ...box, ground: 'goal', edge: 'gold' }, text('3', box, 'gold')],
  },
  { look: '›', says: 'Interact: needs › gives / if it fails', draw: (box) => [text('›', box, 'bright')] },
  { look: '!', says: 'Interact: also has a downside', draw: (box) => [text('!', box, 'danger')] },
  iconSign('encounter', 'speech bubble', 'Random encounters', 'gold'),
  iconSign('alert', 'bell', 'Alert, up to LOCKDOWN', 'danger'),
  iconSign('launch', 'rocket', 'Rounds until the launch', 'good'),
  iconSign('scheme', 'two cards', 'Scheme: cards, room, ability', 'gold'),
  iconSign('loot', 'money bag', 'Loot: cards, room, ability', 'gold'),
  iconSign('move', 'boot', 'Move', 'bright'),
  iconSign('interact', 'pointing hand', 'Interact', 'bright'),
  iconSign('attack', 'sword', 'Attack', 'bright'),
  iconSign('heal', 'medical cross', 'Heal', 'bright'),
  token('token on gold', 'Ability with an energy marker', { ground: 'goal', edge: 'gold' }),
  token('token with a red edge', 'Neutralized: assigned', { ground: 'danger', edge: 'danger' }),
  token('token with a dashed red edge', 'Neutralized: recovering', {
    ground: 'danger',
    edge: 'danger',
    dashed: true,
  }),
  iconSign('energy', 'lightning', 'Energy markers', 'gold'),
  iconSign('cross', 'red cross', 'Assigned; wish not met', 'danger'),
  iconSign('recover', 'round arrow', 'Recovering', 'danger'),
  iconSign('glory', 'star', 'Glory', 'gold'),
  iconSign('support', 'medal', 'Support', 'bright'),
  iconSign('first', 'flag', 'First player token', 'gold'),
  iconSign('upgrade', 'arrow up', 'Upgrade an ability', 'gold'),
  iconSign('bonus', 'die with a plus', 'Bonus to your challenges', 'gold'),
  iconSign('track', 'stairs', 'A space on a track', 'gold'),
  iconSign('check', 'tick', 'Completed by; wish met', 'gold'),
  iconSign('mask', 'mask', 'Symbol: mask', 'gold'),
  iconSign('key', 'key', 'Symbol: key', 'gold'),
  iconSign('wrench', 'wrench', 'Symbol: wrench', 'gold'),
  iconSign('spark', 'spark', 'Symbol: spark', 'gold'),
  iconSign('chart', 'chart', 'Symbol: chart', 'gold'),
  iconSign('wild', 'six-pointed star', 'Wild: any one symbol', 'gold'),
  iconSign('physical', 'fist', 'Physical challenges', 'bright'),
  iconSign('mental', 'light bulb', 'Mental challenges', 'bright'),
  iconSign('technical', 'cogwheel', 'Technical challenges', 'bright'),
]);
