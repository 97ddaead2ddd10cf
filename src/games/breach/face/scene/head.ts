import { boxes, type Box } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { boardOf } from '../../board/board.ts';
import { ROUNDS, WAVES } from '../../turn-order/length.ts';
import { CAPACITOR_LIMIT } from '../../turn-order/energy.ts';
import type { View } from '../../state/view.ts';
import { SECTION } from '../board.ts';
import { HEAD } from './places.ts';

const GAP = 8;

/** Above the ship: round and section, and each side's resources. */
export function head(view: View): Shape[] {
  const [line, below] = boxes.cutTop(HEAD, 50, GAP);
  const [ship, crew] = boxes.columns(below, 2, GAP);
  return [...title(view, line), ...(ship && crew ? [...machine(view, ship), ...pirates(view, crew)] : [])];
}

/** "Round 5/10 · Wave 2/3", and who acts or how it ended. */
function title({ round, wave, phase, ending }: View, box: Box): Shape[] {
  const [left, right] = boxes.cutLeft(box, 380, GAP);
  const time =
    wave > 0 && ending === null ? `Round ${round}/${ROUNDS}  Wave ${wave}/${WAVES}` : `Round ${round}/${ROUNDS}`;
  const isShip = ending === null ? phase === 'ai-set-up' || phase === 'ai-wave' : ending === 'bridge-held';
  const owner = isShip ? 'blue' : 'red';
  const over = { 'bridge-captured': 'Bridge captured', 'bridge-held': 'Bridge held' };
  const [badge, rest] = boxes.cutLeft(right, 38, GAP);
  return [
    { kind: 'text', ...left, text: time, size: 'title', tone: 'bright' },
    { kind: 'icon', ...badge, icon: isShip ? 'computer' : 'skull', tone: owner },
    { kind: 'text', ...rest, text: ending === null ? SECTION[phase] : over[ending], size: 'heading', tone: owner },
  ];
}

/** The Ship: its Reactor, generators and Capacitor. */
function machine({ layout, reactor, capacitor, generators }: View, box: Box): Shape[] {
  return panel(box, 'computer', 'blue', [
    ['reactor', 'Reactor', `${reactor}`],
    ['generator', 'Generators', `${generators}/${boardOf(layout).generators}`],
    ['battery', 'Capacitor', `${capacitor}/${CAPACITOR_LIMIT}`],
  ]);
}

/** The Pirates: rations, number aboard, captured rooms. */
function pirates({ rations, captured, pirates: crew }: View, box: Box): Shape[] {
  return panel(box, 'skull', 'red', [
    ['ration', 'Rations', `${rations}`],
    ['heart', 'Aboard', `${crew.length}`],
    ['breach', 'Captured', `${captured.length}`],
  ]);
}

type Figure = readonly [
  icon: 'reactor' | 'generator' | 'battery' | 'ration' | 'heart' | 'breach',
  name: string,
  text: string,
];

/** Height of a figure, above its name. */
const FIGURE = 42;

function panel(box: Box, icon: 'computer' | 'skull', tone: 'blue' | 'red', figures: readonly Figure[]): Shape[] {
  const inner = boxes.inset(box, 6, 6);
  const [badge, rest] = boxes.cutLeft(inner, FIGURE, 4);
  const cells = boxes.columns(rest, figures.length, 2);
  return [
    { kind: 'panel', ...box, ground: 'hull' },
    { kind: 'icon', ...badge, height: FIGURE, icon, tone },
    ...figures.flatMap(([sign, name, text], i): Shape[] => {
      const cell = cells[i];
      if (!cell) return [];
      const [above, below] = boxes.cutTop(cell, FIGURE, 0);
      return [
        { kind: 'counter', ...above, icon: sign, text, tone },
        { kind: 'text', ...below, text: name, size: 'body', tone: 'quiet' },
      ];
    }),
  ];
}
