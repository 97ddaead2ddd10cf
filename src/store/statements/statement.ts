import { getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

export type Db = BetterSQLite3Database;

/** A prepared statement and its values. */
interface Statement {
  getQuery(): { readonly sql: string };
}
export interface Write<Given> extends Statement {
  run(given: Given): { readonly changes: number };
}
export interface Read<Given, Row> extends Statement {
  get(given: Given): Row | undefined;
  all(given: Given): Row[];
}

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- drizzle takes no interface for values
export type OfTable = { readonly tableId: string };

export function given(name: string): Placeholder {
  return sql.placeholder(name);
}

/** A placeholder for each column, named like the row's property. */
export function slots<T extends SQLiteTable>(table: T): Record<keyof T['$inferInsert'], Placeholder> {
  const names = Object.keys(getTableColumns(table));
  // Object.keys loses the type of the names.
  return Object.fromEntries(names.map((name) => [name, given(name)])) as Record<keyof T['$inferInsert'], Placeholder>;
}

/** Sets every column except the key and those named, from placeholders with the same names. */
export function replaced<T extends SQLiteTable>(
  table: T,
  except: readonly string[] = [],
): { [Name in keyof T['$inferInsert']]?: SQL } {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !column.primary && !except.includes(name),
  );
  return Object.fromEntries(columns.map(([name]) => [name, sql`${given(name)}`])) as {
    [Name in keyof T['$inferInsert']]?: SQL;
  };
}
