import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { readChoice } from './command-options.ts';
import type { Form } from '../form.ts';

/** Autocomplete suggestions: at most 25, of the option's type. */
export function readSuggestions(form: Form, numeric: boolean): APIApplicationCommandOptionChoice[] {
  form.object();
  return form
    .at('choices')
    .list({ max: 25 }, (each) =>
      readChoice<number | string>(each, (value) => (numeric ? value.number({}) : value.text({ min: 1, max: 100 }))),
    );
}
