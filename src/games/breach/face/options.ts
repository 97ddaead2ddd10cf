import { counted, withId, type Decision, type OptionFace } from '#engine';
import type { Action, Actions } from '../state/actions.ts';
import { damageTo, healthLeft, toughnessLeft, type Target } from '../battle/battle.ts';
import { boardOf } from '../board/board.ts';
import { CAPACITOR_LIMIT } from '../turn-order/set-up-ai.ts';
import { RATIONS_PER_CAPTURED_ROOM } from '../turn-order/set-up-pirates.ts';
import { WAVES } from '../turn-order/rounds.ts';
import type { PirateUnit, RoomId } from '../state/state.ts';
import { attackersOf, capturerOf, idleIn } from '../turn-order/order-room.ts';
import type { AiUnitView, View } from '../state/view.ts';
import { aiStats, endLabel, grouped, joined, pirateStats, roomName } from './words.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

type OptionFaces = { readonly [K in keyof Actions]: (action: Action<K>, view: View, kind: string) => OptionFace };

const OPTIONS: OptionFaces = {
  generator: (_, view) => choice('Activate Generator', `+1 energy each wave this round${unheld(view)}`),
  place: ({ design }) => choice(`Place ${AI_DESIGNS[design].name}`, aiStats(design)),
  room: ({ room }, view) => choice(`Place in ${roomName(view.layout, room)}`, whoIsIn(view, room)),
  recruit: (_, view) =>
    choice('Place a Pirate', `${counted(view.rations, 'ration')} left; a pirate placed now cannot act this wave`),
  hire: ({ design }) => {
    const { name, cost } = PIRATE_DESIGNS[design];
    return choice(`Place ${name} (${cost})`, `${counted(cost, 'ration')} · ${pirateStats(design)}`);
  },
  breach: ({ room }, view) => choice(`Place in ${roomName(view.layout, room)}`, whoIsIn(view, room)),
  order: ({ unit: id }, view) => {
    const unit = withId(view.pirates, id);
    const { name } = PIRATE_DESIGNS[unit.design];
    return choice(`Order ${name} ${unit.room}${hurt(unit)}`, pirateStats(unit.design, healthLeft(unit)));
  },
  'order-room': orderRoom,
  move: ({ room }, view) => choice(`Move to ${roomName(view.layout, room)}`, whatWaitsIn(view, room)),
  attack,
  capture,
  fire: ({ unit }, view) => {
    const { design, room } = aiUnit(view, unit);
    const { name, damage, cost } = AI_DESIGNS[design];
    const hits = `Damage ${damage} to ${aim(view, room, damage)}`;
    return choice(`Fire ${name} ${room}`, `${hits}; costs ${cost} of your ${view.capacitor} energy`);
  },
  target,
  spring: ({ unit: id }, view) => {
    const { design, room } = aiUnit(view, id);
    const { name, damage, cost } = AI_DESIGNS[design];
    const there = view.pirates.filter((unit) => unit.room === room);
    const destroyed = there.filter((unit) => healthLeft(unit) <= damage).length;
    const hits = `Damage ${damage} to ${counted(there.length, 'pirate')}, destroys ${destroyed}`;
    return choice(`Spring ${name} ${room}`, `${hits}; costs ${cost} of your ${view.capacitor} energy`);
  },
  back: () => ({ label: 'Back', tone: 'quiet' }),
  end: (_, view, kind) => ({ label: endLabel(view), ...endHint(view, kind), tone: 'main' }),
};

function optionFace<K extends keyof Actions>(action: Action<K>, view: View, kind: string): OptionFace {
  return OPTIONS[action.do](action, view, kind);
}

/** The face of each option, in order: what it does and what follows from it. */
export function optionFaces(view: View, { kind, options }: Decision<Action>): OptionFace[] {
  return options.map((action) => optionFace(action, view, kind));
}

/** Warns when the Capacitor is full in wave 1 without one more generator. */
function unheld({ capacitor, generators }: View): string {
  return capacitor + generators < CAPACITOR_LIMIT ? '' : ' (no use in wave 1: the Capacitor is full)';
}

/** What happens to unspent resources when the section ends. */
function endHint(view: View, kind: string): Pick<OptionFace, 'hint'> {
  switch (kind) {
    case 'ai-set-up':
      return view.reactor > 0 ? { hint: 'Unspent energy stays in the Reactor' } : {};
    case 'pirate-set-up':
      return view.rations > 0
        ? { hint: 'Unspent rations can be used during this round’s waves, then they are lost' }
        : {};
    case 'pirate-wave':
      return { hint: [...unused(view), strikeBack(view)].join(' ') };
    default:
      return view.capacitor > 0 ? { hint: 'Unspent energy stays in the Capacitor' } : {};
  }
}

function strikeBack({ ai, pirates }: View): string {
  const isMet = ai.some(({ room }) => pirates.some((unit) => unit.room === room));
  return isMet ? 'The A.I. can strike back.' : 'The A.I. cannot strike back.';
}

/** What the Pirates leave unused: "3 pirates have not acted.", "5 unspent rations will be lost." */
function unused({ pirates, rations, wave }: View): string[] {
  const idle = pirates.filter(({ acted }) => !acted).length;
  return [
    ...(idle > 0 ? [`${counted(idle, 'pirate')} ${idle === 1 ? 'has' : 'have'} not acted.`] : []),
    ...(wave === WAVES && rations > 0 ? [`${counted(rations, 'unspent ration')} will be lost.`] : []),
  ];
}

function choice(label: string, hint: string): OptionFace {
  return { label, hint, tone: 'choice' };
}

