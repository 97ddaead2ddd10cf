import type { APIApplicationCommandOptionChoice, APIAttachment } from 'discord-api-types/v10';
import type { GameEntry } from '#engine';
import type { Table, Tables } from '../../../tables/index.ts';
import { ephemeralText, type Reply } from '../../reply.ts';
import { words } from '../../words.ts';
import type { Threads } from '../../out/threads.ts';
import type { Asker } from '../asker.ts';
import type { ReadAttached } from '../attached-file.ts';

export type Choice = APIApplicationCommandOptionChoice<string>;
/** What was typed into the options of a command, by the options' names. */
export type Typed = ReadonlyMap<string, string>;

/** What a command was given: texts, and the files attached to it, by the options' names. */
export interface Given {
  readonly typed: Typed;
  readonly files: ReadonlyMap<string, APIAttachment>;
}

/** Who gave the command, where, and the tables it is about. */
export interface CommandContext {
  readonly tables: Tables;
  readonly threads: Threads;
  readonly asker: Asker;
  readonly readAttached: ReadAttached;
}

export type Suggest = (context: CommandContext, typed: Typed) => readonly Choice[] | Promise<readonly Choice[]>;

/** One option of a command, as Discord is told it, and what is made of what it was given. */
export type CommandOption<T = unknown> = TextOption<T> | FileOption<T>;

export interface TextOption<T = unknown> {
  readonly takes?: 'text';
  readonly description: string;
  readonly required?: boolean;
  /** A closed list of values. */
  readonly choices?: (games: readonly GameEntry[]) => readonly Choice[];
  /** What is offered while the option is typed: only what the typing person may choose anyway. */
  readonly suggest?: Suggest;
  readonly read: (typed: string | undefined) => T;
}

interface FileOption<T> {
  readonly takes: 'file';
  readonly description: string;
  readonly required?: boolean;
  readonly read: (file: APIAttachment | undefined) => T;
}

/** A subcommand of `/game`, or a command of its own. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly run: (context: CommandContext, given: Given) => Reply | Promise<Reply>;
}

/** A command's options in code: `option('seat')` is what was typed there, as its option reads it. */
type OptionReader<V> = <K extends keyof V & string>(name: K) => V[K];

interface Definition<V, C> {
  readonly name: string;
  readonly description: string;
  readonly options: { readonly [K in keyof V]: CommandOption<V[K]> };
  readonly run: (context: C, option: OptionReader<V>) => Reply | Promise<Reply>;
}

/** A command of any channel. */
export function command<V>({ name, description, options, run }: Definition<V, CommandContext>): Command {
  return {
    name,
    description,
    options,
    run: (context, given) => run(context, (option) => valueOf(options[option], option, given)),
  };
}

function valueOf<T>(option: CommandOption<T>, name: string, { typed, files }: Given): T {
  return option.takes === 'file' ? option.read(files.get(name)) : option.read(typed.get(name));
}

/** A command about the table of its channel. */
export function tableCommand<V>({ run, ...rest }: Definition<V, CommandContext & { readonly table: Table }>): Command {
  return command<V>({
    ...rest,
    run: (context, option) => withTable(context, (table) => run({ ...context, table }, option)),
  });
}

/** Runs with the table of the channel, or says that there is none. */
export async function withTable(
  { tables, asker }: CommandContext,
  run: (table: Table) => Reply | Promise<Reply>,
): Promise<Reply> {
  const table = await tables.tableIn(asker.place.channel);
  if (!table) return ephemeralText(words.oops.noTable);
  await tables.wake(table.record.id);
  return run((await tables.table(table.record.id)) ?? table);
}
