import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import { given } from '../../given.ts';
import type { CommandDraft } from '../../world/commands.ts';
import { readTitles } from './command-names.ts';
import { readOptions } from './command-options.ts';
import { refuseTooLarge } from './command-size.ts';
import type { Form } from '../form.ts';
import { readLocalizations } from './localizations.ts';

const MOST_CHAT_INPUT = 100;
const MOST_CONTEXT_MENU = 15;
const TYPES = [ApplicationCommandType.ChatInput, ApplicationCommandType.User, ApplicationCommandType.Message] as const;
const CONTEXTS = [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel];
const INSTALLS = [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall];

/** All commands of a scope: distinct names, at most 100 slash commands and 15 of each kind of menu. */
export function readCommands(form: Form): CommandDraft[] {
  const drafts = form.list({}, readCommand);
  form.distinct(
    drafts.map(({ name, type }) => `${type} ${name}`),
    (part) => part.complain('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
  );
  for (const type of TYPES) {
    const most = type === ApplicationCommandType.ChatInput ? MOST_CHAT_INPUT : MOST_CONTEXT_MENU;
    if (drafts.filter((draft) => draft.type === type).length > most)
      form.complain('BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
  }
  return drafts;
}

export function readCommand(form: Form): CommandDraft {
  form.object();
  const type = form.at('type').optional((part) => part.choice(TYPES)) ?? ApplicationCommandType.ChatInput;
  const draft = given({
    type,
    ...(type === ApplicationCommandType.ChatInput ? readChatInput(form) : readMenu(form)),
    default_member_permissions: form.at('default_member_permissions').optional(readPermissions) ?? null,
    dm_permission: form.at('dm_permission').optional((part) => part.flag()) ?? true,
    nsfw: form.at('nsfw').optional((part) => part.flag()) ?? false,
    contexts: form.at('contexts').optional((part) => part.list({ min: 1 }, (each) => each.choice(CONTEXTS))) ?? null,
    integration_types: form
      .at('integration_types')
      .optional((part) => part.list({ min: 1 }, (each) => each.choice(INSTALLS))) ?? [
      ApplicationIntegrationType.GuildInstall,
    ],
  });
  refuseTooLarge(form, draft);
  return draft;
}

function readChatInput(form: Form) {
  return given({ ...readTitles(form), options: form.at('options').optional(readOptions) });
}

/** The name of a menu entry may hold spaces and capitals; it has neither description nor options. */
function readMenu(form: Form) {
  for (const key of ['description', 'options']) {
    const { value } = form.at(key);
    if (form.at(key).given && value !== '' && !(Array.isArray(value) && value.length === 0))
      form.at(key).complain('APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID', 'Context menu commands cannot have this');
  }
  const readName = (name: Form) => name.text({ min: 1, max: 32 });
  return given({
    name: readName(form.at('name')),
    name_localizations: form.at('name_localizations').optional((part) => readLocalizations(part, readName)),
    description: '',
  });
}

function readPermissions(form: Form): string {
  const { value } = form;
  if ((typeof value === 'string' || typeof value === 'number') && /^\d{1,19}$/.test(String(value)))
    return String(value);
  form.complain('NUMBER_TYPE_COERCE', 'Value is not int.');
  return '0';
}
