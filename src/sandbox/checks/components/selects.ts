import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord-api-types/v10';
import type {
  APIAutoPopulatedSelectMenuComponent,
  APISelectMenuComponent,
  APISelectMenuOption,
  APIStringSelectComponent,
} from 'discord-api-types/v10';
import { given } from '../../given.ts';
import { readEmoji } from '../emoji.ts';
import type { Form } from '../form.ts';
import type { Layout } from './layout.ts';

const MOST = 25;

export const SELECTS = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
] as const;

type SelectType = (typeof SELECTS)[number];

export function isSelect(type: unknown): type is SelectType {
  return SELECTS.some((select) => select === type);
}

export function readSelect(form: Form, layout: Layout, type: SelectType): APISelectMenuComponent {
  return type === ComponentType.StringSelect ? readStringSelect(form, layout) : readAutoSelect(form, layout, type);
}

function readStringSelect(form: Form, layout: Layout): APIStringSelectComponent {
  const common = readCommon(form, layout);
  const options = form.at('options').list({ min: 1, max: MOST }, readOption);
  const { min_values: min, max_values: max } = common;
  form.at('options').distinct(
    options.map(({ value }) => value),
    (part) =>
      part
        .at('value')
        .complain('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
  );
  if (max > options.length)
    form.at('max_values').complain('SELECT_COMPONENT_MAX_VALUES', 'Max values cannot exceed the number of options');
  if (min > options.length)
    form.at('min_values').complain('SELECT_COMPONENT_MIN_VALUES', 'Min values cannot exceed the number of options');
  if (options.filter((option) => option.default === true).length > max)
    form
      .at('options')
      .complain('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'The number of defaults cannot exceed max values');
  return { type: ComponentType.StringSelect, ...common, options };
}

function readAutoSelect(
  form: Form,
  layout: Layout,
  type: Exclude<SelectType, ComponentType.StringSelect>,
): APIAutoPopulatedSelectMenuComponent {
  const common = readCommon(form, layout);
  switch (type) {
    case ComponentType.UserSelect:
      return given({ type, ...common, default_values: readDefaults(form, [SelectMenuDefaultValueType.User]) });
    case ComponentType.RoleSelect:
      return given({ type, ...common, default_values: readDefaults(form, [SelectMenuDefaultValueType.Role]) });
    case ComponentType.MentionableSelect: {
      const kinds = [SelectMenuDefaultValueType.User, SelectMenuDefaultValueType.Role] as const;
      return given({ type, ...common, default_values: readDefaults(form, kinds) });
    }
    case ComponentType.ChannelSelect: {
      const types = form.at('channel_types').optional((part) => part.list({}, readChannelType));
      const defaults = readDefaults(form, [SelectMenuDefaultValueType.Channel]);
      return given({ type, ...common, channel_types: types, default_values: defaults });
    }
  }
}

function readCommon(form: Form, layout: Layout) {
  const min = form.at('min_values').optional((part) => part.integer({ min: 0, max: MOST })) ?? 1;
  const max = form.at('max_values').optional((part) => part.integer({ min: 1, max: MOST })) ?? 1;
  if (min > max) form.at('min_values').complain('SELECT_COMPONENT_MIN_VALUES', 'Min values cannot exceed max values');
  return given({
    id: layout.number(form),
    custom_id: layout.customId(form),
    placeholder: form.at('placeholder').optional((part) => part.text({ max: 150 })),
    min_values: min,
    max_values: max,
    disabled: form.at('disabled').optional((part) => part.flag()),
    required: form.at('required').optional((part) => part.flag()),
  });
}

function readOption(form: Form): APISelectMenuOption {
  form.object();
  return given({
    label: form.at('label').text({ min: 1, max: 100 }),
    value: form.at('value').text({ min: 1, max: 100 }),
    description: form.at('description').optional((part) => part.text({ max: 100 })),
    emoji: form.at('emoji').optional(readEmoji),
    default: form.at('default').optional((part) => part.flag()),
  });
}

function readDefaults<T extends SelectMenuDefaultValueType>(form: Form, kinds: readonly [T, ...T[]]) {
  return form.at('default_values').optional((part) =>
    part.list({ max: MOST }, (each) => ({
      id: each.at('id').snowflake(),
      type: each.at('type').choice(kinds) ?? kinds[0],
    })),
  );
}

function readChannelType(form: Form): ChannelType {
  return (
    form.choice([ChannelType.GuildText, ChannelType.GuildVoice, ChannelType.PublicThread]) ?? ChannelType.GuildText
  );
}
