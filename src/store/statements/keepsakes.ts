import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { games, keepsakes, keepsakeVersions } from '../schema.ts';
import { given, slots, type Db, type Read, type Write } from './statement.ts';

type KeepsakeRow = typeof keepsakes.$inferSelect;
type VersionRow = typeof keepsakeVersions.$inferSelect;

/** A keepsake with its newest version, and the channel of the table it is at. */
export interface KeptRow extends KeepsakeRow, Pick<VersionRow, 'kept'> {
  readonly channel: string | null;
}

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- drizzle takes no interface for values
type OfKeepsake = { readonly id: string };

/** What belongs to people and outlives its matches. */
export function keepsakeStatements(db: Db) {
  const ofKeepsake = eq(keepsakes.id, given('id'));
  const newest = and(eq(keepsakeVersions.keepsake, keepsakes.id), eq(keepsakeVersions.version, keepsakes.version));
  const free = isNull(keepsakes.tableId);
  const whole = {
    id: keepsakes.id,
    person: keepsakes.person,
    game: keepsakes.game,
    version: keepsakes.version,
    tableId: keepsakes.tableId,
    imported: keepsakes.imported,
    createdAt: keepsakes.createdAt,
    kept: keepsakeVersions.kept,
    channel: games.channel,
  };

  const keepsake: Read<OfKeepsake, KeptRow> = db
    .select(whole)
    .from(keepsakes)
    .innerJoin(keepsakeVersions, newest)
    .leftJoin(games, eq(games.id, keepsakes.tableId))
    .where(ofKeepsake)
    .prepare();
  const keepsakesOf: Read<{ person: string }, KeptRow> = db
    .select(whole)
    .from(keepsakes)
    .innerJoin(keepsakeVersions, newest)
    .leftJoin(games, eq(games.id, keepsakes.tableId))
    .where(eq(keepsakes.person, given('person')))
    .orderBy(desc(keepsakes.createdAt), desc(keepsakes.id))
    .prepare();
  const insertKeepsake: Write<KeepsakeRow> = db.insert(keepsakes).values(slots(keepsakes)).prepare();
  const bringKeepsake: Write<OfKeepsake & { tableId: string }> = db
    .update(keepsakes)
    .set({ tableId: sql`${given('tableId')}` })
    .where(ofKeepsake)
    .prepare();
  const freeKeepsake: Write<OfKeepsake & { tableId: string }> = db
    .update(keepsakes)
    .set({ tableId: null })
    .where(and(ofKeepsake, eq(keepsakes.tableId, given('tableId'))))
    .prepare();
  const raiseVersion: Write<OfKeepsake & { version: number }> = db
    .update(keepsakes)
    .set({ version: sql`${given('version')}` })
    .where(ofKeepsake)
    .prepare();
  const deleteKeepsake: Write<OfKeepsake> = db.delete(keepsakes).where(and(ofKeepsake, free)).prepare();

  const versionsOf: Read<OfKeepsake, VersionRow> = db
    .select()
    .from(keepsakeVersions)
    .where(eq(keepsakeVersions.keepsake, given('id')))
    .orderBy(asc(keepsakeVersions.version))
    .prepare();
  const insertVersion: Write<VersionRow> = db.insert(keepsakeVersions).values(slots(keepsakeVersions)).prepare();
  const replaceVersion: Write<OfKeepsake & Pick<VersionRow, 'version' | 'kept'>> = db
    .update(keepsakeVersions)
    .set({ kept: sql`${given('kept')}` })
    .where(and(eq(keepsakeVersions.keepsake, given('id')), eq(keepsakeVersions.version, given('version'))))
    .prepare();
  const deleteVersions: Write<OfKeepsake> = db
    .delete(keepsakeVersions)
    .where(eq(keepsakeVersions.keepsake, given('id')))
    .prepare();

  return {
    keepsake,
    keepsakesOf,
    insertKeepsake,
    bringKeepsake,
    freeKeepsake,
    raiseVersion,
    deleteKeepsake,
    versionsOf,
    insertVersion,
    replaceVersion,
    deleteVersions,
  };
}
