import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../page/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  ts: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Nothing but the page's own files runs in it; pictures may come from where embeds say. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' http: https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const served = new Map<string, string>();

/** A file of the page, TypeScript with its types blanked out so that lines stay where they were; null if there is none. */
export function asset(name: string): Response | null {
  const [, ending = ''] = /^[a-z][a-z-]*\.([a-z]+)$/.exec(name) ?? [];
  const type = TYPES[ending];
  const text = type === undefined ? null : (served.get(name) ?? read(name, ending));
  if (type === undefined || text === null) return null;
  served.set(name, text);
  return new Response(text, {
    headers: {
      'content-type': type,
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}

function read(name: string, ending: string): string | null {
  try {
    const text = readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8');
    return ending === 'ts' ? stripTypeScriptTypes(text) : text;
  } catch {
    return null;
  }
}
