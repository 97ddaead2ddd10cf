import { counted, eitherOf, idsOf, joined, type OptionFace, withId } from '#engine';
import type { CommonOrder, Order } from '../../state/actions.ts';
import { damageTo, healthLeft, toughnessLeft } from '../../battle/battle.ts';
import { boardOf, crowds, hasSpace, isHeld } from '../../board/board.ts';
import type { PirateUnit, RoomId } from '../../state/state.ts';
import { isKnown, type KnownAiUnit, type View } from '../../state/view.ts';
import { assignments, roomsAhead, type Assignment } from '../../turn-order/everyone.ts';
import { idleIn, unitsFor } from '../../turn-order/order-room.ts';
import { RATIONS_PER_CAPTURED_ROOM } from '../../turn-order/set-up-pirates.ts';
import { crewNames, grouped, pirateStats, roomName } from '../words.ts';
import { isNearerBridge } from '../front.ts';
import { aiUnit, choice, hurt, whoIsIn } from './common.ts';
import { AI_DESIGNS, type AiDesignId } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../../content/pirates.ts';

/** What captured rooms bring: " (+1 ration a round)", " (+1 ration a round per room)". */
function brings(captured: number): string {
  return ` (+${counted(RATIONS_PER_CAPTURED_ROOM, 'ration')} a round${captured === 1 ? '' : ' per room'})`;
}

/** "Everyone Attacks or Moves", and who does what. */
export function everyone(view: View, orders: CommonOrder): OptionFace {
  const found = assignments(view, orders);
  const roomsOf = (does: Order['do']) => found.filter(({ order }) => order.do === does).map(({ unit }) => unit.room);
  const captured = roomsOf('capture');
  const settlers = found.filter(({ goal }) => goal !== undefined);
  const goals = [...new Set(settlers.flatMap(({ goal }) => goal ?? []))].sort();
  const labels = { attack: 'Attacks', capture: 'Captures', move: orders === 'settle' ? 'Spreads Out' : 'Moves' };
  const verbs = idsOf(labels).filter((verb) => roomsOf(verb).length > 0);
  const most = verbs.length > 1 ? MOST_NAMED_OF_SEVERAL : MOST_NAMED;
  const hints = {
    attack: `${many(roomsOf('attack'), 'attacks', 'attack')} ${attacked(view, found, most)}`,
    capture: `${many(captured, 'captures', 'capture')} ${rooms(captured)}${orders === 'settle' ? '' : brings(captured.length)}`,
    move:
      orders === 'settle'
        ? goals.length <= MOST_NAMED
          ? `${many(settlers, 'sets', 'set')} out for ${joined(goals.map((room) => goalName(view, room)))}, ${toCapture(view, goals)}`
          : `${many(settlers, 'sets', 'set')} out for ${goals.length} rooms, ${toCapture(view, goals)}${destinations(found).replace(', to', ', first to')}`
        : `${many(roomsOf('move'), 'moves', 'move')} towards the Bridge${verbs.length > 2 ? '' : destinations(found)}`,
  };
  const idle = view.pirates.filter((unit) => !unit.acted && !found.some((each) => each.unit.id === unit.id));
  const who = idle.length <= MOST_NAMED_OF_SEVERAL ? crewOf(idle) : counted(idle.length, 'other');
  const isMove = roomsOf('move').length > 0 && orders !== 'settle';
  const isBlocked = isMove && idle.every((unit) => hasNoSpaceAhead(view, unit, found));
  const stays = idle.length > 0 ? [isBlocked ? `no space ahead for ${who}` : `${who} can still act`] : [];
  // One clause, so that it is never cut in the middle.
  const hint = [...verbs.map((verb) => hints[verb]), ...stays].join(' – ');
  const wins = capturesBridge(view, orders);
  return {
    label: `${wins ? 'Win: ' : ''}Everyone ${eitherOf(verbs.map((verb) => labels[verb]))}`,
    hint: wins ? 'Captures the Bridge: you win the game' : hint,
    tone: 'main',
  };
}

