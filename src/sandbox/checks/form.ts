import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { ApiError } from '../errors.ts';
import { lengthOf } from '../given.ts';
import { isRecord } from '../guards.ts';

interface Complaint {
  readonly path: readonly string[];
  readonly code: string;
  readonly message: string;
}

/**
 * Reads a request body or a part of it. Reading does not stop at the first error: a reader complains and goes on with a
 * harmless value. At the end the form is refused with all complaints, as Discord does.
 */
export class Form {
  readonly value: unknown;
  readonly #path: readonly string[];
  readonly #complaints: Complaint[];

  private constructor(value: unknown, path: readonly string[], complaints: Complaint[]) {
    this.value = value;
    this.#path = path;
    this.#complaints = complaints;
  }

  /** The value the reader returns for a body. Throws Discord's 50035 when the reader complained. */
  static read<T>(value: unknown, reader: (form: Form) => T): T {
    const complaints: Complaint[] = [];
    const result = reader(new Form(value, [], complaints));
    if (complaints.length > 0)
      throw new ApiError(400, RESTJSONErrorCodes.InvalidFormBodyOrContentType, 'Invalid Form Body', {
        errors: nested(complaints),
      });
    return result;
  }

  /** A part of this part. A missing part gets one complaint, not one for each of its own parts. */
  at(key: string | number): Form {
    const whole = isRecord(this.value) || Array.isArray(this.value) ? this.value : null;
    const value: unknown = whole === null ? undefined : Reflect.get(whole, key);
    return new Form(value, [...this.#path, String(key)], whole === null ? [] : this.#complaints);
  }

  /** Whether the key is present, even with null. An edit changes only the keys that are present. */
  has(key: string): boolean {
    return isRecord(this.value) && this.value[key] !== undefined;
  }

  get given(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  complain(code: string, message: string): void {
    this.#complaints.push({ path: this.#path, code, message });
  }

  /** Reads a part that may be left out or null. */
  optional<T>(read: (form: Form) => T): T | undefined {
    return this.given ? read(this) : undefined;
  }

  /** Complains unless this is an object, whose parts are then read one by one. */
  object(): boolean {
    if (isRecord(this.value)) return true;
    if (this.#required()) this.complain('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return false;
  }

  /** Reads a list; what the reader makes undefined is left out. */
  list<T>(limits: Limits, read: (form: Form) => T | undefined): T[] {
    const { value } = this;
    if (!Array.isArray(value)) {
      if (this.#required()) this.complain('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      return [];
    }
    this.#length(value.length, limits);
    return value.map((_, index) => read(this.at(index))).filter((each) => each !== undefined);
  }

  /** Complains about each part of this list that repeats an earlier one, where `values` are what tells them apart. */
  distinct(values: readonly unknown[], complain: (part: Form) => void): void {
    for (const [index, value] of values.entries()) if (values.indexOf(value) < index) complain(this.at(index));
  }

  text(limits: Limits): string {
    const { value } = this;
    if (typeof value !== 'string') {
      if (this.#required()) this.complain('STRING_TYPE_CONVERT', `Could not interpret "${show(value)}" as string.`);
      return '';
    }
    this.#length(lengthOf(value), limits);
    return value;
  }

  number(limits: Limits): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      if (this.#required()) this.complain('NUMBER_TYPE_COERCE', `Value "${show(value)}" is not a number.`);
      return limits.min ?? 0;
    }
    this.#range(value, limits);
    return value;
  }

  integer(limits: Limits): number {
    const value = this.number(limits);
    if (!Number.isInteger(value)) this.complain('NUMBER_TYPE_COERCE', `Value "${value}" is not int.`);
    return Math.trunc(value);
  }

  flag(): boolean {
    if (typeof this.value === 'boolean') return this.value;
    if (this.#required()) this.complain('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
    return false;
  }

  snowflake(): string {
    const { value } = this;
    if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return value;
    if (this.#required()) this.complain('NUMBER_TYPE_COERCE', `Value "${show(value)}" is not snowflake.`);
    return '0';
  }

  choice<T extends string | number>(allowed: readonly T[]): T | undefined {
    const found = allowed.find((each) => each === this.value);
    if (found === undefined && this.#required())
      this.complain('BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
    return found;
  }

  /** An address of one of the given schemes. */
  url(schemes: readonly string[]): string {
    const text = this.text({ max: 2048 });
    if (text === '') {
      if (typeof this.value === 'string') this.complain('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
      return text;
    }
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : null;
    if (scheme === null) this.complain('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    else if (!schemes.includes(scheme))
      this.complain(
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "${scheme}" is not supported. Scheme must be one of (${schemes.map((s) => `'${s}'`).join(', ')}).`,
      );
    return text;
  }

  #required(): boolean {
    if (!this.given) this.complain('BASE_TYPE_REQUIRED', 'This field is required');
    return this.given;
  }

  #length(length: number, { min = 0, max = Infinity }: Limits): void {
    if (length >= min && length <= max) return;
    if (min > 0 && max < Infinity)
      this.complain('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    else if (length > max) this.complain('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    else this.complain('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
  }

  #range(value: number, { min = -Infinity, max = Infinity }: Limits): void {
    if (value > max) this.complain('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
    if (value < min) this.complain('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  }
}

/** Bounds, both included. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nested(complaints: readonly Complaint[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { path, code, message } of complaints) {
    let node = root;
    for (const key of path) {
      const next = node[key];
      const child = isRecord(next) ? next : {};
      node[key] = child;
      node = child;
    }
    const present: unknown = node._errors;
    const others: readonly unknown[] = Array.isArray(present) ? present : [];
    node._errors = [...others, { code, message }];
  }
  return root;
}
