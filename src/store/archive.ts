import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { canonical } from '#engine';
import { parsed, UnreadableRow } from './rows.ts';
import type { ArchiveRow } from './statements.ts';
import type { LogLine, MatchRecord } from './store.ts';

/*
 * An ended table keeps its match and its log as two deflated texts: a whole log shrinks to a tenth, single lines only to
 * a half. The tables of open games stay small.
 */

const MATCH = z
  .object({ seq: z.number(), state: z.string(), back: z.string().nullable(), since: z.array(z.number()) })
  .nullable() satisfies z.ZodType<MatchRecord | null>;

const LOG = z.array(
  z.object({
    revision: z.number(),
    at: z.number(),
    player: z.string().nullable(),
    entry: z.unknown(),
    seq: z.number().nullable(),
    events: z.unknown(),
    hash: z.string().nullable(),
    why: z.string().nullable(),
  }),
) satisfies z.ZodType<LogLine[]>;

export function archiveRow(tableId: string, match: MatchRecord | null, log: readonly LogLine[]): ArchiveRow {
  return { tableId, match: deflated(match), log: deflated(log) };
}

export function archivedMatch({ match }: ArchiveRow): MatchRecord | null {
  return parsed(inflated(match), MATCH);
}

export function archivedLog({ log }: ArchiveRow): LogLine[] {
  return parsed(inflated(log), LOG);
}

function deflated(value: unknown): Buffer {
  return deflateRawSync(canonical(value));
}

function inflated(data: Buffer): string {
  try {
    return inflateRawSync(data).toString();
  } catch (cause) {
    throw new UnreadableRow('An archive cannot be unpacked.', { cause });
  }
}
