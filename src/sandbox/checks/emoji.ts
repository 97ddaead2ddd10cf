import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { given } from '../given.ts';
import type { Form } from './form.ts';

/** An emoji on a button or in a select: a Unicode one by its name, a custom one by its id. */
export function readEmoji(form: Form): APIMessageComponentEmoji {
  form.object();
  const id = form.at('id').optional((part) => part.snowflake());
  const name = form.at('name').optional((part) => part.text({ max: 32 }));
  if (id === undefined && name === undefined) form.complain('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  return given({ id, name: name ?? '', animated: form.at('animated').optional((part) => part.flag()) });
}
