/** What the page and the sandbox say to each other. Types only: the page runs in a browser, the rest of the sandbox does not. */

export interface WireState {
  readonly guild: string;
  /** The name of the bot, and whether it is logged in. */
  readonly bot: { readonly id: string; readonly name: string; readonly connected: boolean };
  readonly people: readonly WireName[];
  readonly channels: readonly WireName[];
  readonly roles: readonly WireName[];
}

export interface WireName {
  readonly id: string;
  readonly name: string;
}

/** A channel as one persona sees it. */
export interface WireChannel {
  readonly messages: readonly WireMessage[];
  readonly commands: readonly WireCommand[];
}

export interface WireMessage {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly timestamp: string;
  readonly edited: boolean;
  readonly ephemeral: boolean;
  readonly thinking: boolean;
  /** The command it answers. */
  readonly answers: { readonly person: string; readonly command: string } | null;
  /** The message it replies to, in a few words. */
  readonly repliesTo: { readonly name: string; readonly excerpt: string } | null;
  readonly content: string;
  /** Ids of the people it pinged. */
  readonly pings: readonly string[];
  readonly embeds: readonly WireEmbed[];
  readonly files: readonly WireFile[];
  readonly blocks: readonly Block[];
}

export interface WireEmbed {
  readonly color: string | null;
  readonly author: string | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly description: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string; readonly inline: boolean }[];
  readonly image: Picture | null;
  readonly thumbnail: Picture | null;
  readonly footer: string | null;
  readonly timestamp: string | null;
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

/** What stands below a message's text, or makes up a message of the second version. */
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

export interface Choice {
  readonly name: string;
  readonly value: string | number;
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