/** Whether every room that the pirate could have moved on to is full once these have moved. */
function hasNoSpaceAhead(view: View, { room }: PirateUnit, found: readonly Assignment[]): boolean {
  const moved = view.pirates.map((pirate) => {
    const order = found.find(({ unit }) => unit.id === pirate.id)?.order;
    return order?.do === 'move' ? { ...pirate, room: order.room } : pirate;
  });
  const crowd = crowds(moved);
  const ahead = isHeld(view.ai, room) ? [] : roomsAhead(view, room);
  return ahead.length > 0 && ahead.every((exit) => !hasSpace(crowd, exit));
}

function goalName(view: View, room: RoomId): string {
  return room === boardOf(view.layout).bridge ? 'the Bridge' : room;
}

/** "to capture them later (+1 ration a round per room)"; the Bridge brings none. */
function toCapture(view: View, goals: readonly RoomId[]): string {
  const what = goals.length === 1 ? 'it' : 'them';
  return `to capture ${what} later${goals.includes(boardOf(view.layout).bridge) ? '' : brings(goals.length)}`;
}

/** The most rooms or targets that are named one by one, and the most targets where others do something else. */
const MOST_NAMED = 3;
const MOST_NAMED_OF_SEVERAL = 2;
/** The most rooms with how many move to each. */
const MOST_COUNTED = 4;

/** "Final Reminder in C1", or only the rooms of many targets. */
function attacked(view: View, found: readonly Assignment[], most: number): string {
  const orders = found.filter(({ order }) => order.do === 'attack');
  const targets = new Set(orders.flatMap(({ order }) => (order.do === 'attack' ? [aiUnit(view, order.unit)] : [])));
  return targets.size <= most
    ? namesAndRooms([...targets])
    : `in ${rooms([...new Set(orders.map(({ unit }) => unit.room))])}`;
}

/** "Fire Drill and Final Reminder in C1", "Final Reminder in C1 and Fire Drill in C2". */
function namesAndRooms(units: readonly KnownAiUnit[]): string {
  const rooms = new Set(units.map(({ room }) => room));
  const named = ({ design, room }: KnownAiUnit) => `${AI_DESIGNS[design].name}${rooms.size > 1 ? ` in ${room}` : ''}`;
  return `${joined(grouped(units.map(named)))}${rooms.size > 1 ? '' : ` in ${joined([...rooms])}`}`;
}

/** "A2 and E2", or only how many they are. */
function rooms(all: readonly RoomId[]): string {
  return all.length <= MOST_NAMED ? joined(all) : `${all.length} rooms`;
}

/** ", to B3 (2) and D3 (2)": where pirates move, and how many to each of several rooms, unless those are many. */
function destinations(found: readonly Assignment[]): string {
  const moves = found.flatMap(({ order }) => (order.do === 'move' ? [order.room] : []));
  const byRoom = [...Map.groupBy(moves, (room) => room)].sort(([a], [b]) => (a < b ? -1 : 1));
  const counts = byRoom.length > 1 && byRoom.length <= MOST_COUNTED;
  return `, to ${joined(byRoom.map(([room, all]) => (counts ? `${room} (${all.length})` : room)))}`;
}

/** Whether an order to everyone captures the Bridge, and wins. */
export function capturesBridge(view: View, orders: CommonOrder): boolean {
  const { bridge } = boardOf(view.layout);
  return assignments(view, orders).some(({ order, unit }) => order.do === 'capture' && unit.room === bridge);
}

/** "1 attacks", "4 attack". */
function many(units: readonly unknown[], one: string, several: string): string {
  return `${units.length} ${units.length === 1 ? one : several}`;
}

export function order(view: View, id: number): OptionFace {
  const unit = withId(view.pirates, id);
  const { name } = PIRATE_DESIGNS[unit.design];
  const label = view.stack.at(-1)?.kind === 'order-room' ? `Order Only ${name}` : `Order ${name} in ${unit.room}`;
  return choice(`${label}${hurt(unit)}`, pirateStats(unit.design, healthLeft(unit)));
}

/** "Orders in B3": those that can still act, together or one by one. */
export function orderRoom(view: View, room: RoomId): OptionFace {
  const units = idleIn(view, room);
  return choice(`Orders in ${room}`, crewOf(units));
}

