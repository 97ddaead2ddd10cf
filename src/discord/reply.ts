import {
  InteractionResponseType,
  MessageFlags,
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIInteractionResponse,
} from 'discord-api-types/v10';
import type { Scene } from '../engine/index.ts';
import type { Table } from '../tables/index.ts';
import { pictured, type Screen, type ScreenFile } from './screens/screen.ts';

/** The one answer to one interaction: what Discord is sent, as data. */
export interface Reply extends Answer {
  /** Set when a picture belongs to it. */
  readonly picture?: {
    readonly scene: Scene;
    /** Whether the presser waits a moment for it; otherwise it comes along only when it is there already. */
    readonly wait: boolean;
    /** The same answer with the picture. */
    readonly drawn: (png: Buffer) => Reply;
  };
}

interface Answer {
  readonly body: APIInteractionResponse;
  readonly files: readonly ScreenFile[];
  /** Set when it redraws what everybody sees: the table as of that revision. */
  readonly board?: { readonly table: string; readonly revision: number };
}

/** A message only the person who pressed can see. */
export function whisper(screen: Screen): Reply {
  return replied(screen, (shown) => ({
    body: {
      type: InteractionResponseType.ChannelMessageWithSource,
      data: { ...messageBody(shown), flags: MessageFlags.Ephemeral },
    },
    files: shown.files ?? [],
  }));
}

/** The message that was pressed, as it shall be from now on. */
export function redraw(screen: Screen): Reply {
  return replied(screen, updated);
}

/** The board that was pressed, as the table stands now. */
export function redrawBoard(screen: Screen, { record }: Table): Reply {
  const board = { table: record.id, revision: record.revision };
  return replied(screen, (shown) => ({ ...updated(shown), board }));
}

function updated(screen: Screen): Answer {
  return {
    body: { type: InteractionResponseType.UpdateMessage, data: messageBody(screen) },
    files: screen.files ?? [],
  };
}

function replied(screen: Screen, answer: (screen: Screen) => Answer): Reply {
  const { picture } = screen;
  if (!picture) return answer(screen);
  const drawn = (png: Buffer) => answer(pictured(screen, png));
  return { ...answer(screen), picture: { scene: picture.scene, wait: true, drawn } };
}

/** The reply, with its picture only if that is there already: nothing keeps the answer to a move waiting. */
export function atOnce(reply: Reply): Reply {
  return reply.picture ? { ...reply, picture: { ...reply.picture, wait: false } } : reply;
}

/** One clear sentence for the person who pressed. */
export function note(content: string): Reply {
  return whisper({ content, embeds: [], components: [] });
}

export function suggest(choices: APICommandAutocompleteInteractionResponseCallbackData['choices']): Reply {
  return {
    body: { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: choices ? { choices } : {} },
    files: [],
  };
}

/** A screen as the body of a message: nobody is ever mentioned by it, and files of an older form are dropped. */
export function messageBody({ content, embeds, components, files = [] }: Screen) {
  return {
    content,
    embeds,
    components,
    allowed_mentions: { parse: [] },
    attachments: files.map(({ name, description }, id) => ({
      id: String(id),
      filename: name,
      ...(description === undefined ? {} : { description }),
    })),
  };
}
