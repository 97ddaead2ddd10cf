import type { BoardFace, FieldFace, PanelFace } from '#engine';
import { AI_DESIGNS, AI_DESIGN_IDS } from '../content/ai-units.ts';
import { PIRATE_DESIGNS, PIRATE_DESIGN_IDS } from '../content/pirates.ts';
import { boardOf } from '../board/board.ts';
import { CAPACITOR_LIMIT } from '../turn-order/energy.ts';
import { ROUNDS, WAVES } from '../turn-order/length.ts';
import { AI, type Phase } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { AI_LETTERS, PIRATE_LETTERS } from './letters.ts';
import { drawMap, LEGEND } from './map.ts';
import { grouped } from './words.ts';

export const SECTION = {
  'ai-set-up': 'Ship: set-up',
  'pirate-set-up': 'Pirates: set-up',
  'pirate-wave': 'Pirates',
  'ai-wave': 'The Ship',
} as const satisfies Record<Phase, string>;

/** The text says what the picture says; the fields explain the letters of both. */
export function boardFace(view: View): BoardFace {
  return {
    text: [shipLine(view), crewLine(view), '', drawMap(view)].join('\n'),
    legend: LEGEND,
    fields: keys(view),
  };
}

/** "Round 3 of 10 · Wave 2 of 3 · Pirates". */
export function statusOf(view: View): string {
  if (view.ending === 'bridge-captured') return 'The Bridge is captured';
  if (view.ending === 'bridge-held') return `The Bridge has held for ${ROUNDS} rounds`;
  const wave = view.wave > 0 ? ` · Wave ${view.wave} of ${WAVES}` : '';
  return `Round ${view.round} of ${ROUNDS}${wave} · ${SECTION[view.phase]}`;
}

function shipLine({ layout, reactor, capacitor, generators }: View): string {
  const all = boardOf(layout).generators;
  return `Reactor ${reactor} · Capacitor ${capacitor}/${CAPACITOR_LIMIT} · Generators ${generators}/${all}`;
}

function crewLine({ rations, captured }: View): string {
  return `Rations ${rations} · Rooms captured ${captured.length}`;
}

/** A seat's own panel: its resources, what only it knows, and what the letters mean. */
export function panelFace(view: View): PanelFace {
  if (view.viewer !== AI) return { fields: [{ name: 'Pirates', value: crewLine(view) }, ...figures(view)] };
  const hidden = unseen(view, 'Your unseen units');
  const none = view.ai.length === 0 ? field('Your units', ['None yet: what you place is listed here.']) : [];
  const own = [...none, ...hidden, ...figures(view)].map(besideHand);
  return { fields: [{ name: 'Ship', value: shipLine(view) }, ...own] };
}

/** In full also beside the picture of the Ship's hand: no board explains the letters of units that nobody has seen. */
function besideHand(shown: FieldFace): FieldFace {
  return { ...shown, besideHand: shown.value };
}

/** The units that no pirate has seen to the end; a view of the Ship knows them. */
export function hiddenUnitFields(view: View): FieldFace[] {
  return unseen(view, 'Units no pirate ever saw');
}

/** The Ship's units that no pirate has seen: "C1: 2 × Fresh Air". */
function unseen(view: View, name: string): FieldFace[] {
  const rooms = Map.groupBy(
    view.ai.filter((unit) => !unit.seen),
    ({ room }) => room,
  );
  const lines = [...rooms].map(([room, units]) => {
    const names = units.flatMap(({ design }) => (design === null ? [] : [AI_DESIGNS[design].name]));
    return `${room}: ${grouped(names).join(', ')}`;
  });
  return field(name, lines.sort());
}

/** The same for a panel, where no board beside it tells the damage: beside a picture, the board above it explains the letters. */
function figures(view: View): FieldFace[] {
  return keys(view).map(({ name, value }) => ({ name: `${name}: figures when placed`, value }));
}

/** Every design aboard that the viewer knows, once: its letter, its name and its figures. */
function keys({ ai, pirates }: View): FieldFace[] {
  const aboard = AI_DESIGN_IDS.filter((id) => ai.some(({ design }) => design === id));
  const units = aboard.map((id) => {
    const { name, type, toughness, damage, cost } = AI_DESIGNS[id];
    const kind = type === 'turret' ? 'Endurance' : 'Security';
    return `\`${AI_LETTERS[id]}\` ${name}: ${type}, ${kind} ${toughness}, Damage ${damage}, ${cost} energy`;
  });
  const hired = PIRATE_DESIGN_IDS.filter((id) => pirates.some(({ design }) => design === id));
  const crew = hired.map((id) => {
    const { name, health, endurance, security } = PIRATE_DESIGNS[id];
    return `\`${PIRATE_LETTERS[id]}\` ${name}: Health ${health}, Damage ${endurance} / ${security}`;
  });
  const key = crew.length > 0 ? ['-# Damage: to turrets / to traps'] : [];
  const names = {
    units: aboard.map((id) => `\`${AI_LETTERS[id]}\` ${AI_DESIGNS[id].name}`).join(' · '),
    crew: hired.map((id) => `\`${PIRATE_LETTERS[id]}\` ${PIRATE_DESIGNS[id].name}`).join(' · '),
  };
  return [...field('A.I. units', units, names.units), ...field('Pirates aboard', [...crew, ...key], names.crew)];
}

function field(name: string, lines: readonly string[], besidePicture = ''): FieldFace[] {
  return lines.length === 0 ? [] : [{ name, value: lines.join('\n'), besidePicture }];
}
