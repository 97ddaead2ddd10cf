import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { messages, outbox, pointers as pointersTable } from '../schema.ts';
import { given, replaced, slots, type Db, type OfTable, type Read, type Write } from './statement.ts';

export type MessageRow = typeof messages.$inferSelect;
type PointerRow = typeof pointersTable.$inferSelect;
export type NoticeRow = typeof outbox.$inferSelect;

/** Messages on Discord and the outbox. */
export function messageStatements(db: Db) {
  const ofTable = given('tableId');

  const message: Read<Pick<MessageRow, 'tableId' | 'kind'>, MessageRow> = db
    .select()
    .from(messages)
    .where(and(eq(messages.tableId, ofTable), eq(messages.kind, given('kind'))))
    .prepare();
  const saveMessage: Write<MessageRow> = db
    .insert(messages)
    .values(slots(messages))
    .onConflictDoUpdate({ target: [messages.tableId, messages.kind], set: replaced(messages) })
    .prepare();
  const bury: Write<Pick<MessageRow, 'tableId' | 'kind'> & { by: number }> = db
    .update(messages)
    .set({ buried: sql`${messages.buried} + ${given('by')}` })
    .where(and(eq(messages.tableId, ofTable), eq(messages.kind, given('kind'))))
    .prepare();
  const forgetMessage: Write<Pick<MessageRow, 'tableId' | 'kind'>> = db
    .delete(messages)
    .where(and(eq(messages.tableId, ofTable), eq(messages.kind, given('kind'))))
    .prepare();

  const pointers: Read<OfTable, PointerRow> = db
    .select()
    .from(pointersTable)
    .where(eq(pointersTable.tableId, ofTable))
    .prepare();
  const savePointer: Write<PointerRow> = db
    .insert(pointersTable)
    .values(slots(pointersTable))
    .onConflictDoUpdate({
      target: [pointersTable.tableId, pointersTable.channel],
      set: { message: sql`${given('message')}` },
    })
    .prepare();
  const forgetPointer: Write<PointerRow> = db
    .delete(pointersTable)
    .where(
      and(
        eq(pointersTable.tableId, ofTable),
        eq(pointersTable.channel, given('channel')),
        eq(pointersTable.message, given('message')),
      ),
    )
    .prepare();

  const insertNotice: Write<Omit<NoticeRow, 'id'>> = db
    .insert(outbox)
    .values({ ...slots(outbox), id: sql`null` })
    .prepare();
  const noticesOf: Read<OfTable, NoticeRow> = db.select().from(outbox).where(eq(outbox.tableId, ofTable)).prepare();
  const dueNotices: Read<{ now: number; limit: number }, NoticeRow> = db
    .select()
    .from(outbox)
    .where(lte(outbox.due, given('now')))
    .orderBy(asc(outbox.id))
    .limit(given('limit'))
    .prepare();
  const notice: Read<{ id: number }, NoticeRow> = db
    .select()
    .from(outbox)
    .where(eq(outbox.id, given('id')))
    .prepare();
  const dropNotice: Write<{ id: number }> = db
    .delete(outbox)
    .where(eq(outbox.id, given('id')))
    .prepare();
  const callSeats: Write<Pick<NoticeRow, 'id' | 'seats'>> = db
    .update(outbox)
    .set({ seats: sql`${given('seats')}` })
    .where(eq(outbox.id, given('id')))
    .prepare();
  const delayNotice: Write<{ id: number; due: number }> = db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due: sql`${given('due')}` })
    .where(eq(outbox.id, given('id')))
    .prepare();

  return {
    message,
    saveMessage,
    bury,
    forgetMessage,
    pointers,
    savePointer,
    forgetPointer,
    insertNotice,
    noticesOf,
    dueNotices,
    notice,
    dropNotice,
    callSeats,
    delayNotice,
  };
}
