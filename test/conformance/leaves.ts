/** The way to a part of a state: keys and places. */
export type Path = readonly string[];

/** The ways to all numbers, texts and truth values in a JSON value. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** The state with one leaf as another one is; `null` where that changes nothing or they are not of one type. */
export function changedLeaf(state: unknown, path: Path, like: Path): unknown {
  const [old, value] = [leafAt(state, path), leafAt(state, like)];
  return old === value || typeof old !== typeof value ? null : withLeaf(state, path, value);
}

/** The value again and again, each time with another one of its numbers one more or one less. */
export function changedNumbers(value: unknown): { readonly path: Path; readonly value: unknown }[] {
  return leavesOf(value).flatMap((path) => {
    const leaf = leafAt(value, path);
    if (typeof leaf !== 'number') return [];
    return [leaf + 1, leaf - 1].map((other) => ({ path, value: withLeaf(value, path, other) }));
  });
}

function leafAt(state: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), state);
}

function withLeaf(state: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined || !isObject(state)) return value;
  const part = withLeaf(state[key], rest, value);
  return Array.isArray(state) ? state.with(Number(key), part) : { ...state, [key]: part };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
