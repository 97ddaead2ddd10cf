import type { Decision, Tip } from '#engine';
import { CROWD, GUARD_PENALTY } from '../../content/printed.ts';
import type { Action, Kind } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { guardsIn } from '../../ship/guards.ts';
import { pirateOf } from '../words/reading.ts';
import { destination, isPost } from './ways.ts';

const TIPS = {
  stats:
    'Phys, ment and tech are your physical, mental and technical stats. You add them to rolls of the D20 (a die with 20 sides).',
  support:
    'Backer: your secret sponsor. If its wish is met at launch, you gain its support: points that are added to your glory.',
  ability:
    'Abilities are what you can do on your turns. Each round you choose 4 of yours and use each once. A higher level does more.',
  decks:
    'Scheme cards pay for objectives with their symbols; any two of them together also count as any one symbol. Loot cards improve your abilities. Only a card that you play does what its text says.',
  marker: 'Energy marker: lets you use its ability once this round. You use one marker a turn.',
  sealed: 'Locked in: the others see your plan only when everybody has locked in.',
  armed: 'Armed: the card lies ready in secret and plays by itself when its trigger happens.',
  objective:
    'To complete an objective, use Interact in the room it names, or in any room if it names none. If it has a track, reach its end first.',
  neutralization:
    'Neutralization: a failed roll may cost you an ability until the round after next. A D20 roll decides which one.',
  neutralized:
    'Neutralized: you can’t use that ability until the second round after you lost it, unless a Heal, a card or a room frees it first.',
  guard: `Active guard: awake. Each one takes ${GUARD_PENALTY} off rolls in its room. Stunned guards take nothing off.`,
  crowd: `Too many guards: if ${CROWD} or more are in your room at the end of a round, one of your abilities is neutralized for the whole next round. Then all guards but one leave.`,
  patrol:
    'At the end of a round, the active guards in your room challenge you (a mental roll). If you fail, one of your abilities is neutralized for the whole next round.',
  arrows:
    'At the end of a round, active guards follow the dashed arrow to the next room. Those in a room with pirates stay and challenge them.',
  post: 'Guard post: if you are there at the end of a round, one more guard comes. Then the patrol challenges you. If you fail, one of your abilities is neutralized for the whole next round.',
  upgrade:
    'Discard a loot card now to gain or upgrade an ability it shows. After a failed challenge you may have to roll a D20: the ability with that number is neutralized (unusable until the round after next).',
  skip: 'Skip: spend a marker and do nothing. While nobody has claimed the first player token, skipping claims it: you go first in the next round.',
  encounter:
    'If you leave a room with guards, they notice you: you draw an encounter card. You also draw one if you end a Move in a room with the random encounter icon. If both happen, one card counts for both.',
  dc: 'DC: the number your roll must reach. It rises with the alert, unless the objective has a number of its own.',
  help: 'Support tokens: points that are added to your glory when the ship launches.',
} as const;

type Key = keyof typeof TIPS;

const KEYS: Readonly<Record<string, readonly Key[]>> = {
  character: ['stats'],
  backer: ['support'],
  ability: ['ability'],
  row: ['neutralization'],
  draw: ['decks'],
  place: ['marker'],
  lock: ['sealed'],
  unlock: ['sealed'],
  turn: ['objective', 'skip'],
  move: ['encounter'],
  interact: ['dc'],
  attack: ['dc'],
  roll: ['dc'],
  boost: ['dc'],
  displace: ['neutralization'],
  offer: ['help'],
  help: ['help'],
} satisfies Partial<Record<Kind, readonly Key[]>>;

/** Explains the terms of a decision. What the pirate is in the middle of goes first. */
export function tips(view: View, decision: Decision<Action>): Tip[] {
  const keys = [...keysHere(view, decision), ...(KEYS[decision.kind] ?? [])];
  return keys.map((key) => ({ key, text: TIPS[key] }));
}

function keysHere(view: View, { kind, seat, options }: Decision<Action>): Key[] {
  const { table } = view;
  // In planning the abilities are asked for before the cards, but a player who locks in the suggested ones never gets to these.
  if (kind === 'place') return (view.own?.loot.length ?? 0) > 0 ? ['upgrade'] : [];
  if (kind === 'hand' && table.turn === null) return [];
  if (kind === 'hand') return table.turn?.seat !== seat ? ['armed'] : [];
  if (kind === 'move')
    return options.some((option) => leadsToPost(view, option))
      ? ['encounter', 'post', 'arrows']
      : ['encounter', 'arrows'];
  if (kind !== 'turn') return [];
  const { board, spot } = pirateOf(view, seat);
  return [
    ...(board.some((slot) => slot && slot.neutralized !== 'no') ? (['neutralized'] as const) : []),
    ...(guardsIn(table, spot) >= CROWD - 1 ? (['crowd'] as const) : []),
    ...(isPost(view, spot) ? (['post'] as const) : []),
    ...(table.guards[spot].active > 0 ? (['guard', 'patrol'] as const) : []),
  ];
}

function leadsToPost(view: View, option: Action): boolean {
  const to = destination(option);
  return to !== undefined && isPost(view, to);
}
