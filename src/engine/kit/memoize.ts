/**
 * The same work, done once for each object it is asked about in a row: who plays by rule of thumb asks many things of
 * one view before it sees the next. Only the latest object is kept, which costs the collector less than a weak map.
 */
export function oncePer<K extends object, T>(work: (about: K) => T): (about: K) => T {
  let latest: { readonly about: K; readonly made: T } | null = null;
  return (about) => {
    if (latest?.about !== about) latest = { about, made: work(about) };
    return latest.made;
  };
}
