import { counted, type Decision, type OptionFace } from '#engine';
import type { Action } from '../state/actions.ts';
import { damageTo, healthLeft, toughnessLeft, type Target } from '../battle/battle.ts';
import { boardOf } from '../board/board.ts';
import { aiDesign, pirateDesign } from '../battle/designs.ts';
import { CAPACITOR_LIMIT } from '../turn-order/set-up-ai.ts';
import { RATIONS_PER_CAPTURED_ROOM } from '../turn-order/set-up-pirates.ts';
import { WAVES } from '../turn-order/rounds.ts';
import type { PirateUnit, RoomId } from '../state/state.ts';
import { attackersOf, capturerOf, idleIn } from '../turn-order/order-room.ts';
import type { AiUnitView, View } from '../state/view.ts';
import { aiStats, grouped, joined, pirateStats, roomName } from './words.ts';

/** Each option in words: what it does, and what follows from it. */
export function optionFaces(view: View, { kind, options }: Decision<Action>): OptionFace[] {
  return options.map((action) => optionFace(view, kind, action));
}

function optionFace(view: View, kind: string, action: Action): OptionFace {
  switch (action.do) {
    case 'generator':
      return choice('Activate Generator', `1 energy for the Capacitor in every wave of this round${unheld(view)}`);
    case 'place':
      return choice(`Place ${aiDesign(action.design).name}`, aiStats(action.design));
    case 'room':
      return choice(`Place In ${roomName(view.layout, action.room)}`, whoIsIn(view, action.room));
    case 'recruit':
      return choice(
        'Place A Pirate',
        `${counted(view.rations, 'ration')} left; being placed is its action of this wave`,
      );
    case 'hire': {
      const { name, cost } = pirateDesign(action.design);
      return choice(`Place ${name} (${cost})`, `${counted(cost, 'ration')} · ${pirateStats(action.design)}`);
    }
    case 'breach':
      return choice(`Place In ${roomName(view.layout, action.room)}`, whoIsIn(view, action.room));
    case 'order':
      return order(view, action.unit);
    case 'order-room':
      return orderRoom(view, action.room);
    case 'move':
      return choice(`Move To ${roomName(view.layout, action.room)}`, whatWaitsIn(view, action.room));
    case 'attack':
      return attack(view, action.unit);
    case 'capture':
      return capture(view);
    case 'fire':
      return fire(view, action.unit);
    case 'target':
      return target(view, action.unit);
    case 'spring':
      return spring(view, action.unit);
    case 'back':
      return { label: 'Back', tone: 'quiet' };
    case 'end':
      return endOf(view, kind);
  }
}

/** What of a generator's energy is lost: in the first wave the Capacitor may be full without it. */
function unheld({ capacitor, generators }: View): string {
  return capacitor + generators < CAPACITOR_LIMIT ? '' : '; in the first the Capacitor is full without it';
}

/** The way on, and what becomes of what is not used. */
function endOf(view: View, kind: string): OptionFace {
  switch (kind) {
    case 'ai-set-up':
      return {
        label: 'End Set-Up',
        ...hinted(view.reactor > 0, 'Energy not spent stays in the Reactor'),
        tone: 'main',
      };
    case 'pirate-set-up':
      return {
        label: 'End Set-Up',
        ...hinted(
          view.rations > 0,
          'Rations not spent can still place pirates in the waves of this round; then they are lost',
        ),
        tone: 'main',
      };
    case 'pirate-wave':
      return { label: 'End Your Part', hint: `${retort(view)}${forgone(view)}`, tone: 'main' };
    default:
      return {
        label: 'End Your Part',
        ...hinted(view.capacitor > 0, 'Energy not spent stays in the Capacitor'),
        tone: 'main',
      };
  }
}

function hinted(holds: boolean, hint: string): Pick<OptionFace, 'hint'> {
  return holds ? { hint } : {};
}

