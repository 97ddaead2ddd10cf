import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { autoAnswers, orders } from '../schema.ts';
import { given, replaced, slots, type Db, type OfTable, type Read, type Write } from './statement.ts';

type OrdersRow = typeof orders.$inferSelect;
type AutoAnswerRow = typeof autoAnswers.$inferSelect;

/** Standing orders, and when questions may be answered in their player's place. */
export function orderStatements(db: Db) {
  const ofTable = given('tableId');
  const one = and(
    eq(autoAnswers.tableId, ofTable),
    eq(autoAnswers.seat, given('seat')),
    eq(autoAnswers.decision, given('decision')),
    eq(autoAnswers.due, given('due')),
  );

  const ordersOf: Read<OfTable, OrdersRow> = db.select().from(orders).where(eq(orders.tableId, ofTable)).prepare();
  const saveOrders: Write<OrdersRow> = db
    .insert(orders)
    .values(slots(orders))
    .onConflictDoUpdate({ target: [orders.tableId, orders.seat, orders.player], set: replaced(orders) })
    .prepare();

  const dueAutoAnswers: Read<{ now: number; limit: number }, AutoAnswerRow> = db
    .select()
    .from(autoAnswers)
    .where(lte(autoAnswers.due, given('now')))
    .orderBy(asc(autoAnswers.due))
    .limit(given('limit'))
    .prepare();
  const addAutoAnswer: Write<AutoAnswerRow> = db
    .insert(autoAnswers)
    .values(slots(autoAnswers))
    .onConflictDoNothing()
    .prepare();
  const dropAutoAnswer: Write<AutoAnswerRow> = db.delete(autoAnswers).where(one).prepare();
  const delayAutoAnswer: Write<AutoAnswerRow & { until: number }> = db
    .update(autoAnswers)
    .set({ due: sql`${given('until')}` })
    .where(one)
    .prepare();

  return { ordersOf, saveOrders, dueAutoAnswers, addAutoAnswer, dropAutoAnswer, delayAutoAnswer };
}
