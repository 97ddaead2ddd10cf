import { counted, type Decision } from '#engine';
import type { Action } from '../state/actions.ts';
import type { Frames } from '../state/state.ts';
import { SET_UP_COST } from '../turn-order/set-up-ai.ts';
import type { View } from '../state/view.ts';
import { boardOf, crowds, hasSpace, neighbours } from '../board/board.ts';
import { endLabel, joined, roomName } from './words.ts';
import { idleIn } from '../turn-order/order-room.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/** Kinds of questions: every frame but the outermost one, which asks nothing. */
type Kind = Exclude<keyof Frames, 'rounds'>;

interface Asking {
  /** What the public message asks the seat to do. */
  readonly task: string;
  readonly prompt: (view: View) => string;
  /** Headings of the rules that explain it. */
  readonly help: readonly string[];
}

const ASKING: Readonly<Record<Kind, Asking>> = {
  'ai-set-up': {
    task: 'set up your defences',
    prompt: (view) => `What do you set up? Each costs ${SET_UP_COST} energy (Reactor: ${view.reactor})`,
    help: ['Set-Up: A.I.', 'Endurance', 'Security'],
  },
  room: {
    task: 'set up your defences',
    prompt: (view) => `Which room gets the ${named(view)}?`,
    help: ['Board', 'Breach'],
  },
  'pirate-set-up': {
    task: 'place your pirates',
    prompt: (view) => `Which pirate do you place? ${counted(view.rations, 'ration')} left`,
    help: ['Set-Up: Pirates', 'Pirates'],
  },
  hire: {
    task: 'lead your crew',
    prompt: (view) => `Which pirate do you place? ${counted(view.rations, 'ration')} left`,
    help: ['Waves: Pirates', 'Pirates'],
  },
  breach: {
    task: 'place your pirates',
    prompt: (view) => `Which breach do you place the ${named(view)} in?`,
    help: ['Breach'],
  },
  'pirate-wave': {
    task: 'lead your crew',
    prompt: (view) => `Wave ${view.wave}: which pirate acts?`,
    help: ['Waves: Pirates', 'Battle'],
  },
  order: {
    task: 'lead your crew',
    prompt: (view) => `What does the ${named(view)} do?`,
    help: ['Waves: Pirates', 'Board', 'Bridge', 'Endurance', 'Security'],
  },
  'order-room': {
    task: 'lead your crew',
    prompt: roomPrompt,
    help: ['Waves: Pirates', 'Board', 'Endurance', 'Security'],
  },
  'ai-wave': {
    task: 'strike back',
    prompt: (view) => `Wave ${view.wave}: which unit do you use? ${view.capacitor} energy in the Capacitor`,
    help: ['Waves: A.I.', 'Damage', 'Cost'],
  },
  target: {
    task: 'strike back',
    prompt: (view) => `Which pirate does the ${named(view)} hit?`,
    help: ['Damage'],
  },
};

function roomPrompt(view: View): string {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'order-room') return 'What do they do?';
  const { length } = idleIn(view, frame.room);
  const crowd = crowds(view.pirates);
  const tooFull = neighbours(boardOf(view.layout), frame.room).filter((room) => !hasSpace(crowd, room, length));
  const left = tooFull.length === 0 ? '' : ` (not enough space for all: ${joined(tooFull)})`;
  return `What do the ${length} pirates in ${roomName(view.layout, frame.room)} do?${left}`;
}

export function task(_view: View, kind: string): string {
  return isKind(kind) ? ASKING[kind].task : 'take your turn';
}

export function prompt(view: View, { kind, options }: Decision<Action>): string {
  if (options.every((action) => action.do === 'end'))
    return `You have nothing left to do here. Press ${endLabel(view)}`;
  return isKind(kind) ? ASKING[kind].prompt(view) : 'What do you do?';
}

export function help({ kind }: Decision<Action>): readonly string[] {
  return isKind(kind) ? ASKING[kind].help : [];
}

function isKind(kind: string): kind is Kind {
  return kind in ASKING;
}

/** The unit the open question is about, as this viewer knows it. */
function named(view: View): string {
  const frame = view.stack.at(-1);
  switch (frame?.kind) {
    case 'room':
      return frame.design === null ? 'unit' : AI_DESIGNS[frame.design].name;
    case 'breach':
      return PIRATE_DESIGNS[frame.design].name;
    case 'order': {
      const unit = view.pirates.find(({ id }) => id === frame.unit);
      return unit ? `${PIRATE_DESIGNS[unit.design].name} in ${roomName(view.layout, unit.room)}` : 'pirate';
    }
    case 'target': {
      const design = view.ai.find(({ id }) => id === frame.unit)?.design;
      return design ? AI_DESIGNS[design].name : 'turret';
    }
    default:
      return 'unit';
  }
}
