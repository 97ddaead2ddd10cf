import { ComponentType, type APIModalSubmitInteraction } from 'discord-api-types/v10';
import { commands, type Tables } from '../../tables/index.ts';
import { readCustomId } from '../custom-id.ts';
import { ephemeralText, type Reply } from '../reply.ts';
import { RENAME_FIELDS } from '../screens/crew/rename-form.ts';
import { WORD_FIELD } from '../screens/people/own-word.ts';
import { words } from '../words.ts';
import { orRefusal } from './answers.ts';
import type { Asker } from './asker.ts';
import { openChangedCrew, orCrewRefusal, type CrewDesk } from './crew/own-crew.ts';
import { boardAfter } from './buttons/handler.ts';

/** A form that was sent: the word that a player adds to the seed, or the names of a crew. */
export async function submitted(
  { data, message }: APIModalSubmitInteraction,
  { tables, asker }: { readonly tables: Tables; readonly asker: Asker },
): Promise<Reply> {
  const id = readCustomId(data.custom_id);
  if (id?.verb === 'crew') return renamed(id.crew, data, { tables, asker });
  if (id?.verb !== 'word') return ephemeralText(words.oops.notOurs);
  const done = await tables.do(id.table, asker.press, commands.setWord(typed(data, WORD_FIELD)));
  // Sent from below the board, it redraws the board, which says who has added a word.
  if (done.ok && message) return boardAfter(done, tables);
  return orRefusal(done, () => ephemeralText(words.dice.added));
}

async function renamed(id: string, data: APIModalSubmitInteraction['data'], desk: CrewDesk): Promise<Reply> {
  const parts = typed(data, RENAME_FIELDS.parts).split(/\r?\n/);
  const names = [typed(data, RENAME_FIELDS.name), ...parts].filter((name) => name.trim() !== '');
  const kept = await desk.tables.keepsakes.rename(desk.asker.press, id, names);
  return orCrewRefusal(kept, (done) => openChangedCrew(desk, done, words.crew.renamed));
}

/** What stands in that field of a form; empty where it has none. */
function typed({ components }: APIModalSubmitInteraction['data'], field: string): string {
  for (const each of components) {
    const inputs =
      each.type === ComponentType.ActionRow ? each.components : 'component' in each ? [each.component] : [];
    for (const input of inputs)
      if (input.type === ComponentType.TextInput && input.custom_id === field) return input.value;
  }
  return '';
}
