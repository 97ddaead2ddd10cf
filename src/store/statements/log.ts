import { and, asc, desc, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { actions, archives, checkpoints, ENTRY_SEAT, steps as storedSteps } from '../schema.ts';
import { given, replaced, slots, type Db, type OfTable, type Read, type Write } from './statement.ts';

export type ActionRow = typeof actions.$inferSelect;
export type CheckpointRow = typeof checkpoints.$inferSelect;
export type ArchiveRow = typeof archives.$inferSelect;
type StepsRow = typeof storedSteps.$inferSelect;

/** A page of a log: lines beyond a revision, of one seat where only its reasons are wanted. */
type OfPage = OfTable & { readonly beyond: number; readonly limit: number; readonly seat?: number };

/** The log of a table: lines while it is open, checkpoints, the steps that count, and the archive once it has ended. */
export function logStatements(db: Db) {
  const ofTable = given('tableId');

  const linesOf: Read<OfTable, ActionRow> = db
    .select()
    .from(actions)
    .where(eq(actions.tableId, ofTable))
    .orderBy(asc(actions.revision))
    .prepare();
  const newestLinesOf: Read<OfTable & { last: number }, ActionRow> = db
    .select()
    .from(actions)
    .where(eq(actions.tableId, ofTable))
    .orderBy(desc(actions.revision))
    .limit(given('last'))
    .prepare();
  const linesBelow = (only?: SQL) => linesBeside(lt(actions.revision, given('beyond')), desc(actions.revision), only);
  const linesAbove = (only?: SQL) => linesBeside(gt(actions.revision, given('beyond')), asc(actions.revision), only);
  const linesBeside = (beyond: SQL, order: SQL, only?: SQL): Read<OfPage, ActionRow> =>
    db
      .select()
      .from(actions)
      .where(and(eq(actions.tableId, ofTable), beyond, only))
      .orderBy(order)
      .limit(given('limit'))
      .prepare();
  const explained = sql`why is not null`;
  const explainedOfSeat = sql`why is not null and ${ENTRY_SEAT} = ${given('seat')}`;
  const newestBelow = linesBelow();
  const newestReasonsBelow = linesBelow(explained);
  const newestReasonsOfSeatBelow = linesBelow(explainedOfSeat);
  const oldestAbove = linesAbove();
  const oldestReasonsAbove = linesAbove(explained);
  const oldestReasonsOfSeatAbove = linesAbove(explainedOfSeat);
  const newestLineBy: Read<OfTable & { player: string; before: number }, ActionRow> = db
    .select()
    .from(actions)
    .where(
      and(eq(actions.tableId, ofTable), eq(actions.player, given('player')), lt(actions.revision, given('before'))),
    )
    .orderBy(desc(actions.revision))
    .limit(1)
    .prepare();
  const insertLine: Write<ActionRow> = db.insert(actions).values(slots(actions)).prepare();
  // The newest line of that number: reading backwards, it is found without walking the whole log.
  const lineNumbered = and(
    eq(actions.tableId, ofTable),
    eq(
      actions.revision,
      sql`(select revision from ${actions} where table_id = ${ofTable} and seq = ${given('seq')} order by revision desc limit 1)`,
    ),
  );
  const renumberLine: Write<OfTable & { seq: number; newSeq: number; newHash: string }> = db
    .update(actions)
    .set({ seq: sql`${given('newSeq')}`, hash: sql`${given('newHash')}` })
    .where(lineNumbered)
    .prepare();
  const dropLine: Write<OfTable & { seq: number }> = db.delete(actions).where(lineNumbered).prepare();
  const clearLines: Write<OfTable> = db.delete(actions).where(eq(actions.tableId, ofTable)).prepare();

  const checkpoint: Read<OfTable & { seq: number }, CheckpointRow> = db
    .select()
    .from(checkpoints)
    .where(and(eq(checkpoints.tableId, ofTable), lte(checkpoints.seq, given('seq'))))
    .orderBy(desc(checkpoints.seq))
    .limit(1)
    .prepare();
  const newestCheckpoint: Read<OfTable, Pick<CheckpointRow, 'seq'>> = db
    .select({ seq: checkpoints.seq })
    .from(checkpoints)
    .where(eq(checkpoints.tableId, ofTable))
    .orderBy(desc(checkpoints.seq))
    .limit(1)
    .prepare();
  const insertCheckpoint: Write<CheckpointRow> = db.insert(checkpoints).values(slots(checkpoints)).prepare();
  const dropCheckpoints: Write<OfTable & { from: number }> = db
    .delete(checkpoints)
    .where(and(eq(checkpoints.tableId, ofTable), gte(checkpoints.seq, given('from'))))
    .prepare();

  const steps: Read<OfTable, StepsRow> = db
    .select()
    .from(storedSteps)
    .where(eq(storedSteps.tableId, ofTable))
    .prepare();
  const saveSteps: Write<StepsRow> = db
    .insert(storedSteps)
    .values(slots(storedSteps))
    .onConflictDoUpdate({
      target: storedSteps.tableId,
      set: replaced(storedSteps),
      setWhere: lte(storedSteps.revision, given('revision')),
    })
    .prepare();

  const archive: Read<OfTable, ArchiveRow> = db.select().from(archives).where(eq(archives.tableId, ofTable)).prepare();
  const insertArchive: Write<ArchiveRow> = db.insert(archives).values(slots(archives)).prepare();
  const clearArchive: Write<OfTable> = db.delete(archives).where(eq(archives.tableId, ofTable)).prepare();

  return {
    linesOf,
    newestLinesOf,
    newestBelow,
    newestReasonsBelow,
    newestReasonsOfSeatBelow,
    oldestAbove,
    oldestReasonsAbove,
    oldestReasonsOfSeatAbove,
    newestLineBy,
    insertLine,
    renumberLine,
    dropLine,
    clearLines,
    checkpoint,
    newestCheckpoint,
    insertCheckpoint,
    dropCheckpoints,
    steps,
    saveSteps,
    archive,
    insertArchive,
    clearArchive,
  };
}
