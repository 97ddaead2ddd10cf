import { expect, it } from 'vitest';
import { spokenOf } from '../../src/sandbox/page/session/spoken.ts';

const NAMES = {
  people: [{ id: '12', name: 'Ada' }],
  channels: [{ id: '34', name: 'table-one' }],
  roles: [{ id: '56', name: '@players' }],
  bot: { id: '78', name: 'Airlock' },
};

const spoken = (content: string) => spokenOf({ content, embeds: [], components: [], thinking: false }, NAMES);

it('A listener hears the names of people, roles and channels', () => {
  expect(spoken('Waiting for Red (<@12>) in <#34>, says <@78> to <@&56>.')).toBe(
    'Waiting for Red (@Ada) in #table-one, says @Airlock to @players.',
  );
});

it('and of somebody or something that is gone what is shown of it', () => {
  expect(spoken('<@99> in <#99> as <@&99>')).toBe('@unknown-user in #deleted-channel as @deleted-role');
});

it('and what a text in bold or a link says, but no drawing in a code block', () => {
  expect(spoken('**Red** goes [on](https://example.org)\n```\nA-B\n```')).toBe('Red goes on');
});