/** What the A.I. may do then. */
function retort({ ai, pirates }: View): string {
  const isMet = ai.some(({ room }) => pirates.some((unit) => unit.room === room));
  return isMet ? 'The A.I. strikes back' : 'No unit of the A.I. is in a room with a pirate to strike';
}

/** What the Pirates would let pass: "; 3 pirates have not acted; 5 rations are lost with the round". */
function forgone({ pirates, rations, wave }: View): string {
  const idle = pirates.filter(({ acted }) => !acted).length;
  return [
    idle > 0 && `${counted(idle, 'pirate')} ${idle === 1 ? 'has' : 'have'} not acted`,
    wave === WAVES &&
      rations > 0 &&
      `${counted(rations, 'ration')} ${rations === 1 ? 'is' : 'are'} lost with the round`,
  ]
    .flatMap((part) => (part === false ? [] : [`; ${part}`]))
    .join('');
}

function choice(label: string, hint: string): OptionFace {
  return { label, hint, tone: 'choice' };
}

function order(view: View, id: number): OptionFace {
  const unit = pirate(view, id);
  const { name } = pirateDesign(unit.design);
  return choice(`Order ${name} ${unit.room}${hurt(unit)}`, pirateStats(unit.design, healthLeft(unit)));
}

/** "Order All 3 In B3", or "Order The 2 Ready In B3" where others there have acted; and who they are. */
function orderRoom(view: View, room: RoomId): OptionFace {
  const units = idleIn(view, room);
  const all = units.length === view.pirates.filter((unit) => unit.room === room).length;
  const whom = all ? (units.length === 2 ? 'Both' : `All ${units.length}`) : `The ${units.length} Ready`;
  return choice(`Order ${whom} In ${room}`, `${crewOf(units)}: one order for all of them`);
}

/** "2 × Grunt and Geek". */
function crewOf(units: readonly PirateUnit[]): string {
  return joined(grouped(units.map(({ design }) => pirateDesign(design).name)));
}

/** Tells apart two of the same design in the same room. */
function hurt(unit: PirateUnit): string {
  return unit.hurt > 0 ? ` (${healthLeft(unit)}/${pirateDesign(unit.design).health})` : '';
}

function attack(view: View, id: number): OptionFace {
  const unit = aiUnit(view, id);
  const { name, type, toughness } = aiDesign(unit.design);
  const left = toughnessLeft(unit);
  const attackers = attackersAmongChosen(view, unit);
  const done = attackers.reduce((sum, attacker) => sum + damageTo(unit.design, attacker), 0);
  const kind = type === 'turret' ? 'Endurance' : 'Security';
  const then = done === 0 ? 'does nothing to it' : done >= left ? 'destroys it' : `leaves it ${left - done}`;
  const frame = view.stack.at(-1);
  const whose = frame?.at === 'order-room' ? `the ${done} of ${crewOf(attackers)}` : `your ${done}`;
  const spared = frame?.at === 'order-room' ? idleIn(view, frame.room).length - attackers.length : 0;
  return {
    label: `Attack ${name} (${left}/${toughness})`,
    hint: `${type}, ${kind} ${left}: ${whose} ${then}${spared > 0 ? `; ${spared} can still act` : ''}`,
    tone: done === 0 ? 'idle' : 'choice',
  };
}

/** Whoever would attack that unit, of those chosen to act. */
function attackersAmongChosen(view: View, target: Target): readonly PirateUnit[] {
  const frame = view.stack.at(-1);
  if (frame?.at === 'order') return [pirate(view, frame.unit)];
  return frame?.at === 'order-room' ? attackersOf(idleIn(view, frame.room), target) : [];
}

function capture(view: View): OptionFace {
  const frame = view.stack.at(-1);
  const unit =
    frame?.at === 'order'
      ? pirate(view, frame.unit)
      : frame?.at === 'order-room' && capturerOf(idleIn(view, frame.room));
  if (!unit) throw new Error('Nobody is there to capture anything.');
  if (unit.room === boardOf(view.layout).bridge)
    return { label: 'Capture The Bridge', hint: 'The game is won', tone: 'main' };
  const by = frame?.at === 'order-room' ? `${pirateDesign(unit.design).name} makes it a breach` : 'It becomes a breach';
  const more = `+${counted(RATIONS_PER_CAPTURED_ROOM, 'ration')} every round from the next one`;
  return { label: `Capture ${roomName(view.layout, unit.room)}`, hint: `${by}; ${more}`, tone: 'main' };
}

