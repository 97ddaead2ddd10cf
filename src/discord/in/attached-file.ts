import type { APIAttachment } from 'discord-api-types/v10';

/** Where Discord keeps the files that people attach. */
const DISCORD_FILES = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];
/** A file that takes longer than this, in ms, is given up. */
const PATIENCE_MS = 10_000;

/** What an attached file holds; why it cannot be had. */
export type AttachedFile = { readonly bytes: Uint8Array } | { readonly why: 'too-large' | 'unreachable' };

/** Reads an attached file of at most that many bytes. Never rejects. */
export type ReadAttached = (file: Pick<APIAttachment, 'url' | 'size'>, mostBytes: number) => Promise<AttachedFile>;

/**
 * Reads attached files from Discord's own hosts, or from the host of an API elsewhere, such as the sandbox, and from no
 * other address: what an interaction names is not ours.
 */
export function attachedFilesOf(api: string): ReadAttached {
  const origins = [...DISCORD_FILES, ...(isDiscord(api) ? [] : [new URL(api).origin])];
  return async ({ url, size }, mostBytes) => {
    if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) return { why: 'unreachable' };
    if (size > mostBytes) return { why: 'too-large' };
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok || !response.body) return { why: 'unreachable' };
      return await readUpTo(response.body, mostBytes);
    } catch {
      return { why: 'unreachable' };
    }
  };
}

function isDiscord(api: string): boolean {
  const { hostname } = new URL(api);
  return hostname === 'discord.com' || hostname.endsWith('.discord.com');
}

/** Stops to read where there is more than was said. */
async function readUpTo(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<AttachedFile> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > mostBytes) return { why: 'too-large' };
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}
