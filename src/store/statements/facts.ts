import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { facts, interactions, looks, people } from '../schema.ts';
import { given, replaced, slots, type Db, type Read, type Write } from './statement.ts';

type LookRow = typeof looks.$inferSelect;

/** Handled interactions, facts about the installation, and what is kept about people. */
export function factStatements(db: Db) {
  const handled: Read<{ id: string }, { id: string }> = db
    .select({ id: interactions.id })
    .from(interactions)
    .where(eq(interactions.id, given('id')))
    .prepare();
  const insertHandled: Write<{ id: string; at: number }> = db
    .insert(interactions)
    .values(slots(interactions))
    .onConflictDoNothing()
    .prepare();
  const pruneHandled: Write<{ before: number }> = db
    .delete(interactions)
    .where(lt(interactions.at, given('before')))
    .prepare();

  const fact: Read<{ key: string }, { value: string }> = db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.key, given('key')))
    .prepare();
  const saveFact: Write<{ key: string; value: string }> = db
    .insert(facts)
    .values(slots(facts))
    .onConflictDoUpdate({ target: facts.key, set: replaced(facts) })
    .prepare();

  const person: Read<{ player: string }, { tips: string; settings: string; refusedAt: number | null }> = db
    .select({ tips: people.tips, settings: people.settings, refusedAt: people.refusedAt })
    .from(people)
    .where(eq(people.player, given('player')))
    .prepare();
  const saveTips: Write<{ player: string; tips: string }> = db
    .insert(people)
    .values({ player: given('player'), tips: given('tips') })
    .onConflictDoUpdate({ target: people.player, set: { tips: sql`${given('tips')}` } })
    .prepare();
  const savePerson: Write<{ player: string; settings: string; digestDue: number | null }> = db
    .insert(people)
    .values({ player: given('player'), tips: 'null', settings: given('settings'), digestDue: given('digestDue') })
    .onConflictDoUpdate({
      target: people.player,
      set: { settings: sql`${given('settings')}`, digestDue: sql`${given('digestDue')}` },
    })
    .prepare();
  const saveRefused: Write<{ player: string; at: number | null }> = db
    .insert(people)
    .values({ player: given('player'), tips: 'null', refusedAt: given('at') })
    .onConflictDoUpdate({ target: people.player, set: { refusedAt: sql`${given('at')}` } })
    .prepare();
  const look: Read<Pick<LookRow, 'tableId' | 'player'>, Pick<LookRow, 'revision'>> = db
    .select({ revision: looks.revision })
    .from(looks)
    .where(and(eq(looks.tableId, given('tableId')), eq(looks.player, given('player'))))
    .prepare();
  const saveLook: Write<LookRow> = db
    .insert(looks)
    .values(slots(looks))
    .onConflictDoUpdate({ target: [looks.tableId, looks.player], set: replaced(looks) })
    .prepare();
  const dueDigests: Read<{ now: number; limit: number }, { player: string }> = db
    .select({ player: people.player })
    .from(people)
    .where(lte(people.digestDue, given('now')))
    .orderBy(asc(people.digestDue))
    .limit(given('limit'))
    .prepare();

  return {
    handled,
    insertHandled,
    pruneHandled,
    fact,
    saveFact,
    person,
    saveTips,
    savePerson,
    saveRefused,
    look,
    saveLook,
    dueDigests,
  };
}
