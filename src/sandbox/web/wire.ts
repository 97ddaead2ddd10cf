/** What the page and the sandbox say to each other. Types only: the page runs in a browser, the rest of the sandbox does not. */

export interface WireState {
  readonly guild: string;
  /** The name of the bot, and whether it is logged in. */
  readonly bot: { readonly id: string; readonly name: string; readonly connected: boolean };
  readonly people: readonly WirePerson[];
  readonly channels: readonly WireName[];
  readonly roles: readonly WireName[];
  /** Games that a newcomer can start with one press. */
  readonly welcome: readonly WireWelcome[];
}

/** A user, and the channels with something new for them. */
export interface WirePerson extends WireName {
  readonly unread: readonly WireUnread[];
}

export interface WireUnread {
  readonly channelId: string;
  /** The newest message that was read; null when none was. */
  readonly readTo: string | null;
  /** How many unread messages ping the user. */
  readonly pings: number;
}

/** A game that begins with one press: commands as they would be typed. */
export interface WireWelcome {
  readonly label: string;
  readonly hint: string;
  /** Who types it: 0 is the window's user, 1, 2, … are the other users in order. */
  readonly commands: readonly { readonly line: string; readonly by: number }[];
}

export interface WireName {
  readonly id: string;
  readonly name: string;
}

/** The end of a channel as one persona sees it. */
export interface WireChannel {
  /** How many older messages there are. */
  readonly earlier: number;
  readonly messages: readonly WireMessage[];
  readonly commands: readonly WireCommand[];
}

export interface WireAuthor extends WireName {
  readonly bot: boolean;
}

export interface WireMessage {
  readonly id: string;
  readonly author: WireAuthor;
  readonly timestamp: string;
  /** When it was last edited; null when it never was. */
  readonly edited: string | null;
  readonly ephemeral: boolean;
  readonly thinking: boolean;
  /** The command it answers. */
  readonly answers: { readonly person: WireName; readonly command: string } | null;
  /** The message it replies to, in a few words; without an author when it is gone. */
  readonly repliesTo: { readonly id: string; readonly author: WireAuthor | null; readonly excerpt: string } | null;
  readonly content: string;
  /** Ids of the people it pinged. */
  readonly pings: readonly string[];
  readonly embeds: readonly WireEmbed[];
  readonly files: readonly WireFile[];
  readonly blocks: readonly Block[];
}

export interface WireEmbed {
  readonly color: string | null;
  readonly author: WireLine | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly description: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string; readonly inline: boolean }[];
  readonly image: Picture | null;
  readonly thumbnail: Picture | null;
  readonly footer: WireLine | null;
  readonly timestamp: string | null;
}

/** A line of an embed with a small picture before it. */
export interface WireLine {
  readonly text: string;
  readonly icon: string | null;
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface WireFile {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly picture: Picture | null;
}

/** Components below a message's text, or of a Components V2 message. */
export type Block =
  | { readonly kind: 'row'; readonly controls: readonly Control[] }
  | { readonly kind: 'text'; readonly content: string }
  | { readonly kind: 'section'; readonly texts: readonly string[]; readonly accessory: Control | Picture }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'file'; readonly url: string; readonly name: string }
  | { readonly kind: 'separator'; readonly divider: boolean; readonly large: boolean }
  | { readonly kind: 'container'; readonly color: string | null; readonly blocks: readonly Block[] };

export type Control = ButtonControl | LinkControl | SelectControl;

export interface ButtonControl {
  readonly kind: 'button';
  readonly customId: string;
  readonly label: string;
  readonly emoji: string;
  readonly look: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled: boolean;
}

export interface LinkControl {
  readonly kind: 'link';
  readonly label: string;
  readonly emoji: string;
  readonly url: string;
}

export interface SelectControl {
  readonly kind: 'select';
  readonly customId: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly emoji: string;
  readonly chosen: boolean;
}

/** A command typed to its end, such as `game new`. */
export interface WireCommand {
  readonly typed: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
}

export interface CommandOption {
  readonly name: string;
  readonly description: string;
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'user' | 'channel' | 'role' | 'mentionable' | 'file';
  readonly required: boolean;
  readonly suggests: boolean;
  readonly choices: readonly Choice[];
  readonly min: number | null;
  readonly max: number | null;
}

export interface Choice<V = string | number> {
  readonly name: string;
  readonly value: V;
}

export interface WireModal {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
}

export type Field =
  | {
      readonly kind: 'text';
      readonly customId: string;
      readonly label: string;
      readonly description: string;
      readonly long: boolean;
      readonly required: boolean;
      readonly min: number;
      readonly max: number;
      readonly placeholder: string;
      readonly value: string;
    }
  | {
      readonly kind: 'select';
      readonly label: string;
      readonly description: string;
      readonly required: boolean;
      readonly select: SelectControl;
    }
  | { readonly kind: 'note'; readonly content: string };

/** What the client shows after somebody did something. The messages themselves come with the channel. */
export type WireShown =
  | { readonly kind: 'message'; readonly messageId: string }
  | { readonly kind: 'modal'; readonly modal: WireModal }
  | { readonly kind: 'failed'; readonly reason: string };

/** Something changed: in one channel, or in what all of them share. Ephemeral messages concern one persona. */
export type WireChange =
  { readonly kind: 'channel'; readonly channelId: string; readonly viewer: string | null } | { readonly kind: 'state' };
