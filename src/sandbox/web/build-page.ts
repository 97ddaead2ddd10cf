import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const PAGE = join(import.meta.dirname, '..', 'page');

/** The files of the page by their names, built from its sources in some 50 ms. */
export async function buildPage(): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const [{ outputFiles }, ...whole] = await Promise.all([
    build({
      entryPoints: ['main.tsx', 'style/page.css'].map((name) => join(PAGE, name)),
      entryNames: '[name]',
      assetNames: '[name]',
      outdir: '/page',
      publicPath: '/page',
      loader: { '.woff2': 'file' },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      logLevel: 'silent',
    }),
    ...['index.html', 'icon.svg'].map(async (name) => [name, await readFile(join(PAGE, name))] as const),
  ]);
  const built = outputFiles.map((file) => [basename(file.path), file.contents] as const);
  return new Map([...built, ...whole].map(([name, contents]) => [name, new Uint8Array(contents)]));
}
