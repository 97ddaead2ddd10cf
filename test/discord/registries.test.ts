import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIELDS } from '../../src/discord/custom-id.ts';
import { COMMANDS, CREW_COMMANDS, OWN_COMMANDS } from '../../src/discord/in/commands/index.ts';

/** The names of the files in the chapters of a folder of `src/discord/in`. */
function filesOf(folder: string): string[] {
  const root = fileURLToPath(new URL(`../../src/discord/in/${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== root)
    .map(({ name }) => basename(name, '.ts'));
}

it('Every command is in the file of its name, and every such file is registered', () => {
  expect([...COMMANDS, ...CREW_COMMANDS, ...OWN_COMMANDS].map(({ name }) => name).sort()).toEqual(
    filesOf('commands').sort(),
  );
});

it('Every button and menu has its handler in the file of its verb', () => {
  expect(filesOf('buttons')).toEqual(expect.arrayContaining([...FIELDS.keys()]));
});
