import type { AnyFace, Scene } from '#engine';
import { LAYOUT_IDS } from '../../src/games/breach/board/board.ts';
import { breachFace } from '../../src/games/breach/face/index.ts';
import { AI } from '../../src/games/breach/state/state.ts';
import { skydockFace } from '../../src/games/skydock/face/index.ts';
import { skydock as skydockGame } from '../../src/games/skydock/index.ts';
import type { State } from '../../src/games/skydock/state/state.ts';
import * as breach from './breach.ts';
import * as skydock from './skydock.ts';

/** A picture worth looking at. */
export interface Shot {
  readonly name: string;
  readonly scene: Scene;
}

/** Both games at set-up, in the middle, at their fullest and at an end; boards and hands. */
export function shots(): readonly Shot[] {
  return [...LAYOUT_IDS.flatMap(breachShots), ...[2, 3, 4].flatMap(skydockShots), ...skydockExtremes()];
}

function breachShots(layout: (typeof LAYOUT_IDS)[number]): Shot[] {
  const shot = (name: string, view: unknown) => board(breachFace, `breach-${layout}-${name}`, view);
  const middle = breach.inTheMiddle(layout);
  return [
    shot('set-up', breach.seen(breach.atSetUp(layout))),
    shot('middle', breach.seen(middle)),
    ...hand(breachFace, `breach-${layout}-ai`, breach.seen(middle, AI)),
    shot('fullest', breach.seen(breach.atItsFullest(layout))),
    shot('end', breach.seen(breach.played(layout, ({ ending }) => ending !== null))),
  ];
}

function skydockShots(seats: number): Shot[] {
  const shot = (name: string, view: unknown) => board(skydockFace, `skydock-${seats}-${name}`, view);
  const middle = skydock.inTheMiddle(seats);
  return [
    shot('set-up', skydock.seen(skydock.atSetUp(seats))),
    shot('planning', skydock.seen(skydock.played(seats, ({ table }) => table.round === 3 && table.turn === null))),
    shot('middle', skydock.seen(middle)),
    ...hand(skydockFace, `skydock-${seats}-hand`, skydock.seen(middle, 0)),
    shot('end', skydock.seen(skydock.played(seats, ({ table }) => table.ending !== null))),
  ];
}

function skydockExtremes(): Shot[] {
  const fullest = skydock.atItsFullest();
  const roll = skydock.played(4, ({ table }) =>
    table.stack.some((frame) => frame.kind === 'challenge' && frame.roll !== null),
  );
  const call = skydock.played(4, ({ table }) => table.stack.some((frame) => frame.kind === 'offer'));
  const plan = skydock.played(
    2,
    ({ hidden }) => hidden.hands[0]?.plan.marks.length === 4 && hidden.hands[0].plan.orders.length > 0,
  );
  const far = skydock.played(
    3,
    (state) =>
      skydock.asked(state, 'move')?.options.some((option) => option.do === 'go' && option.path.length > 2) ?? false,
  );
  return [
    board(skydockFace, 'skydock-fullest', skydock.seen(fullest)),
    ...hand(skydockFace, 'skydock-fullest-hand', skydock.seen(fullest, 3)),
    ...hand(skydockFace, 'skydock-plan-hand', skydock.seen(plan, 0)),
    choice('skydock-move', far),
    choice('skydock-plan', plan),
    board(skydockFace, 'skydock-roll', skydock.seen(roll)),
    board(skydockFace, 'skydock-call', skydock.seen(call)),
  ];
}

function board(face: AnyFace, name: string, view: unknown): Shot {
  return { name, scene: face.scene(view) };
}

function hand(face: AnyFace, name: string, view: unknown): Shot[] {
  const scene = face.handScene(view);
  if (!scene) throw new Error(`There is no hand to draw for ${name}.`);
  return [{ name, scene }];
}

/** What is drawn for the first open decision that has a picture of its own. */
function choice(name: string, state: State): Shot {
  for (const decision of skydockGame.decisions(state)) {
    const scene = skydockFace.choiceScene(skydock.seen(state, decision.seat), decision);
    if (scene) return { name, scene };
  }
  throw new Error(`There is no choice to draw for ${name}.`);
}