function fire(view: View, id: number): OptionFace {
  const { design, room } = aiUnit(view, id);
  const { name, damage, cost } = aiDesign(design);
  return choice(
    `Fire ${name} ${room}`,
    `Damage ${damage} to ${aim(view, room, damage)}; ${cost} of your ${view.capacitor} energy`,
  );
}

/** Whom a turret in that room can hit: the one, where all there are alike, since it is hit at once. */
function aim(view: View, room: RoomId, damage: number): string {
  const there = view.pirates.filter((unit) => unit.room === room);
  const [first] = there;
  if (!first || there.some((unit) => unit.design !== first.design || unit.hurt !== first.hurt)) return 'one pirate';
  const left = healthLeft(first) - damage;
  return `the ${pirateDesign(first.design).name} (${left > 0 ? `leaves it ${left}` : 'destroys it'})`;
}

function target(view: View, id: number): OptionFace {
  const unit = pirate(view, id);
  const frame = view.stack.at(-1);
  const damage = frame?.at === 'target' ? aiDesign(aiUnit(view, frame.unit).design).damage : 0;
  const left = healthLeft(unit) - damage;
  return choice(
    `Hit ${pirateDesign(unit.design).name}${hurt(unit)}`,
    left > 0 ? `Leaves it Health ${left}` : 'Destroys it',
  );
}

function spring(view: View, id: number): OptionFace {
  const { design, room } = aiUnit(view, id);
  const { name, damage, cost } = aiDesign(design);
  const there = view.pirates.filter((unit) => unit.room === room);
  const destroyed = there.filter((unit) => healthLeft(unit) <= damage).length;
  const pays = `${cost} of your ${view.capacitor} energy`;
  return choice(
    `Spring ${name} ${room}`,
    `Damage ${damage} to ${counted(there.length, 'pirate')}, destroys ${destroyed}; ${pays}`,
  );
}

/** Who is known to be in a room a pirate may enter, and that what it sees there it cannot forget. */
function whatWaitsIn(view: View, room: RoomId): string {
  const unseen = view.ai.some((unit) => unit.room === room && !unit.seen);
  return `${whoIsIn(view, room)}${unseen ? '; what is seen there cannot be taken back' : ''}`;
}

/** Who is known to be in a room, for somebody who thinks of going or putting something there. */
function whoIsIn(view: View, room: RoomId): string {
  const units = view.ai.filter((unit) => unit.room === room);
  const unseen = units.filter((unit) => unit.design === null).length;
  const names = units.flatMap(({ design }) => (design === null ? [] : [aiDesign(design).name]));
  const pirates = view.pirates.filter((unit) => unit.room === room).length;
  const parts = [
    ...names,
    ...(unseen > 0 ? [counted(unseen, 'unseen unit')] : []),
    ...(pirates > 0 ? [counted(pirates, 'pirate')] : []),
  ];
  return parts.length === 0 ? 'Empty' : parts.join(', ');
}

function pirate(view: View, id: number): PirateUnit {
  const unit = view.pirates.find((other) => other.id === id);
  if (!unit) throw new Error(`There is no pirate ${id}.`);
  return unit;
}

/** A unit that an option names has been seen by whoever may choose it. */
function aiUnit(view: View, id: number) {
  const unit = view.ai.find((other) => other.id === id);
  if (!unit || !isKnown(unit)) throw new Error(`There is no unit ${id} that is known.`);
  return unit;
}

function isKnown(unit: AiUnitView): unit is AiUnitView & { design: NonNullable<AiUnitView['design']> } {
  return unit.design !== null;
}