/** "Order All 3 in B3", or "Order the 2 Who Can Still Act in B3" when others there have acted. */
function orderRoom({ room }: Action<'order-room'>, view: View): OptionFace {
  const units = idleIn(view, room);
  const all = units.length === view.pirates.filter((unit) => unit.room === room).length;
  const who = all ? (units.length === 2 ? 'Both' : `All ${units.length}`) : `the ${units.length} Who Can Still Act`;
  return choice(`Order ${who} in ${room}`, `One order for ${crewOf(units)}`);
}

/** "2 × Grunt and Geek". */
function crewOf(units: readonly PirateUnit[]): string {
  return joined(grouped(units.map(({ design }) => PIRATE_DESIGNS[design].name)));
}

/** What tells two damaged pirates of one design apart: " (2/3)". */
function hurt(unit: PirateUnit): string {
  return unit.hurt > 0 ? ` (${healthLeft(unit)}/${PIRATE_DESIGNS[unit.design].health})` : '';
}

function attack({ unit: id }: Action<'attack'>, view: View): OptionFace {
  const unit = aiUnit(view, id);
  const { name, type, toughness } = AI_DESIGNS[unit.design];
  const left = toughnessLeft(unit);
  const attackers = attackersAmongChosen(view, unit);
  const done = attackers.reduce((sum, attacker) => sum + damageTo(unit.design, attacker), 0);
  const kind = type === 'turret' ? 'Endurance' : 'Security';
  const then = done === 0 ? 'does nothing' : done >= left ? 'destroys it' : `leaves ${left - done}`;
  const frame = view.stack.at(-1);
  const from = frame?.kind === 'order-room' ? ` from ${crewOf(attackers)}` : '';
  const spared = frame?.kind === 'order-room' ? idleIn(view, frame.room).length - attackers.length : 0;
  return {
    label: `Attack ${name} (${left}/${toughness})`,
    hint: `${type}: ${done} ${kind} damage${from} ${then}${spared > 0 ? `; ${spared} can still act` : ''}`,
    tone: done === 0 ? 'idle' : 'choice',
  };
}

/** The pirates that would attack this unit, of those that the open question is about. */
function attackersAmongChosen(view: View, target: Target): readonly PirateUnit[] {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'order') return [withId(view.pirates, frame.unit)];
  return frame?.kind === 'order-room' ? attackersOf(idleIn(view, frame.room), target) : [];
}

function capture(_: Action<'capture'>, view: View): OptionFace {
  const frame = view.stack.at(-1);
  const unit =
    frame?.kind === 'order'
      ? withId(view.pirates, frame.unit)
      : frame?.kind === 'order-room' && capturerOf(idleIn(view, frame.room));
  if (!unit) throw new Error('No pirate is there to capture the room.');
  if (unit.room === boardOf(view.layout).bridge)
    return { label: 'Capture the Bridge', hint: 'You win the game', tone: 'main' };
  const by =
    frame?.kind === 'order-room' ? `${PIRATE_DESIGNS[unit.design].name} makes it a breach` : 'It becomes a breach';
  const more = `+${counted(RATIONS_PER_CAPTURED_ROOM, 'ration')} each round from the next round on`;
  return { label: `Capture ${roomName(view.layout, unit.room)}`, hint: `${by}: ${more}`, tone: 'main' };
}

/** What a turret in that room hits: when all pirates there are alike, no target is asked for and the result is known. */
function aim(view: View, room: RoomId, damage: number): string {
  const there = view.pirates.filter((unit) => unit.room === room);
  const [first] = there;
  if (!first || there.some((unit) => unit.design !== first.design || unit.hurt !== first.hurt)) return 'one pirate';
  const left = healthLeft(first) - damage;
  return `the ${PIRATE_DESIGNS[first.design].name} (${left > 0 ? `${left} Health left` : 'destroys it'})`;
}

function target({ unit: id }: Action<'target'>, view: View): OptionFace {
  const unit = withId(view.pirates, id);
  const frame = view.stack.at(-1);
  const damage = frame?.kind === 'target' ? AI_DESIGNS[aiUnit(view, frame.unit).design].damage : 0;
  const left = healthLeft(unit) - damage;
  return choice(
    `Hit ${PIRATE_DESIGNS[unit.design].name}${hurt(unit)}`,
    left > 0 ? `${left} Health left` : 'Destroys it',
  );
}

/** Who is known to be in a room that a pirate may enter, and a warning when entering reveals units. */
function whatWaitsIn(view: View, room: RoomId): string {
  const unseen = view.ai.some((unit) => unit.room === room && !unit.seen);
  return `${whoIsIn(view, room)}${unseen ? '; can’t be undone (it reveals the room)' : ''}`;
}

/** Who is known to be in a room: units by name, unseen units and pirates by number; "Empty". */
function whoIsIn(view: View, room: RoomId): string {
  const units = view.ai.filter((unit) => unit.room === room);
  const unseen = units.filter((unit) => unit.design === null).length;
  const names = units.flatMap(({ design }) => (design === null ? [] : [AI_DESIGNS[design].name]));
  const pirates = view.pirates.filter((unit) => unit.room === room).length;
  const parts = [
    ...names,
    ...(unseen > 0 ? [counted(unseen, 'unseen unit')] : []),
    ...(pirates > 0 ? [counted(pirates, 'pirate')] : []),
  ];
  return parts.length === 0 ? 'Empty' : parts.join(', ');
}

/** The unit an option names. Throws when this viewer does not know it: a seat is offered only units it knows. */
function aiUnit(view: View, id: number) {
  const unit = withId(view.ai, id);
  if (!isKnown(unit)) throw new Error(`Unit ${id} is not known.`);
  return unit;
}

function isKnown(unit: AiUnitView): unit is AiUnitView & { design: NonNullable<AiUnitView['design']> } {
  return unit.design !== null;
}
