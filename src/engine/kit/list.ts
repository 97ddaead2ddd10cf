/** The item at an index that is known to exist. Throws a RangeError when it does not. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`There is no place ${place}.`);
  return item;
}

/** The item with an id that is known to exist. Throws a RangeError when it does not. */
export function withId<T extends { readonly id: number }>(list: readonly T[], id: number): T {
  const item = list.find((other) => other.id === id);
  if (item === undefined) throw new RangeError(`There is no item ${id}.`);
  return item;
}

/** A copy of the list with one item replaced. */
export function withAt<T>(list: readonly T[], place: number, value: T): T[] {
  const copy = [...list];
  copy[place] = value;
  return copy;
}

/** A copy of the list without one of its items. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const place = list.indexOf(item);
  return place < 0 ? list : [...list.slice(0, place), ...list.slice(place + 1)];
}

/** The first item of which `of` is greatest; `undefined` where it is −Infinity for all. */
export function greatest<T>(list: readonly T[], of: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const item of list) {
    const n = of(item);
    if (n <= most) continue;
    most = n;
    found = item;
  }
  return found;
}

/** The keys of a content table, typed and in order. */
export function idsOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table).filter((id): id is K => id in table);
}
