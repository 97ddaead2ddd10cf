import type { ChoiceFace } from '#engine';

/** The options of the lobby in words. */
const CHOICES: Readonly<Record<string, ChoiceFace>> = {
  patrolReinforce: {
    name: 'Patrol Reinforcements',
    values: { icon: 'At guard posts', token: 'Where guards stand' },
    hints: {
      icon: 'A new guard appears in rooms with a pirate and a guard post',
      token: 'A new guard appears in rooms with a pirate and a guard',
    },
  },
  stats: {
    name: 'Pirate Stats',
    values: { on: 'On', off: 'Off' },
    hints: {
      on: 'Each pirate rolls better at some challenges and worse at others',
      off: 'All pirates roll the same, for a simpler first game',
    },
  },
};

export function choice(key: string): ChoiceFace {
  return CHOICES[key] ?? { name: key, values: {} };
}
