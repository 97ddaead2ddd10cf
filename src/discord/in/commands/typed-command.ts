import { clipped } from '#engine';
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
} from 'discord-api-types/v10';
import { suggest as suggested, type Reply } from '../../reply.ts';
import { LIMITS } from '../../screens/screen.ts';
import type { Command, CommandContext, Given } from './command.ts';
import { COMMANDS, CREW_COMMANDS, OWN_COMMANDS } from './index.ts';

/** The subcommands of each command that has some. */
const GROUPS = new Map([
  ['game', COMMANDS],
  ['crew', CREW_COMMANDS],
]);

/** A command with what its options were given. */
export interface TypedCommand {
  readonly command: Command;
  readonly given: Given;
  /** The option being typed, when Discord asks for suggestions. */
  readonly focused: string | null;
}

/** What was typed, or `null` when it is no command of ours. */
export function readCommand({
  data,
}: APIApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction): TypedCommand | null {
  if (data.type !== ApplicationCommandType.ChatInput) return null;
  const group = GROUPS.get(data.name);
  const sub = group ? data.options?.[0] : undefined;
  const isSub = sub?.type === ApplicationCommandOptionType.Subcommand;
  const command = isSub
    ? group?.find(({ name }) => name === sub.name)
    : OWN_COMMANDS.find(({ name }) => name === data.name);
  if (!command) return null;
  const options = (isSub ? sub.options : data.options) ?? [];
  const texts = options.flatMap((option) => (option.type === ApplicationCommandOptionType.String ? [option] : []));
  const attached = data.resolved?.attachments ?? {};
  const files = options.flatMap((option) => {
    const file = option.type === ApplicationCommandOptionType.Attachment ? attached[option.value] : undefined;
    return file ? [[option.name, file] as const] : [];
  });
  return {
    command,
    given: { typed: new Map(texts.map((option) => [option.name, option.value])), files: new Map(files) },
    focused: texts.find((option) => option.focused === true)?.name ?? null,
  };
}

/** The suggestions for the option being typed that contain what is typed so far. */
export async function autocomplete({ command, given, focused }: TypedCommand, context: CommandContext): Promise<Reply> {
  const { typed } = given;
  const option = focused === null ? undefined : command.options[focused];
  const suggest = option && option.takes !== 'file' ? option.suggest : undefined;
  const all = (await suggest?.(context, typed)) ?? [];
  const begun = (typed.get(focused ?? '') ?? '').toLowerCase();
  const fitting = all.filter(({ name }) => name.toLowerCase().includes(begun));
  return suggested(
    fitting.slice(0, LIMITS.menu).map(({ name, value }) => ({ name: clipped(name, LIMITS.optionText), value })),
  );
}
