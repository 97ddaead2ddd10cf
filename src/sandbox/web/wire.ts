/** What the page and the sandbox say to each other. Types only: the page runs in a browser, the rest of the sandbox does not. */
import type { APIApplicationCommandBasicOption, APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type { ModalValues, OptionValues, SeenAuthor, SeenMessage, Shown, Unread } from '../user/seen.ts';

export interface WireName {
  readonly id: string;
  readonly name: string;
}

/** A text channel; a thread follows its channel. */
export interface WireTextChannel extends WireName {
  readonly isThread: boolean;
}

export interface WireState {
  readonly guild: string;
  /** The name of the bot, and whether it is logged in. */
  readonly bot: WireName & { readonly connected: boolean };
  readonly people: readonly WirePerson[];
  readonly channels: readonly WireTextChannel[];
  readonly roles: readonly WireName[];
  readonly welcome: readonly Welcome[];
}

/** A game that a newcomer can start on the page with one press. */
export interface Welcome {
  /** The button's label. */
  readonly label: string;
  /** One sentence about it. */
  readonly hint?: string;
  /** The commands that start it. Who types each: 0, the default, is the window's user, 1, 2, … are the others in order. */
  readonly commands: readonly { readonly type: string; readonly other?: number }[];
}

/** A user, and the channels with something new for them. */
export interface WirePerson extends WireName {
  readonly unread: readonly Unread[];
  /** The channel of the bot's direct messages to them; null while there are none. */
  readonly directId: string | null;
}

/** The end of a channel as one persona sees it. */
export interface WireChannel {
  /** How many older messages there are. */
  readonly earlier: number;
  readonly messages: readonly WireMessage[];
  readonly commands: readonly WireCommand[];
}

export interface WireMessage extends SeenMessage {
  /** The message it replies to, in a few words; null when there is none, or it is gone. */
  readonly original: { readonly author: SeenAuthor; readonly excerpt: string } | null;
}

/** A command typed to its end, such as `game new`. */
export interface WireCommand {
  readonly typed: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** Something changed: in one channel, or in what all of them share. Ephemeral messages concern one persona. */
export type WireChange =
  { readonly kind: 'channel'; readonly channelId: string; readonly viewer: string | null } | { readonly kind: 'state' };

/** What the page can ask for, and what it is answered. Its address says who asks. */
export interface Acts {
  readonly command: Act<{ channelId: string; typed: string; values: OptionValues }, Shown>;
  readonly press: Act<{ messageId: string; customId: string }, Shown>;
  readonly select: Act<{ messageId: string; customId: string; values: readonly string[] }, Shown>;
  readonly submit: Act<{ modalId: string; values: ModalValues }, Shown>;
  readonly autocomplete: Act<
    { channelId: string; typed: string; values: OptionValues; focused: string },
    readonly APIApplicationCommandOptionChoice[]
  >;
  readonly dismiss: Act<{ messageId: string }, null>;
  readonly read: Act<{ messageId: string }, null>;
  readonly say: Act<{ channelId: string; content: string }, null>;
}

interface Act<Body, Answer> {
  readonly body: Readonly<Body>;
  readonly answer: Answer;
}
