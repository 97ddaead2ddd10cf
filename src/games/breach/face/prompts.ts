import { counted, eitherOf, joined, type Decision } from '#engine';
import type { Action, CommonOrder } from '../state/actions.ts';
import type { Frames, RoomId } from '../state/state.ts';
import { CAPACITOR_LIMIT, REACTOR_PER_ROUND, SET_UP_COST } from '../turn-order/energy.ts';
import { isKnown, type View } from '../state/view.ts';
import {
  boardOf,
  captureBar,
  crowds,
  hasSpace,
  ROOM_LIMIT,
  isHeld,
  neighbours,
  type CaptureBar,
} from '../board/board.ts';
import { roomsForAi, roomsForPirates } from '../board/breaches.ts';
import { WAVES } from '../turn-order/length.ts';
import { CREWS } from '../content/crews.ts';
import { spaceIn } from '../turn-order/crews.ts';
import { doorsAway, front } from './front.ts';
import { roomName } from './words.ts';
import { assignments } from '../turn-order/everyone.ts';
import { idleIn } from '../turn-order/order-room.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/** Kinds of questions: every frame but the outermost one, which asks nothing. */
type Kind = Exclude<keyof Frames, 'rounds'>;

interface Asking {
  /** What the public message asks the seat to do. */
  readonly task: string;
  readonly prompt: (view: View, options: readonly Action[]) => string;
  /** Headings of the rules that explain it. */
  readonly help: readonly string[];
}

const ASKING: Readonly<Record<Kind, Asking>> = {
  'ai-set-up': {
    task: 'set up your defences',
    prompt: (view) =>
      `What do you set up? ${energyText(view)}. ${frontLine(view)}. ${fullBridge(view, toGuard(view))}`.trim(),
    help: ['Set-Up: the Ship', 'Endurance', 'Security'],
  },
  room: {
    task: 'set up your defences',
    prompt: (view) => `Where do you place ${named(view)}? ${fullBridge(view)}`.trim(),
    help: ['Board', 'Breaches'],
  },
  'pirate-set-up': {
    task: 'place your pirates',
    prompt: hirePrompt,
    help: ['Set-Up: Pirates', 'Pirates'],
  },
  hire: {
    task: 'lead your crew',
    prompt: hirePrompt,
    help: ['Waves: Pirates', 'Pirates'],
  },
  breach: {
    task: 'place your pirates',
    prompt: (view) => `Which breach do you place the ${named(view)} in? ${counted(view.rations, 'ration')} left`,
    help: ['Breaches'],
  },
  'pirate-wave': {
    task: 'lead your crew',
    prompt: wavePrompt,
    help: ['Waves: Pirates', 'Battle'],
  },
  order: {
    task: 'lead your crew',
    prompt: orderPrompt,
    help: ['Waves: Pirates', 'Board', 'Bridge', 'Endurance', 'Security'],
  },
  'order-room': {
    task: 'lead your crew',
    prompt: roomPrompt,
    help: ['Waves: Pirates', 'Board', 'Endurance', 'Security'],
  },
  'ai-wave': {
    task: 'strike back',
    prompt: (view) =>
      `Wave ${view.wave}: which unit do you use? ${view.capacitor} of ${CAPACITOR_LIMIT} energy in the Capacitor${suppliedNext(view)}`,
    help: ['Waves: the Ship', 'Damage', 'Cost'],
  },
  target: {
    task: 'strike back',
    prompt: (view) => `Which pirate does the ${named(view)} hit?`,
    help: ['Damage'],
  },
};

/** "; generators add 2 next wave, and anything above 5 is lost": what active generators will add in this round. */
function suppliedNext({ capacitor, generators, wave }: View): string {
  if (generators === 0 || wave >= WAVES) return '';
  const isTooMuch = capacitor + generators > CAPACITOR_LIMIT;
  return `; generators add ${generators} next wave${isTooMuch ? `, and anything above ${CAPACITOR_LIMIT} is lost` : ''}`;
}

/** What the Ship can spend, before its first unit what for, and how the Capacitor is filled as long as nothing fills it. */
function energyText({ round, reactor, capacitor, generators, ai }: View): string {
  if (round === 1 && generators === 0 && ai.length === 0)
    return `You have ${reactor} Reactor energy (+${REACTOR_PER_ROUND} every round): each unit or generator costs ${SET_UP_COST}. The Capacitor pays for strikes; it holds ${capacitor} of ${CAPACITOR_LIMIT} energy, and only generators refill it`;
  const isDry = generators === 0 && capacitor < CAPACITOR_LIMIT;
  return `You have ${reactor} Reactor energy, and ${capacitor} of ${CAPACITOR_LIMIT} energy in the Capacitor${isDry ? ' (only generators refill it)' : ''}`;
}

/** How near the Pirates are; which rooms are on their way, the menu of rooms says. */
function frontLine(view: View): string {
  const { doors } = front(view);
  if (doors === 0) return 'The Pirates are on the Bridge';
  const nearest = view.pirates.length === 0 ? 'breach' : 'pirate or breach';
  return `The nearest ${nearest} is ${counted(doors, 'door')} from the Bridge${noStrikes(view)}`;
}

/** ". Your units can’t strike until pirates enter their rooms": why whole waves may have passed without the Ship. */
function noStrikes({ round, ai, pirates }: View): string {
  const canStrike = ai.some(({ room }) => pirates.some((pirate) => pirate.room === room));
  return round === 1 || ai.length === 0 || canStrike ? '' : '. Your units can’t strike until pirates enter their rooms';
}

/** Why the Bridge is not among the rooms for a unit, and seldom a set-up is suggested; what to do instead. */
function fullBridge({ layout, ai }: View, instead = ''): string {
  const { bridge } = boardOf(layout);
  const count = ai.filter(({ room }) => room === bridge).length;
  return count < ROOM_LIMIT ? '' : `The Bridge is full (${counted(count, 'unit')})${instead}`;
}

