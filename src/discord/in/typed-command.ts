import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
} from 'discord-api-types/v10';
import { isSubcommand, type Subcommand } from './commands.ts';

/** A subcommand of `/game` with what was typed into its options. */
export interface Typed {
  readonly name: Subcommand;
  readonly options: ReadonlyMap<string, string>;
  /** The option being typed, when Discord asks for suggestions. */
  readonly focused: string | null;
}

/** What was typed, or `null` when it is no command of ours. */
export function readCommand({
  data,
}: APIApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction): Typed | null {
  if (data.type !== ApplicationCommandType.ChatInput || data.name !== 'game') return null;
  const sub = data.options?.[0];
  if (sub?.type !== ApplicationCommandOptionType.Subcommand || !isSubcommand(sub.name)) return null;
  const typed = (sub.options ?? []).flatMap((option) =>
    option.type === ApplicationCommandOptionType.String ? [option] : [],
  );
  return {
    name: sub.name,
    options: new Map(typed.map((option) => [option.name, option.value])),
    focused: typed.find((option) => option.focused === true)?.name ?? null,
  };
}
