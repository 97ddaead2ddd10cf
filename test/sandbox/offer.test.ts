import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { optionsOf, symbolOf } from '../../src/sandbox/user/offer.ts';

const NAMES = {
  people: [{ id: '12', name: 'Ada' }],
  channels: [{ id: '34', name: 'table-one' }],
  roles: [{ id: '56', name: '@everyone' }],
  bot: { id: '78', name: 'Airlock' },
};

test.each([
  [ComponentType.UserSelect, ['Airlock', 'Ada']],
  [ComponentType.RoleSelect, ['@everyone']],
  [ComponentType.MentionableSelect, ['Airlock', 'Ada', '@everyone']],
  [ComponentType.ChannelSelect, ['#table-one']],
] as const)('a select of type %i offers who and what is here', (type, labels) => {
  expect(optionsOf({ type, custom_id: 'who' }, NAMES).map(({ label }) => label)).toEqual(labels);
});

test('a custom emoji is shown by its name, and a Unicode one as it is', () => {
  expect([symbolOf({ id: '1', name: 'dice' }), symbolOf({ name: '🎲' }), symbolOf(undefined)]).toEqual([
    ':dice:',
    '🎲',
    '',
  ]);
});
