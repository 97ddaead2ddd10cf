import type { Sandbox } from '../../src/sandbox/index.ts';
import { isRecord } from '../../src/sandbox/guards.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Calls the REST API by hand, as no library would. */
export async function call(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${sandbox.api}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${sandbox.token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const json: unknown = response.status === 204 ? {} : await response.json();
  return { status: response.status, body: isRecord(json) ? json : { list: json }, headers: response.headers };
}

/** Every complaint of a 50035, as `place CODE`. */
export function complaints({ status, body }: Answer): string[] {
  if (status !== 400 || body.code !== 50035) return [`${status} ${String(body.code)} ${String(body.message)}`];
  return flatten(body.errors, []);
}

function flatten(node: unknown, path: readonly string[]): string[] {
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '_errors' && Array.isArray(value)
      ? value.map((error: unknown) => `${path.join('.')} ${isRecord(error) ? String(error.code) : '?'}`)
      : flatten(value, [...path, key]),
  );
}
