import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { Feed } from '../feed.ts';
import type { Change, GuildChannel } from './changes.ts';
import { Channels } from './channels.ts';
import { Commands } from './commands.ts';
import { Files } from './files.ts';
import { Messages } from './messages.ts';
import type { MessageRecord } from './record.ts';
import { People } from './members/people.ts';
import type { Person } from './members/person.ts';
import { Reads } from './reads.ts';
import type { ReadMark } from './reads.ts';
import { Snowflakes } from './snowflakes.ts';

/** The part of the world that survives a restart. Ephemeral messages do not: a reloaded client has lost them too. */
export interface Saved {
  readonly lastId: string;
  readonly joined: readonly Person[];
  readonly channels: readonly GuildChannel[];
  readonly messages: readonly MessageRecord[];
  readonly reads: readonly ReadMark[];
  readonly commands: readonly APIApplicationCommand[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
}

/** One application, one guild, its channels, members, messages and files. */
export class World {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly changes = new Feed<Change>();
  readonly people: People;
  readonly channels: Channels;
  readonly messages: Messages;
  readonly reads: Reads;
  readonly commands: Commands;
  readonly files: Files;

  /** `origin` is the address the sandbox is reached at. */
  constructor(clock: Clock, origin: string, saved?: Saved) {
    this.clock = clock;
    this.files = new Files(origin);
    this.ids = new Snowflakes(clock, saved?.lastId);
    this.people = new People(this.ids, this.changes, saved?.joined ?? []);
    this.channels = new Channels(this.ids, this.changes, saved?.channels);
    this.messages = new Messages(this.changes, saved?.messages ?? []);
    this.reads = new Reads(this.changes, saved?.reads ?? []);
    this.commands = new Commands(this.ids, this.changes, saved?.commands ?? []);
  }

  /** The present time as Discord writes it. */
  timestamp(): string {
    return new Date(this.clock.now()).toISOString();
  }

  deleteMessage(record: MessageRecord): void {
    for (const { id } of record.files) this.files.drop(id);
    this.messages.remove(record);
  }

  deleteChannel(channel: GuildChannel): void {
    for (const { files } of this.messages.forgetChannel(channel.id)) for (const { id } of files) this.files.drop(id);
    this.channels.remove(channel);
  }
}
