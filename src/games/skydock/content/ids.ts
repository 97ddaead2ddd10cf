/** The ids of a content table, in its order. */
export function idsOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table).filter((id): id is K => id in table);
}
