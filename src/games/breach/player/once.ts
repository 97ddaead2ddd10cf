/** The same work, done once for each object it is asked about. */
export function oncePer<K extends object, T>(work: (about: K) => T): (about: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (about) => {
    let found = known.get(about);
    if (!found) {
      found = { made: work(about) };
      known.set(about, found);
    }
    return found.made;
  };
}
