import { given } from '../../given.ts';
import type { Form } from '../form.ts';
import { readLocalizations } from './localizations.ts';

const CHAT_INPUT_NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** The name of a slash command or option: one word in lower case. */
function readName(form: Form): string {
  const name = form.text({ min: 1, max: 32 });
  if (name !== '' && !(CHAT_INPUT_NAME.test(name) && name === name.toLowerCase()))
    form.complain('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  return name;
}

/** Name and description with their translations, as commands and options have them. */
export function readTitles(form: Form) {
  return given({
    name: readName(form.at('name')),
    name_localizations: form.at('name_localizations').optional((part) => readLocalizations(part, readName)),
    description: form.at('description').text({ min: 1, max: 100 }),
    description_localizations: form
      .at('description_localizations')
      .optional((part) => readLocalizations(part, (each) => each.text({ min: 1, max: 100 }))),
  });
}
