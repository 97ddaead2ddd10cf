/** What a table may choose before it starts, in words. */
const CHOICES: Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>> =
  {
    patrolReinforce: {
      name: 'Patrol Reinforcements',
      values: { icon: 'Rooms with a guard post', token: 'Rooms with a guard token' },
    },
    stats: {
      name: 'Stats',
      values: { on: 'Characters differ in challenges', off: 'All characters roll alike' },
    },
  };

export function choice(key: string): { readonly name: string; readonly values: Readonly<Record<string, string>> } {
  return CHOICES[key] ?? { name: key, values: {} };
}
