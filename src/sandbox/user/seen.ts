/** What a user's client shows, and what its user fills in. Types only: the page in the browser shares them. */
import type {
  APIAttachment,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

export interface SeenAuthor {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

/** A message as a client shows it: a snapshot that later edits do not change. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly author: SeenAuthor;
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly attachments: readonly APIAttachment[];
  /** Only this persona sees it. */
  readonly ephemeral: boolean;
  /** "Airlock is thinking…": the answer is still to come. */
  readonly thinking: boolean;
  /** When it was last edited; null when it never was. */
  readonly edited: string | null;
  readonly timestamp: string;
  /** Ids of the people it pinged. */
  readonly mentions: readonly string[];
  /** The command it answers, such as "Ada used /game new". */
  readonly answers: {
    readonly person: { readonly id: string; readonly name: string };
    readonly command: string;
  } | null;
  /** The id of the message it replies to. */
  readonly repliesTo: string | null;
}

/** A modal the bot opened, waiting to be filled in and sent once. */
export interface OpenModal {
  readonly id: string;
  readonly title: string;
  readonly customId: string;
  readonly components: APIModalInteractionResponseCallbackData['components'];
}

/** What the client shows after its user did something. */
export type Shown =
  /** Acknowledged: the bot left the message unchanged for now. */
  | { readonly kind: 'reply' | 'update' | 'acknowledged'; readonly message: SeenMessage }
  | { readonly kind: 'modal'; readonly message: null; readonly modal: OpenModal }
  | { readonly kind: 'failed'; readonly message: null; readonly reason: string };

/** A user's unread messages in a channel. */
export interface Unread {
  readonly channelId: string;
  /** The newest message that was read; null when none was. */
  readonly readTo: string | null;
  /** How many unread messages ping the user. */
  readonly pings: number;
}

/** The value of one option of a command. Users, roles, channels and uploaded files are ids. */
export type OptionValue = string | number | boolean;

/** The values of a command's options, by name. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The values of a modal's fields, by custom id. */
export type ModalValues = Readonly<Record<string, string | readonly string[]>>;
