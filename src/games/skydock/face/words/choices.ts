/** The options of the lobby in words. */
const CHOICES: Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>> =
  {
    patrolReinforce: {
      name: 'Patrol Reinforcements',
      values: { icon: 'Rooms with a pirate and a guard post', token: 'Rooms with a pirate and a guard token' },
    },
    stats: {
      name: 'Character Stats',
      values: { on: 'Each character is better at some challenges', off: 'All characters roll the same' },
    },
  };

export function choice(key: string): { readonly name: string; readonly values: Readonly<Record<string, string>> } {
  return CHOICES[key] ?? { name: key, values: {} };
}
