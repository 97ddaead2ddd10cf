import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import type { CommandDraft } from '../../world/commands.ts';
import type { Form } from '../form.ts';

const LARGEST = 8000;

type Sized = Pick<CommandDraft, 'name' | 'description' | 'name_localizations' | 'description_localizations'>;

/** All names, descriptions and choice values of one command together; of translations the longest counts. */
export function refuseTooLarge(form: Form, command: CommandDraft): void {
  const size = titles(command) + (command.options ?? []).reduce((sum, option) => sum + optionSize(option), 0);
  if (size > LARGEST) form.complain('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${LARGEST})`);
}

function optionSize(option: APIApplicationCommandOption): number {
  const nested: readonly APIApplicationCommandOption[] = 'options' in option ? (option.options ?? []) : [];
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return (
    titles(option) +
    nested.reduce((sum, each) => sum + optionSize(each), 0) +
    choices.reduce((sum, { name, value }) => sum + name.length + String(value).length, 0)
  );
}

function titles({ name, description, name_localizations, description_localizations }: Sized): number {
  return longest(name, name_localizations) + longest(description, description_localizations);
}

function longest(text: string, translations: Sized['name_localizations']): number {
  return Math.max(text.length, ...Object.values(translations ?? {}).map((each) => each?.length ?? 0));
}
