/** Deeper than this, a value is taken to hold itself. */
const DEEPEST = 64;

/** What has been seen to be plain and is frozen, so that it stays so: parts shared by many states are looked at once. */
const known = new WeakSet();

/**
 * Freezes a value through and through and says where it is not plain JSON, or `null` when it is: no `undefined`, NaN,
 * infinity or -0, no hole in a list, no symbol, function, class instance, Map or Date, no hidden key.
 */
export function frozenPlain(value: unknown): string | null {
  const flaw = flawOf(value, DEEPEST);
  return flaw && `${flaw.path.replace(/^\./, '') || 'the whole value'} is ${flaw.what}`;
}

/** The same value, frozen through and through; it has to be plain JSON. */
export function frozen<T>(value: T): T {
  const flaw = frozenPlain(value);
  if (flaw !== null) throw new TypeError(flaw);
  return value;
}

interface Flaw {
  readonly path: string;
  readonly what: string;
}

function flawOf(value: unknown, depth: number): Flaw | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return { path: '', what: String(value) };
      return Object.is(value, -0) ? { path: '', what: '-0' } : null;
    case 'object':
      return value === null || known.has(value) ? null : insideOf(value, depth);
    default:
      return { path: '', what: value === undefined ? 'undefined' : `a ${typeof value}` };
  }
}

function insideOf(value: object, depth: number): Flaw | null {
  if (depth === 0) return { path: '', what: 'nested without end' };
  const list = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (list ? Array.prototype : Object.prototype)) {
    return { path: '', what: `an instance of ${value instanceof Object ? value.constructor.name : 'no class'}` };
  }
  const keys = Object.keys(value);
  if (Reflect.ownKeys(value).length !== keys.length + (list ? 1 : 0)) return { path: '', what: 'hiding a key' };
  if (list && keys.length !== value.length) return { path: '', what: 'a list with holes or names in it' };
  Object.freeze(value);
  const flaw = list ? flawInList(value, depth - 1) : flawInRecord(value, keys, depth - 1);
  if (!flaw) known.add(value);
  return flaw;
}

function flawInList(items: readonly unknown[], depth: number): Flaw | null {
  for (let i = 0; i < items.length; i++) {
    const flaw = flawOf(items[i], depth);
    if (flaw) return { ...flaw, path: `[${String(i)}]${flaw.path}` };
  }
  return null;
}

function flawInRecord(record: object, keys: readonly string[], depth: number): Flaw | null {
  for (const key of keys) {
    const flaw = flawOf(Reflect.get(record, key), depth);
    if (flaw) return { ...flaw, path: `.${key}${flaw.path}` };
  }
  return null;
}
