/** Discord leaves out what is not set, where our own readers say `undefined`. */
export type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy without the properties that are undefined. */
export function given<T extends object>(parts: T): Given<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Given<T>;
}

/** No flag set. The enumerations of flags name every flag, but not the absence of all. */
export function noFlags(): number {
  return 0;
}

/** The length of a text as Discord counts it: by characters, not by the halves some are stored in. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
