import {
  InteractionResponseType,
  MessageFlags,
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIInteractionResponse,
} from 'discord-api-types/v10';
import type { Table } from '../tables/index.ts';
import type { Screen, ScreenFile } from './screens/screen.ts';

/** The one answer to one interaction: what Discord is sent, as data. */
export interface Reply {
  readonly body: APIInteractionResponse;
  readonly files: readonly ScreenFile[];
  /** Set when it redraws what everybody sees: the table as of that revision. */
  readonly board?: { readonly table: string; readonly revision: number };
}

/** A message only the person who pressed can see. */
export function whisper(screen: Screen): Reply {
  return {
    body: {
      type: InteractionResponseType.ChannelMessageWithSource,
      data: { ...messageBody(screen), flags: MessageFlags.Ephemeral },
    },
    files: screen.files ?? [],
  };
}

/** The message that was pressed, as it shall be from now on. */
export function redraw(screen: Screen): Reply {
  return {
    body: { type: InteractionResponseType.UpdateMessage, data: messageBody(screen) },
    files: screen.files ?? [],
  };
}

/** The board that was pressed, as the table stands now. */
export function redrawBoard(screen: Screen, { record }: Table): Reply {
  return { ...redraw(screen), board: { table: record.id, revision: record.revision } };
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
    attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
  };
}
