import type { Decision, Tip } from '#engine';
import type { Action } from '../state/actions.ts';
import type { View } from '../state/view.ts';
import { WAVES } from '../turn-order/length.ts';

const TIPS = {
  round: `A round: both sides set up, then ${WAVES} waves follow. In each wave every pirate acts, then the Ship uses units that share a room with pirates.`,
  energy:
    'Reactor: the energy for set-ups. What is left stays for later rounds. Capacitor: the energy for strikes. Each active generator adds 1 to it every wave this round.',
  unit: 'A.I. units are turrets and traps. A turret hits one pirate in its room; a trap hits all of them. Pirates destroy a turret by lowering its Endurance to 0, a trap by lowering its Security.',
  armour:
    'Pirates do two kinds of damage: Endurance damage lowers a turret’s Endurance, Security damage a trap’s Security. A unit at 0 is destroyed.',
  hole: 'Breach: a hole in the hull where pirates come aboard. A.I. units cannot be placed there. Pirates see what a unit is only when they enter its room.',
  rations: 'Rations pay for pirates. You get new ones each round. What is left after the last wave is lost.',
  breach: 'Breach: a hole in the hull where your pirates come aboard. Every room you capture becomes another.',
  wave: 'Wave: every pirate acts once, then the Ship strikes as often as its energy allows.',
  unseen: 'Unseen unit: a turret or trap of the Ship. You see what it is when a pirate enters its room.',
  damage:
    'The Ship’s turrets hit one pirate in their room; its traps hit all of them. Endurance damage destroys turrets; Security damage destroys traps.',
  capture: 'A pirate can capture a room on the edge of the ship once no A.I. unit is left in it.',
  strike: 'You can only use units that share a room with a pirate, as often as the Capacitor can pay.',
} as const;

type Key = keyof typeof TIPS;

const KEYS: Readonly<Record<string, readonly Key[]>> = {
  'ai-set-up': ['unit', 'round', 'energy', 'armour'],
  room: ['hole'],
  'pirate-set-up': ['damage', 'round', 'rations', 'unseen'],
  breach: ['breach'],
  'pirate-wave': ['wave', 'unseen', 'capture'],
  order: ['unseen', 'damage', 'capture'],
  'order-room': ['unseen', 'damage', 'capture'],
  'ai-wave': ['strike', 'armour'],
};

/** Explains the terms of a decision; an unseen unit only once there is one. */
export function tips(view: View, { kind }: Decision<Action>): Tip[] {
  const isSeen = (key: Key) => key !== 'unseen' || view.ai.some(({ design }) => design === null);
  return (KEYS[kind] ?? []).filter(isSeen).map((key) => ({ key, text: TIPS[key] }));
}
