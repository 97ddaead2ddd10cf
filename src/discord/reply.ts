import {
  InteractionResponseType,
  MessageFlags,
  type APIApplicationCommandOptionChoice,
  type APIInteractionResponse,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Scene } from '#engine';
import type { Table } from '../tables/index.ts';
import { updatedAt } from './updated-at.ts';
import { awaitingPictures, lines, pictured, type Opened, type Screen, type ScreenFile } from './screens/screen.ts';
import { words } from './words.ts';

/** How long a look waits for its pictures before the words go alone; Discord itself waits for 3 s. */
const BRIEFLY_MS = 150;
const PATIENTLY_MS = 1500;

/** The one answer to one interaction: what Discord is sent, as data. */
export interface Reply extends Answer {
  /** Set when pictures belong to it. */
  readonly pictures?: {
    readonly scenes: readonly Scene[];
    /** How long the presser waits for them, in ms; with 0 they come along only when they are there already. */
    readonly patienceMs: number;
    /** Whether they are sent once they are drawn, where the answer went without them. */
    readonly follow?: true;
    /** The same answer with the pictures, each drawn as the PNG at the same place. */
    readonly drawn: (pngs: readonly Buffer[]) => Reply;
    /** The same answer to a presser who does not wait: what the pictures will show is not put into words. */
    readonly pending: Reply;
    /** The same answer to a presser who has waited in vain: it says how the picture is seen once it is drawn. */
    readonly late: Reply;
  };
  /** Begun once the answer was delivered. */
  readonly work?: Work;
}

/**
 * Work that takes longer than an answer may: it shows how far it is, and what it leads to stands in the answer in the end.
 * An interaction's token edits the answer for 15 minutes.
 */
export type Work = (show: (screen: Screen) => void) => Promise<Screen>;

interface Answer {
  readonly body: APIInteractionResponse;
  readonly files: readonly ScreenFile[];
  /** Set when it is shown in the place of what the presser opened before. */
  readonly opens?: Opened;
  /** Set when it redraws what everybody sees: the table as of that revision. */
  readonly board?: { readonly table: string; readonly revision: number };
}

/** A new message that only the presser sees. */
export function ephemeral(screen: Screen): Reply {
  return replied(screen, (shown) => ({
    body: {
      type: InteractionResponseType.ChannelMessageWithSource,
      data: { ...messageBody(shown), flags: MessageFlags.Ephemeral },
    },
    files: shown.files ?? [],
    ...opening(shown),
  }));
}

/** A new message that everybody sees; it pings exactly these people. */
export function pinging(screen: Screen, users: readonly string[]): Reply {
  const data = { ...messageBody(screen), allowed_mentions: { users: [...users] } };
  return { body: { type: InteractionResponseType.ChannelMessageWithSource, data }, files: [] };
}

/** The message that was pressed, with new content. */
export function updateMessage(screen: Screen): Reply {
  return replied(screen, updated);
}

/** The board that was pressed, with the table's new revision. */
export function updateBoard(screen: Screen, { record }: Table): Reply {
  const board = { table: record.id, revision: record.revision };
  return replied(screen, (shown) => ({ ...updated(shown), board }));
}

function updated(screen: Screen): Answer {
  return {
    body: { type: InteractionResponseType.UpdateMessage, data: messageBody(screen) },
    files: screen.files ?? [],
    ...opening(screen),
  };
}

function opening({ opens }: Screen): Pick<Answer, 'opens'> {
  return opens ? { opens } : {};
}

function replied(screen: Screen, answerWith: (screen: Screen) => Answer): Reply {
  const { pictures = [] } = screen;
  const at = new Date();
  const answer = (shown: Screen) => answerWith(updatedAt(shown, at));
  if (pictures.length === 0) return answer(screen);
  const drawn = (pngs: readonly Buffer[]) => answer(pictured(screen, pngs));
  const scenes = pictures.map(({ scene }) => scene);
  const pending = answer(screen.opens?.what === 'panel' ? awaitingPictures(screen) : screen);
  const late = answer(
    hasRefresh(screen) ? { ...screen, content: lines(screen.content, words.play.pictureLate) } : screen,
  );
  return { ...answer(screen), pictures: { scenes, patienceMs: BRIEFLY_MS, drawn, pending, late } };
}

function hasRefresh({ components }: Screen): boolean {
  return components.some((row) =>
    row.components.some((each) => 'label' in each && each.label === words.buttons.refresh),
  );
}

/**
 * The reply with its pictures only if they are drawn already: the answer to a move never waits. Those of a panel follow in
 * an edit; those of a board are drawn with it.
 */
export function withoutWaiting(reply: Reply): Reply {
  if (reply.opens?.what === 'panel') return followedByPictures(reply);
  return reply.pictures ? { ...reply, pictures: { ...reply.pictures, patienceMs: 0 } } : reply;
}

/** The reply to a presser who asked for its pictures: they are worth a longer wait. */
export function waitingForPictures(reply: Reply): Reply {
  return reply.pictures ? { ...reply, pictures: { ...reply.pictures, patienceMs: PATIENTLY_MS } } : reply;
}

/** The reply at once, with its pictures if they are drawn already; otherwise they follow in an edit. */
export function followedByPictures(reply: Reply): Reply {
  return reply.pictures ? { ...reply, pictures: { ...reply.pictures, patienceMs: 0, follow: true } } : reply;
}

/** A new message that only the presser sees, which shows how far that work is and then what it led to. */
export function worksOn(screen: Screen, work: Work): Reply {
  return { ...ephemeral(screen), work };
}

/** One clear sentence that only the presser sees. */
export function ephemeralText(content: string): Reply {
  return ephemeral({ content, embeds: [], components: [] });
}

/** A form that opens for the presser. */
export function form(data: APIModalInteractionResponseCallbackData): Reply {
  return { body: { type: InteractionResponseType.Modal, data }, files: [] };
}

export function suggest(choices: readonly APIApplicationCommandOptionChoice<string>[]): Reply {
  return {
    body: { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [...choices] } },
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
