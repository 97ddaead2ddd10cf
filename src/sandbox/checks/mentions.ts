import { AllowedMentionsTypes } from 'discord-api-types/v10';
import type { APIAllowedMentions } from 'discord-api-types/v10';
import { given } from '../given.ts';
import type { Form } from './form.ts';

const KINDS = [AllowedMentionsTypes.Everyone, AllowedMentionsTypes.Role, AllowedMentionsTypes.User] as const;

/** `allowed_mentions`: whole kinds or single ids, but not both of the same kind. */
export function readAllowedMentions(form: Form): APIAllowedMentions {
  form.object();
  const parse = form.at('parse').optional((part) => part.list({}, (each) => each.choice(KINDS)));
  const users = form.at('users').optional(readIds);
  const roles = form.at('roles').optional(readIds);
  for (const [kind, ids] of [
    [AllowedMentionsTypes.User, users],
    [AllowedMentionsTypes.Role, roles],
  ] as const)
    if (parse?.includes(kind) === true && ids !== undefined && ids.length > 0)
      form.complain(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  return given({ parse, users, roles });
}

function readIds(form: Form): string[] {
  const ids = form.list({ max: 100 }, (each) => each.snowflake());
  if (new Set(ids).size < ids.length)
    form.complain('SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
  return ids;
}
