import { z } from 'zod';
import type { Keepsake } from '#engine';
import type { KeepsakeVersion } from '../../store/keepsakes/keepsake-store.ts';
import type { KeepsakeRefusal } from '../refusals.ts';

/** The largest file that is read, in bytes: a version of a keepsake has some 3,000. */
export const KEEPSAKE_FILE_BYTES = 1_000_000;

const fileShape = z.object({
  format: z.literal('airlock-keepsake-1'),
  game: z.string(),
  versions: z
    .array(
      z.object({
        match: z
          .string()
          .regex(/^[0-9a-z]{1,20}$/)
          .nullable(),
        at: z.number().int().nonnegative(),
        kept: z.unknown(),
      }),
    )
    .min(1)
    .readonly(),
});

/** A keepsake with its whole history, as a file. */
export type KeepsakeFile = z.infer<typeof fileShape>;

/** What the bytes of a file hold; `null` where that is no keepsake. */
export function readKeepsakeFile(bytes: Uint8Array): KeepsakeFile | null {
  try {
    return fileShape.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}

type Version = Omit<KeepsakeVersion, 'version'>;

/** The versions of a keepsake as its game reads them, each following from the one before; else the first that does not. */
export function readHistory<V extends Version>(
  keepsake: Keepsake<unknown, unknown>,
  versions: readonly V[],
): readonly V[] | KeepsakeRefusal {
  const read: V[] = [];
  for (const [at, version] of versions.entries()) {
    const found = readSafely(keepsake, version.kept);
    if (!found.ok) return { why: 'broken-history', version: at + 1, problem: found.why };
    const problem = keepsake.problem(read.at(-1)?.kept ?? null, found.kept);
    if (problem !== null) return { why: 'broken-history', version: at + 1, problem };
    read.push({ ...version, kept: found.kept });
  }
  return read;
}

/** A file may hold anything, also what is nested too deeply to be looked through. */
function readSafely(keepsake: Keepsake<unknown, unknown>, raw: unknown) {
  try {
    return keepsake.read(raw);
  } catch {
    return { ok: false, why: 'It cannot be read.' } as const;
  }
}
