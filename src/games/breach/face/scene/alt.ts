import { altText } from '#engine';
import { boardOf } from '../../board/board.ts';
import { LAYOUTS } from '../../content/layouts.ts';
import { CAPACITOR_LIMIT } from '../../turn-order/energy.ts';
import type { PirateUnit, RoomId } from '../../state/state.ts';
import type { AiUnitView, View } from '../../state/view.ts';
import { statusOf } from '../board.ts';
import { hasActed, sentence } from '../words.ts';
import { AI_DESIGNS } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../../content/pirates.ts';

/** The board in a few sentences: unit by unit if that is short enough, else only counts. */
export function altOf(view: View): string {
  const { layout, reactor, capacitor, rations, captured, ai, pirates } = view;
  const ship = [
    `Breach on the ${LAYOUTS[layout].name}. ${sentence(statusOf(view))}`,
    `The Bridge is ${boardOf(layout).bridge}; breaches: ${[boardOf(layout).breach, ...captured].join(', ')}.`,
    `Reactor ${reactor}, Capacitor ${capacitor} of ${CAPACITOR_LIMIT}; rations ${rations}.`,
  ];
  const units = (aiWord: (unit: AiUnitView) => string, pirateWord: (unit: PirateUnit) => string) => [
    `A.I. units: ${byRoom(ai, aiWord)}.`,
    `Pirates: ${byRoom(pirates, pirateWord)}.`,
  ];
  return altText(
    [...ship, ...units(aiName, (unit) => pirateName(unit, view))],
    [
      ...ship,
      ...units(
        ({ seen }) => (seen ? 'seen' : 'unseen'),
        () => '',
      ),
    ],
  );
}

/** The A.I. also reads which of its units the Pirates have not seen. */
function aiName({ design, seen }: AiUnitView): string {
  if (design === null) return 'unseen';
  return seen ? AI_DESIGNS[design].name : `${AI_DESIGNS[design].name} unseen`;
}

function pirateName(unit: PirateUnit, view: View): string {
  const { name } = PIRATE_DESIGNS[unit.design];
  return hasActed(unit, view) ? `${name} acted` : name;
}

/** "C3 2 Grunt, Geek acted; B1 Intern"; with empty words only numbers: "C3 4". */
function byRoom<U extends { readonly room: RoomId }>(units: readonly U[], word: (unit: U) => string): string {
  const rooms = [...Map.groupBy(units, ({ room }) => room)].map(([room, crowd]) => {
    const words = Map.groupBy(crowd.map(word), (each) => each);
    return `${room} ${[...words].map(([each, { length }]) => (length > 1 ? `${length} ${each}`.trim() : each || '1')).join(', ')}`;
  });
  return rooms.join('; ') || 'none';
}
