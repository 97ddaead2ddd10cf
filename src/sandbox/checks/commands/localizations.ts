import { Locale } from 'discord-api-types/v10';
import type { LocalizationMap } from 'discord-api-types/v10';
import { isRecord } from '../../guards.ts';
import type { Form } from '../form.ts';

const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));

/** Translations of a text; the same rules apply to each. */
export function readLocalizations(form: Form, read: (form: Form) => string): LocalizationMap {
  if (!form.object() || !isRecord(form.value)) return {};
  const map: Record<string, string | null> = {};
  for (const locale of Object.keys(form.value)) {
    if (!LOCALES.has(locale)) form.at(locale).complain('BASE_TYPE_CHOICES', `${locale} is not a known locale.`);
    map[locale] = form.at(locale).optional(read) ?? null;
  }
  return map;
}
