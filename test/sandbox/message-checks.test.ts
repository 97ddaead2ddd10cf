import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { call, complaints } from './rest.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const x = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const button = (id: string, more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more });
const row = (...components: readonly object[]) => ({ type: 1, components });
const option = (value: string, more: object = {}) => ({ label: value, value, ...more });
const select = (more: object = {}) => ({ type: 3, custom_id: 'pick', options: [option('a'), option('b')], ...more });
const V2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });

function post(message: object) {
  return call(sandbox, 'POST', `/channels/${sandbox.channel('general')}/messages`, message);
}

describe('a message is refused, with the place and the reason, when', () => {
  test.each<[string, object, string[]]>([
    ['it is longer than 2000 characters', { content: x(2001) }, ['content BASE_TYPE_MAX_LENGTH']],
    ['its content is no text', { content: 5 }, ['content STRING_TYPE_CONVERT']],
    ['it has 6 rows', { components: times(6, (n) => row(button(`b${n}`))) }, ['components BASE_TYPE_MAX_LENGTH']],
    [
      'a row has 6 buttons',
      { components: [row(...times(6, (n) => button(`b${n}`)))] },
      ['components.0.components BASE_TYPE_BAD_LENGTH'],
    ],
    ['a row is empty', { components: [row()] }, ['components.0.components BASE_TYPE_BAD_LENGTH']],
    [
      'a select shares its row',
      { components: [row(select(), button('b'))] },
      ['components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ],
    [
      'two selects share a row',
      { components: [row(select(), select({ custom_id: 'other' }))] },
      ['components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ],
    ['a button stands outside a row', { components: [button('b')] }, ['components.0.type UNION_TYPE_CHOICES']],
    [
      'a row stands in a row',
      { components: [row(row(button('b')))] },
      ['components.0.components.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'two components have one custom id',
      { components: [row(button('b')), row(button('b'))] },
      ['components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    [
      'a select has the custom id of a button',
      { components: [row(button('pick')), row(select())] },
      ['components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    [
      'two components have one number',
      { components: [row(button('b', { id: 7 }), button('c', { id: 7 }))] },
      ['components.0.components.1.id COMPONENT_ID_DUPLICATED'],
    ],
    [
      'a custom id is longer than 100',
      { components: [row(button(x(101)))] },
      ['components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'a button has no custom id',
      { components: [row({ type: 2, style: 1, label: 'Go' })] },
      ['components.0.components.0.custom_id BASE_TYPE_REQUIRED'],
    ],
    [
      'a label is longer than 80',
      { components: [row(button('b', { label: x(81) }))] },
      ['components.0.components.0.label BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a button has neither label nor emoji',
      { components: [row({ type: 2, style: 1, custom_id: 'b' })] },
      ['components.0.components.0.label BUTTON_COMPONENT_LABEL_REQUIRED'],
    ],
    [
      'a button has an unknown style',
      { components: [row(button('b', { style: 9 }))] },
      ['components.0.components.0.style BASE_TYPE_CHOICES'],
    ],
    [
      'a link button leads nowhere',
      { components: [row({ type: 2, style: 5, label: 'Go' })] },
      ['components.0.components.0.url BASE_TYPE_REQUIRED'],
    ],
    [
      'a link button has a custom id',
      { components: [row({ type: 2, style: 5, label: 'Go', url: 'https://a.test', custom_id: 'b' })] },
      ['components.0.components.0.custom_id BUTTON_COMPONENT_FIELD_FORBIDDEN'],
    ],
    [
      'a link runs a script',
      { components: [row({ type: 2, style: 5, label: 'Go', url: 'javascript:alert(1)' })] },
      ['components.0.components.0.url URL_TYPE_INVALID_SCHEME'],
    ],
    [
      'a button that is pressed has an address',
      { components: [row(button('b', { url: 'https://a.test' }))] },
      ['components.0.components.0.url BUTTON_COMPONENT_FIELD_FORBIDDEN'],
    ],
    [
      'an emoji is nothing',
      { components: [row(button('b', { emoji: {} }))] },
      ['components.0.components.0.emoji COMPONENT_INVALID_EMOJI'],
    ],
    [
      'a select offers nothing',
      { components: [row(select({ options: [] }))] },
      [
        'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
        'components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES',
        'components.0.components.0.min_values SELECT_COMPONENT_MIN_VALUES',
      ],
    ],
    [
      'a select offers 26 options',
      { components: [row(select({ options: times(26, (n) => option(`v${n}`)) }))] },
      ['components.0.components.0.options BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'two options have one value',
      { components: [row(select({ options: [option('a'), option('a')] }))] },
      ['components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'],
    ],
    [
      'an option is too long everywhere',
      { components: [row(select({ options: [{ label: x(101), value: x(101), description: x(101) }] }))] },
      [
        'components.0.components.0.options.0.label BASE_TYPE_BAD_LENGTH',
        'components.0.components.0.options.0.value BASE_TYPE_BAD_LENGTH',
        'components.0.components.0.options.0.description BASE_TYPE_MAX_LENGTH',
      ],
    ],
    [
      'a placeholder is longer than 150',
      { components: [row(select({ placeholder: x(151) }))] },
      ['components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'more must be chosen than may be',
      { components: [row(select({ min_values: 2, max_values: 1 }))] },
      ['components.0.components.0.min_values SELECT_COMPONENT_MIN_VALUES'],
    ],
    [
      'more may be chosen than there is',
      { components: [row(select({ max_values: 3 }))] },
      ['components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES'],
    ],
    [
      'more is chosen from the start than may be',
      { components: [row(select({ options: [option('a', { default: true }), option('b', { default: true })] }))] },
      ['components.0.components.0.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES'],
    ],
    [
      'a select of people starts with a role',
      { components: [row({ type: 5, custom_id: 'who', default_values: [{ id: '1', type: 'role' }] })] },
      ['components.0.components.0.default_values.0.type BASE_TYPE_CHOICES'],
    ],
    ['it has 11 embeds', { embeds: times(11, () => ({ title: 'x' })) }, ['embeds BASE_TYPE_MAX_LENGTH']],
    [
      'its embeds have more than 6000 characters together',
      {
        embeds: [
          { description: x(3000), footer: { text: x(1) } },
          { fields: [{ name: x(200), value: x(1000) }], title: x(200), author: { name: x(200) }, description: x(1400) },
        ],
      },
      ['embeds MAX_EMBED_SIZE_EXCEEDED'],
    ],
    ['an embed is empty', { embeds: [{}] }, ['embeds.0.description BASE_TYPE_REQUIRED']],
    [
      'an embed is too long everywhere',
      { embeds: [{ title: x(257), footer: { text: x(2049) }, author: { name: x(257) } }] },
      [
        'embeds.0.title BASE_TYPE_MAX_LENGTH',
        'embeds.0.footer.text BASE_TYPE_MAX_LENGTH',
        'embeds.0.author.name BASE_TYPE_MAX_LENGTH',
      ],
    ],
    [
      'a description is longer than 4096',
      { embeds: [{ description: x(4097) }] },
      ['embeds.0.description BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a field is too long',
      { embeds: [{ fields: [{ name: x(257), value: x(1025) }] }] },
      ['embeds.0.fields.0.name BASE_TYPE_MAX_LENGTH', 'embeds.0.fields.0.value BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a field is empty',
      { embeds: [{ fields: [{ name: '', value: '' }] }] },
      ['embeds.0.fields.0.name BASE_TYPE_REQUIRED', 'embeds.0.fields.0.value BASE_TYPE_REQUIRED'],
    ],
    [
      'an embed has 26 fields',
      { embeds: [{ fields: times(26, () => ({ name: 'n', value: 'v' })) }] },
      ['embeds.0.fields BASE_TYPE_MAX_LENGTH'],
    ],
    ['a colour is out of range', { embeds: [{ title: 'x', color: 0x1000000 }] }, ['embeds.0.color NUMBER_TYPE_MAX']],
    ['a time is no time', { embeds: [{ title: 'x', timestamp: 'noon' }] }, ['embeds.0.timestamp DATE_TIME_TYPE_PARSE']],
    [
      'a picture has no address',
      { embeds: [{ image: { url: 'board' } }] },
      ['embeds.0.image.url URL_TYPE_INVALID_URL'],
    ],
    [
      'a picture is a file that did not come',
      { embeds: [{ image: { url: 'attachment://board.png' } }] },
      ['embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'],
    ],
    [
      'it lists a file that did not come',
      { content: 'x', attachments: [{ id: '0', filename: 'a.txt' }] },
      ['attachments.0.id ATTACHMENT_NOT_FOUND'],
    ],
    ['it is for one pair of eyes but answers nobody', { content: 'x', flags: 64 }, ['flags MESSAGE_FLAGS_INVALID']],
    ['its flags are no number', { content: 'x', flags: 'Ephemeral' }, ['flags NUMBER_TYPE_COERCE']],
    [
      'it allows pings of an unknown kind',
      { content: 'x', allowed_mentions: { parse: ['friends'] } },
      ['allowed_mentions.parse.0 BASE_TYPE_CHOICES'],
    ],
    [
      'it allows pings of all users and of some',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      ['allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
    ],
    [
      'it allows pings of 101 users',
      { content: 'x', allowed_mentions: { users: times(101, String) } },
      ['allowed_mentions.users BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'it allows a ping twice',
      { content: 'x', allowed_mentions: { users: ['1', '1'] } },
      ['allowed_mentions.users SET_TYPE_ALREADY_CONTAINS_VALUE'],
    ],
    ['a nonce is longer than 25', { content: 'x', nonce: x(26) }, ['nonce BASE_TYPE_MAX_LENGTH']],
    [
      'it uses parts of the second version without saying so',
      { components: [text('x')] },
      ['components.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'it has content and embeds beside parts of the second version',
      { flags: V2, content: 'x', embeds: [{ title: 'x' }], components: [text('x')] },
      [
        'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      ],
    ],
    [
      'it has 41 parts',
      { flags: V2, components: [{ type: 17, components: times(40, () => text('x')) }] },
      ['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
    ],
    [
      'its parts show more than 4000 characters',
      { flags: V2, components: [text(x(2001)), text(x(2000))] },
      ['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
    ],
    [
      'a container stands in a container',
      { flags: V2, components: [{ type: 17, components: [{ type: 17, components: [text('x')] }] }] },
      ['components.0.components.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'a section has no accessory',
      { flags: V2, components: [{ type: 9, components: [text('x')] }] },
      ['components.0.accessory BASE_TYPE_REQUIRED'],
    ],
    [
      'a file part points elsewhere',
      { flags: V2, components: [{ type: 13, file: { url: 'https://a.test/a.txt' } }] },
      ['components.0.file.url URL_TYPE_INVALID_SCHEME'],
    ],
  ])('%s', async (_, message, expected) => {
    expect(complaints(await post(message))).toEqual(expected);
  });

  test('it says nothing', async () => {
    expect((await post({ content: ' ' })).body).toMatchObject({ code: 50006, message: 'Cannot send an empty message' });
  });

  test('it is no object', async () => {
    expect(
      complaints(await call(sandbox, 'POST', `/channels/${sandbox.channel('general')}/messages`, [1])),
    ).not.toEqual([]);
  });

  test('it is no JSON', async () => {
    const answer = await call(sandbox, 'POST', `/channels/${sandbox.channel('general')}/messages`, '{', {
      'content-type': 'application/json',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 50109 } });
  });
});

describe('a message is taken when it is just within the limits', () => {
  test.each<[string, object]>([
    ['2000 characters, counting an emoji once', { content: '🚀'.repeat(2000) }],
    [
      '5 rows of 5 buttons',
      { components: times(5, (r) => row(...times(5, (n) => button(`b${r}${n}`, { label: x(80) })))) },
    ],
    [
      'a select of 25 options, all of which may be chosen',
      { components: [row(select({ options: times(25, (n) => option(`v${n}`)), min_values: 0, max_values: 25 }))] },
    ],
    ['embeds of 6000 characters', { embeds: [{ description: x(4096), title: x(256) }, { description: x(1648) }] }],
    ['an emoji for a label', { components: [row({ type: 2, style: 4, custom_id: 'b', emoji: { name: '🎲' } })] }],
    [
      '40 parts of the second version',
      {
        flags: V2,
        components: [
          { type: 17, accent_color: 5, components: times(38, () => text('x')) },
          { type: 14, divider: false, spacing: 2 },
        ],
      },
    ],
    [
      'every kind of part',
      {
        flags: V2,
        components: [
          text('# Title'),
          { type: 9, components: [text('a')], accessory: button('b') },
          {
            type: 9,
            components: [text('a')],
            accessory: { type: 11, media: { url: 'https://a.test/a.png' }, description: 'alt' },
          },
          { type: 12, items: [{ media: { url: 'https://a.test/a.png' } }] },
          row(select()),
        ],
      },
    ],
    ['selects that Discord fills', { components: [5, 6, 7, 8].map((type) => row({ type, custom_id: `s${type}` })) }],
  ])('%s', async (_, message) => {
    expect((await post(message)).status).toBe(200);
  });
});
