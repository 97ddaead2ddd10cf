import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

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

/** The page as it lies beside the bundle; where the sources run it is built from them when it is first asked for. */
async function prepare(): Promise<Files> {
  const folder = join(import.meta.dirname, 'page');
  if (!existsSync(folder)) return (await import('./build-page.ts')).buildPage();
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, new Uint8Array(await readFile(join(folder, name)))] as const)),
  );
}
