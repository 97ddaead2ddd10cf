import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { buildPage } from '../sandbox/web/build-page.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The bot, and what runs in processes of its own. */
const ENTRIES = ['src/main.ts', 'src/background/worker.ts'];

/** Native packages, and those that discord.js and ws use where somebody has installed them. */
const EXTERNAL = ['better-sqlite3', 'esbuild', 'sharp', 'bufferutil', 'utf-8-validate', 'zlib-sync'];

/** Packages in CommonJS ask for Node's own modules by `require`, which ES modules lack. No source may use that name. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

/** A source map that sends all of a file to its first line. */
const FIRST_LINE = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

/**
 * Of packages, stack traces name the file but not the line. Node parses the map of a whole file at its first stack
 * trace, while everybody waits: 10 ms so, 70 ms with every line of every package.
 */
const packagesInShort: Plugin = {
  name: 'packages-in-short',
  setup(packages) {
    packages.onLoad({ filter: /node_modules.*[.][cm]?js$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replaceAll(/^[/][/]# sourceMappingURL=.*$/gm, '');
      return { contents: `${contents}\n//# sourceMappingURL=data:application/json;base64,${FIRST_LINE}` };
    });
  },
};

/**
 * Bundles the bot and the sandbox's page into that folder, and removes the other folders beside it, which hold bundles
 * of earlier sources. The folder appears whole or not at all, also where several starts build it at a time.
 */
export async function buildBundle(folder: string): Promise<void> {
  const bundles = dirname(folder);
  const unfinished = join(bundles, `${basename(folder)}.${String(process.pid)}`);
  await Promise.all([bundleCode(unfinished), bundlePage(join(unfinished, 'page'))]);
  const earlier = (await readdir(bundles)).filter((name) => !name.startsWith(basename(folder)));
  await Promise.all(earlier.map((name) => rm(join(bundles, name), { recursive: true, force: true })));
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    await rm(unfinished, { recursive: true });
  });
}

async function bundleCode(folder: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: EXTERNAL,
    plugins: [packagesInShort],
    banner: { js: REQUIRE },
    // Smaller files, smaller maps; names stay.
    minifySyntax: true,
    minifyWhitespace: true,
    // Node prints the whole line in which a process has failed.
    lineLimit: 160,
    legalComments: 'none',
    sourcemap: true,
    sourcesContent: false,
  });
}

async function bundlePage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = [...(await buildPage())];
  await Promise.all(files.map(([name, contents]) => writeFile(join(folder, name), contents)));
}

/** Whether another start was faster. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
}
