import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Nothing but the page's own files runs in it; pictures may come from where embeds say. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' http: https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

let files: Promise<Files> | null = null;

/** A file of the page; null if there is none of that name. */
export async function asset(name: string): Promise<Response | null> {
  files ??= prepare();
  const body = (await files).get(name);
  const type = TYPES[extname(name)];
  if (body === undefined || type === undefined) return null;
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** Puts the page together when it is first asked for: some 50 ms, so that nothing built needs to be kept. */
async function prepare(): Promise<Files> {
  const [{ outputFiles }, ...whole] = await Promise.all([
    build({
      entryPoints: [path('main.tsx'), path('style/page.css')],
      entryNames: '[name]',
      assetNames: '[name]',
      outdir: '/page',
      publicPath: '/page',
      loader: { '.woff2': 'file' },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      logLevel: 'silent',
    }),
    ...['index.html', 'icon.svg'].map(read),
  ]);
  const built = outputFiles.map((file) => [basename(file.path), new Uint8Array(file.contents)] as const);
  return new Map([...built, ...whole]);
}

async function read(name: string) {
  return [name, new Uint8Array(await readFile(path(name)))] as const;
}

function path(name: string): string {
  return fileURLToPath(new URL(`../page/${name}`, import.meta.url));
}
