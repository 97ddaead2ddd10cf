import { setTimeout } from 'node:timers/promises';
import { InteractionType, type APIInteraction } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Painter } from '../../pictures/draw/painter.ts';
import { StoreError, type Tables } from '../../tables/index.ts';
import { askerOf, type Asker } from './asker.ts';
import { autocomplete } from './autocomplete.ts';
import { readMark } from '../custom-id.ts';
import { pressComponent } from './press-component.ts';
import { note, suggest, type Reply } from '../reply.ts';
import { runCommand } from './run-command.ts';
import { readCommand } from './typed-command.ts';
import { words } from '../words.ts';

export type Router = (interaction: APIInteraction) => Promise<Reply | null>;

/**
 * The one way in: an interaction as Discord sends it, the one answer to it as data. It never throws; `null` means that
 * Discord wants no answer of ours. Nothing of what was chosen is logged, since options tell what is hidden. Without a
 * painter there are words alone.
 */
export function createRouter(tables: Tables, painter: Painter | null, log: Logger): Router {
  return async (interaction) => {
    const began = performance.now();
    try {
      const reply = await answer(tables, interaction);
      return reply && painter ? await illustrated(reply, painter) : reply;
    } catch (error) {
      const known = error instanceof StoreError;
      const about = known ? { failure: error.failure } : { err: error };
      log.error({ interaction: interaction.id, ...about }, known ? 'The store failed' : 'An interaction failed');
      // While somebody types, Discord takes nothing but a list.
      if (interaction.type === InteractionType.ApplicationCommandAutocomplete) return suggest([]);
      return note(known ? words.oops.store : words.oops.crash(interaction.id));
    } finally {
      log.debug(
        { ...described(interaction), ms: Number((performance.now() - began).toFixed(3)) },
        'Interaction answered',
      );
    }
  };
}

/** The reply with its pictures, if all are known, or drawn soon enough for whoever waits. */
async function illustrated(reply: Reply, painter: Painter): Promise<Reply> {
  const { pictures } = reply;
  if (!pictures) return reply;
  const { scenes, patienceMs, drawn } = pictures;
  const known = scenes.map((scene) => painter.known(scene));
  const waits = patienceMs > 0 && known.includes(null);
  const pngs = waits ? await within(patienceMs, Promise.all(scenes.map((scene) => painter.draw(scene)))) : known;
  const all = pngs.filter((png) => png !== null);
  return all.length === scenes.length ? drawn(all) : reply;
}

async function within<T>(ms: number, drawing: Promise<readonly T[]>): Promise<readonly T[]> {
  const patience = new AbortController();
  const late = setTimeout(ms, [], { signal: patience.signal }).catch(() => []);
  return Promise.race([drawing, late]).finally(() => patience.abort());
}

async function answer(tables: Tables, interaction: APIInteraction): Promise<Reply | null> {
  const asker = askerOf(interaction);
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
    case InteractionType.ApplicationCommandAutocomplete:
      return typed(tables, interaction, asker);
    case InteractionType.MessageComponent:
      return asker ? pressComponent(tables, interaction, asker) : note(words.oops.directMessage);
    case InteractionType.ModalSubmit:
      return note(words.oops.notOurs);
    default:
      return null;
  }
}

async function typed(
  tables: Tables,
  interaction: Extract<
    APIInteraction,
    { type: InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete }
  >,
  asker: Asker | null,
): Promise<Reply> {
  const command = readCommand(interaction);
  if (interaction.type === InteractionType.ApplicationCommandAutocomplete)
    return command && asker ? autocomplete(tables, command, asker) : suggest([]);
  if (!asker) return note(words.oops.directMessage);
  return command ? runCommand(tables, command, asker) : note(words.oops.unknownCommand);
}

/** What of an interaction may stand in a log: who, where and which verb, never which option. */
function described(interaction: APIInteraction) {
  const mark = interaction.type === InteractionType.MessageComponent ? readMark(interaction.data.custom_id) : null;
  return {
    interaction: interaction.id,
    type: InteractionType[interaction.type],
    verb: mark?.verb,
    ...(mark && 'table' in mark && { table: mark.table }),
  };
}
