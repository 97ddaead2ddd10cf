import { setTimeout } from 'node:timers/promises';
import {
  ComponentType,
  InteractionType,
  MessageFlags,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIMessageUserSelectInteractionData,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Painter } from '../../pictures/draw/painter.ts';
import { StoreError, type Tables } from '../../tables/index.ts';
import type { Threads } from '../out/threads.ts';
import { askerOf } from './asker.ts';
import type { ReadAttached } from './attached-file.ts';
import type { Invitee, PressContext } from './buttons/handler.ts';
import { handlePress } from './buttons/index.ts';
import { autocomplete, readCommand } from './commands/typed-command.ts';
import { submitted } from './form.ts';
import { readCustomId } from '../custom-id.ts';
import { ephemeralText, suggest, type Reply } from '../reply.ts';
import { words } from '../words.ts';

/** What answers are made of. */
interface Desk {
  readonly tables: Tables;
  readonly threads: Threads;
  readonly readAttached: ReadAttached;
}

export interface RouterOptions extends Desk {
  readonly painter: Painter | null;
  readonly log: Logger;
}

export type Router = (interaction: APIInteraction) => Promise<Reply | null>;

/**
 * The one way in: an interaction as Discord sends it, the one answer to it as data. It never throws; `null` means that
 * Discord wants no answer of ours. Nothing of what was chosen is logged, since options tell what is hidden. Without a
 * painter there are words alone.
 */
export function createRouter({ painter, log, ...desk }: RouterOptions): Router {
  return async (interaction) => {
    try {
      const reply = await answer(desk, interaction);
      return reply && painter ? await illustrated(reply, painter) : reply;
    } catch (error) {
      const known = error instanceof StoreError;
      const about = known ? { failure: error.failure } : { err: error };
      log.error({ interaction: interaction.id, ...about }, known ? 'The store failed' : 'An interaction failed');
      // While somebody types, Discord takes nothing but a list.
      if (interaction.type === InteractionType.ApplicationCommandAutocomplete) return suggest([]);
      return ephemeralText(known ? words.oops.store : words.oops.crash(interaction.id));
    }
  };
}

/** The reply with its pictures, if all are known, or drawn within its patience. */
async function illustrated(reply: Reply, painter: Painter): Promise<Reply> {
  const { pictures } = reply;
  if (!pictures) return reply;
  const { scenes, patienceMs, drawn, pending, late } = pictures;
  const known = scenes.map((scene) => painter.known(scene));
  const waits = patienceMs > 0 && known.includes(null);
  const pngs = waits ? await within(patienceMs, Promise.all(scenes.map((scene) => painter.draw(scene)))) : known;
  const all = pngs.filter((png) => png !== null);
  if (all.length === scenes.length) return drawn(all);
  return { ...(patienceMs > 0 ? late : pending), pictures };
}

async function within<T>(ms: number, drawing: Promise<readonly T[]>): Promise<readonly T[]> {
  const patience = new AbortController();
  const late = setTimeout(ms, [], { signal: patience.signal }).catch(() => []);
  return Promise.race([drawing, late]).finally(() => patience.abort());
}

async function answer(desk: Desk, interaction: APIInteraction): Promise<Reply | null> {
  const asker = askerOf(interaction);
  switch (interaction.type) {
    case InteractionType.ApplicationCommandAutocomplete: {
      const command = readCommand(interaction);
      return command && asker ? autocomplete(command, { ...desk, asker }) : suggest([]);
    }
    case InteractionType.ApplicationCommand: {
      const read = readCommand(interaction);
      if (!asker) return ephemeralText(words.oops.directMessage);
      return read ? read.command.run({ ...desk, asker }, read.given) : ephemeralText(words.oops.unknownCommand);
    }
    case InteractionType.MessageComponent:
      return asker ? press({ ...desk, asker }, interaction) : ephemeralText(words.oops.directMessage);
    case InteractionType.ModalSubmit:
      return asker ? submitted(interaction, { ...desk, asker }) : ephemeralText(words.oops.directMessage);
    default:
      return null;
  }
}

async function press(
  desk: Pick<PressContext, 'tables' | 'threads' | 'asker'>,
  { data, message }: APIMessageComponentInteraction,
): Promise<Reply> {
  const id = readCustomId(data.custom_id);
  if (!id) return ephemeralText(words.oops.notOurs);
  if ('table' in id) await desk.tables.wake(id.table);
  const values = 'values' in data ? data.values : [];
  const people = data.component_type === ComponentType.UserSelect ? invitees(data) : null;
  const isPrivate = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  return handlePress(id, { ...desk, values, people, message: message.id, isPrivate });
}

function invitees({ values, resolved }: APIMessageUserSelectInteractionData): Invitee[] {
  return values.map((id) => {
    const { [id]: user } = resolved.users;
    const isMember = resolved.members !== undefined && Object.hasOwn(resolved.members, id);
    return { id, name: user?.global_name ?? user?.username ?? id, isBot: user?.bot === true, isMember };
  });
}