/** ". Use the list to guard C2 on the Pirates’ way": the rooms next to the Bridge that can hold a unit, have none, and that the Pirates pass. */
function toGuard(view: View): string {
  const next = neighbours(boardOf(view.layout), boardOf(view.layout).bridge);
  const isGuarded = (room: RoomId) => view.ai.some((unit) => unit.room === room);
  const rooms = roomsForAi(view).filter(
    (room) => next.includes(room) && front(view).rooms.includes(room) && !isGuarded(room),
  );
  return rooms.length === 0
    ? '. Use the list for other rooms and generators'
    : `. Use the list to guard ${eitherOf(rooms)} on the Pirates’ way`;
}

function hirePrompt(view: View): string {
  const open = roomsForPirates(view);
  const differs = new Set(open.map((room) => spaceIn(view, room))).size > 1;
  const [only] = open.length === 1 ? open : [];
  const where =
    only === undefined ? '. You choose the breach next' : `. They enter in ${only}, ${doorsAway(view, only)}`;
  const fewer = differs ? '; a nearly full one has room for fewer pirates' : '';
  return `Which pirates do you place? ${counted(view.rations, 'ration')} left${where}${fewer}${unitsAboard(view)}`;
}

/** ". A.I. units: 1 turret (D2), 3 traps (2 in C1, C3)": what a crew is chosen against. */
function unitsAboard({ ai }: View): string {
  const typeOf = (unit: View['ai'][number]) => (isKnown(unit) ? AI_DESIGNS[unit.design].type : 'unseen');
  const types = Map.groupBy(ai, typeOf);
  const counts = (['turret', 'trap', 'unseen'] as const).flatMap((type) => {
    const units = types.get(type) ?? [];
    const named = type === 'unseen' ? `${units.length} unseen` : counted(units.length, type);
    return units.length === 0 ? [] : [`${named} (${roomsOf(units).join(', ')})`];
  });
  return counts.length === 0 ? '' : `. A.I. units: ${counts.join(', ')}`;
}

/** "2 in C1", "D2": where units are; how many, unless all are in one room. */
function roomsOf(units: View['ai']): string[] {
  const rooms = [...Map.groupBy(units, ({ room }) => room)].sort(([a], [b]) => a.localeCompare(b));
  return rooms.map(([room, { length }]) => (length > 1 && rooms.length > 1 ? `${length} in ${room}` : room));
}

function wavePrompt(view: View, options: readonly Action[]): string {
  const orders = options.flatMap((option) => (option.do === 'everyone' ? [option.orders] : []));
  // Where everyone attacks or captures, nobody wonders why they do not move.
  const isMissed = orders.length === 0 || orders.some((each) => isMove(view, each));
  const avoids = ' Orders to everyone never lead into rooms with A.I. units';
  const instead = orders.length === 0 ? `${avoids}: order pirates room by room` : avoids;
  return `Wave ${view.wave}: what do your pirates do?${isMissed && isNearAi(view) ? instead : ''}`;
}

/** Whether a room next to a pirate that can still act has A.I. units. */
function isNearAi(view: View): boolean {
  const board = boardOf(view.layout);
  return view.pirates.some(
    ({ acted, room }) => !acted && neighbours(board, room).some((near) => isHeld(view.ai, near)),
  );
}

/** Whether an order to everyone moves anybody. */
function isMove(view: View, orders: CommonOrder): boolean {
  return assignments(view, orders).some(({ order }) => order.do === 'move');
}

function orderPrompt(view: View): string {
  const frame = view.stack.at(-1);
  const unit = frame?.kind === 'order' && view.pirates.find(({ id }) => id === frame.unit);
  return `What does the ${named(view)} do?${unit ? barLines(view, unit.room) : ''}`;
}

function roomPrompt(view: View): string {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'order-room') return 'What do they do?';
  const { length } = idleIn(view, frame.room);
  return `What do the ${length} pirates in ${roomName(view.layout, frame.room)} do?${barLines(view, frame.room)}`;
}

const NO_CAPTURE: Readonly<Record<CaptureBar, string>> = {
  inside: 'it is not on the edge of the ship',
  breach: 'it is already a breach',
  held: 'A.I. units are still there',
};

/** What pirates in a room cannot do there, and why; no option says it. */
function barLines(view: View, room: RoomId): string {
  const lines = [fullLine(view, room), captureLine(view, room)].filter((line) => line !== '');
  return lines.length === 0 ? '' : ` ${lines.join('. ')}`;
}

/** The rooms behind its doors that pirates cannot move into. */
function fullLine(view: View, room: RoomId): string {
  const crowd = crowds(view.pirates);
  const full = neighbours(boardOf(view.layout), room).filter((near) => !hasSpace(crowd, near));
  return full.length === 0 ? '' : `${joined(full)} ${full.length === 1 ? 'is' : 'are'} full of pirates`;
}

/** Why to capture the room is not among the options. */
function captureLine(view: View, room: RoomId): string {
  const bar = captureBar(view, room);
  return bar === null ? '' : `${room} can’t be captured: ${NO_CAPTURE[bar]}`;
}

export function task(_view: View, kind: string): string {
  return isKind(kind) ? ASKING[kind].task : 'take your turn';
}

export function prompt(view: View, { kind, options }: Decision<Action>): string {
  return isKind(kind) ? ASKING[kind].prompt(view, options) : 'What do you do?';
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
      return frame.design === null ? 'the unit' : AI_DESIGNS[frame.design].name;
    case 'breach':
      return 'crew' in frame ? CREWS[frame.crew].name : PIRATE_DESIGNS[frame.design].name;
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
