/**
 * Memoizes only the latest result: a heuristic asks many things about one view before it sees the next, and one result
 * costs the garbage collector less than a weak map. `isSame` decides whether another argument gives the same result.
 */
export function memoizeLatest<K extends object, T>(
  work: (about: K) => T,
  isSame: (one: K, other: K) => boolean = Object.is,
): (about: K) => T {
  let latest: { readonly about: K; readonly made: T } | null = null;
  return (about) => {
    if (!latest || !isSame(latest.about, about)) latest = { about, made: work(about) };
    return latest.made;
  };
}

/** Memoizes the result for every argument, for as long as the returned function lives. */
export function memoizeEach<K extends string | number, T>(work: (key: K) => T): (key: K) => T {
  const made = new Map<K, { readonly result: T }>();
  return (key) => {
    const known = made.get(key) ?? { result: work(key) };
    made.set(key, known);
    return known.result;
  };
}
