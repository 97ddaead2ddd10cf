/**
 * The same work, done once for each object it is asked about in a row: a heuristic player asks many things of one view
 * before it sees the next. Only the latest result is kept, which costs the collector less than a weak map. `isSame` may
 * say that another object makes no difference to the work.
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
