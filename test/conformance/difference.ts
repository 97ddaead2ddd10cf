/** The first place where two values differ. */
export interface Difference {
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

/**
 * The first difference between two values, or `null`. Stricter than equal JSON: a key that is `undefined` is not an
 * absent key, -0 is not 0, and an instance of a class is not a plain object.
 */
export function difference(left: unknown, right: unknown): Difference | null {
  if (Object.is(left, right)) return null;
  const here = { path: '', left, right };
  if (!isObject(left) || !isObject(right)) return here;
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return here;
  if (Array.isArray(left) && Array.isArray(right)) return ofLists(left, right);
  return ofRecords(left, right);
}

const ABSENT = Symbol('absent');

function ofRecords(left: Record<string, unknown>, right: Record<string, unknown>): Difference | null {
  const keys = Object.keys(left);
  const others = Object.keys(right);
  for (const [i, key] of keys.entries()) {
    if (others[i] !== key && !Object.hasOwn(right, key)) return { path: `.${key}`, left: left[key], right: ABSENT };
    const inside = difference(left[key], right[key]);
    if (inside) return { ...inside, path: `.${key}${inside.path}` };
  }
  if (keys.length === others.length) return null;
  const key = others.find((other) => !Object.hasOwn(left, other)) ?? '';
  return { path: `.${key}`, left: ABSENT, right: right[key] };
}

function ofLists(left: readonly unknown[], right: readonly unknown[]): Difference | null {
  const length = Math.max(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const inside = difference(i in left ? left[i] : ABSENT, i in right ? right[i] : ABSENT);
    if (inside) return { ...inside, path: `[${String(i)}]${inside.path}` };
  }
  return null;
}

/** The difference in a few words: "units[2].design is "saw", then "net"". */
export function inWords({ path, left, right }: Difference): string {
  return `${path.replace(/^\./, '') || 'all of it'} is ${shown(left)}, then ${shown(right)}`;
}

/** A value as a person reads it in a report, shortened. */
export function shown(value: unknown): string {
  if (value === ABSENT) return 'absent';
  if (Object.is(value, -0)) return '-0';
  if (value instanceof Map || value instanceof Set) return value.constructor.name;
  const text = isObject(value) ? JSON.stringify(value) : String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