/** Where one pirate or several of a room go: nearer the Bridge, or to a room by name. Says who goes where there is not space for all. */
export function move(view: View, room: RoomId): OptionFace {
  const { able, chosen } = acting(view, { do: 'move', room });
  const some =
    chosen.length < able.length
      ? `Only ${chosen.length} of ${able.length} ${chosen.length === 1 ? 'fits' : 'fit'}: ${crewOf(chosen)} · `
      : '';
  const { bridge, names } = boardOf(view.layout);
  const waits = whatWaitsIn(view, room);
  const name = names.get(room);
  const moves = movesOf(chosen.length, able.length);
  const nearer = able.some((unit) => isNearerBridge(view, room, unit.room));
  return room === bridge || name === undefined
    ? choice(`${moves} to ${roomName(view.layout, room)}`, `${some}${waits}`)
    : choice(`${moves} to ${room}`, `${some}${waits} · ${nearer ? 'nearer the Bridge' : name}`);
}

/** "Move", "Move Both", "Move All 4", "Move 1 of 4": how many of those that can move do. */
function movesOf(moving: number, able: number): string {
  if (moving < able) return `Move ${moving} of ${able}`;
  if (able === 1) return 'Move';
  return able === 2 ? 'Move Both' : `Move All ${able}`;
}

export function attack(view: View, id: number): OptionFace {
  const unit = aiUnit(view, id);
  const { name, type, toughness } = AI_DESIGNS[unit.design];
  const left = toughnessLeft(unit);
  const { able, chosen } = acting(view, { do: 'attack', unit: id });
  const done = chosen.reduce((sum, attacker) => sum + damageTo(unit.design, attacker), 0);
  const kind = type === 'turret' ? 'Endurance' : 'Security';
  const then = done === 0 ? 'does nothing' : done >= left ? 'destroys it' : `leaves ${left - done} ${kind}`;
  const from = able.length > 1 ? ` from ${crewOf(chosen)}` : '';
  const spared = able.length - chosen.length;
  return {
    label: `Attack ${name} (${left}/${toughness})`,
    hint: `${type === 'turret' ? 'Turret' : 'Trap'}: ${done} ${kind} damage${from} ${then}${spared > 0 ? `; ${counted(spared, 'other')} can still act` : ''}`,
    tone: done === 0 ? 'idle' : 'choice',
  };
}

export function capture(view: View): OptionFace {
  const { able, chosen } = acting(view, { do: 'capture' });
  const [unit] = chosen;
  if (!unit) throw new Error('No pirate is there to capture the room.');
  if (unit.room === boardOf(view.layout).bridge)
    return { label: 'Capture the Bridge', hint: 'You win the game', tone: 'main' };
  const by = able.length > 1 ? `${PIRATE_DESIGNS[unit.design].name} makes it a breach` : 'It becomes a breach';
  const more = `+${counted(RATIONS_PER_CAPTURED_ROOM, 'ration')} each round from the next round on`;
  return { label: `Capture ${unit.room}`, hint: `${by}: ${more}`, tone: 'main' };
}

/** The pirates the open question is about, and those of them that would carry out this order. */
function acting(view: View, order: Order): { able: readonly PirateUnit[]; chosen: readonly PirateUnit[] } {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'order') {
    const alone = [withId(view.pirates, frame.unit)];
    return { able: alone, chosen: alone };
  }
  const able = frame?.kind === 'order-room' ? idleIn(view, frame.room) : [];
  return { able, chosen: unitsFor(view, able, order) };
}

/** "2 × Grunt and Geek". */
function crewOf(units: readonly PirateUnit[]): string {
  return crewNames(units.map(({ design }) => design));
}

/** "Final Reminder (turret: 7 damage for 2 energy)". */
function nameAndDamage(design: AiDesignId): string {
  const { name, type, damage, cost } = AI_DESIGNS[design];
  return `${name} (${type}: ${damage} damage${type === 'trap' ? ' to all' : ''} for ${cost} energy)`;
}

/** Who is known to be in a room that a pirate may enter, what they can do, and a warning when entering reveals units. */
function whatWaitsIn(view: View, room: RoomId): string {
  const units = view.ai.filter((unit) => unit.room === room);
  const unseen = units.filter(({ seen }) => !seen).length;
  const them = unseen === 1 ? 'it' : 'them';
  const energy = units.some(isKnown) ? ` · the Ship has ${view.capacitor} energy` : '';
  const warning =
    unseen > 0
      ? ` – a trap would hit all pirates there; entering reveals ${them} (undo needs a human opponent’s consent)`
      : '';
  return `${whoIsIn(view, room, nameAndDamage)}${warning}${energy}`;
}
