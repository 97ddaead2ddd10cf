/** What a list holds at a place that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`There is no place ${place}.`);
  return item;
}

/** The list with one place changed. */
export function withAt<T>(list: readonly T[], place: number, value: T): T[] {
  const copy = [...list];
  copy[place] = value;
  return copy;
}

/** The list without one of its items. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const place = list.indexOf(item);
  return place < 0 ? list : [...list.slice(0, place), ...list.slice(place + 1)];
}

/** The ids of a table of content, in its order. */
export function idsOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table).filter((id): id is K => id in table);
}
