import type { Game } from '../game.ts';

/** The options of a new table: the chosen values, and the first value of every other choice. Throws when the game refuses them. */
export function newOptions<O>(
  { id, choices, readOptions }: Pick<Game<unknown, unknown, unknown, unknown, O>, 'id' | 'choices' | 'readOptions'>,
  chosen: Readonly<Record<string, string>> = {},
): O {
  const options = readOptions({ ...Object.fromEntries(choices.map(({ key, values }) => [key, values[0]])), ...chosen });
  if (options === null) throw new Error(`${id} refuses its own choices.`);
  return options;
}
