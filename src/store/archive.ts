import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { canonical } from '#engine';
import { parsed, UnreadableRow } from './rows.ts';
import type { ArchiveRow, CheckpointRow } from './statements/index.ts';
import type { Checkpoint, LogLine, LogPage, MatchRecord } from './store.ts';

/*
 * An ended table keeps its match and its log as two deflated texts: a whole log shrinks to a tenth, single lines only to
 * a half. The tables of open games stay small.
 */

const MATCH = z
  .object({ seq: z.number(), state: z.string(), back: z.string().nullable(), since: z.array(z.number()) })
  .nullable() satisfies z.ZodType<MatchRecord | null>;

const CHECKPOINT = z.object({ state: z.string(), back: z.string().nullable() });

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

/** A part of a log that has been unpacked. */
export function pageOf(log: readonly LogLine[], { before, after, limit, reasonsOf }: LogPage): LogLine[] {
  const lines = log.filter(
    (line) =>
      (before === undefined ? line.revision > after : line.revision < before) &&
      (reasonsOf === undefined || (line.why !== null && (reasonsOf === 'all' || seatOf(line) === reasonsOf))),
  );
  return before === undefined ? lines.slice(0, limit) : lines.slice(Math.max(0, lines.length - limit));
}

const ENTRY = z.object({ seat: z.number().optional() });

function seatOf({ entry }: LogLine): number | undefined {
  return ENTRY.safeParse(entry).data?.seat;
}

export function checkpointRow(tableId: string, { seq, revision, state, back }: Checkpoint): CheckpointRow {
  return { tableId, seq, revision, match: deflated({ state, back }) };
}

export function checkpointOf({ seq, revision, match }: CheckpointRow): Checkpoint {
  return { seq, revision, ...parsed(inflated(match), CHECKPOINT) };
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
