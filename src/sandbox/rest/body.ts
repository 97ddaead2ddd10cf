import { invalidJson } from '../errors.ts';
import type { Upload } from '../world/files.ts';

/** The JSON of a request, and its files when it is multipart. */
export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** Reads a request's body. Throws Discord's 50109 when it is not JSON. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(await request.formData());
  return { json: parse(await request.text()), uploads: [] };
}

async function readForm(form: FormData): Promise<Body> {
  const payload = form.get('payload_json');
  const uploads: Upload[] = [];
  for (const [field, value] of form.entries()) {
    const slot = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (slot === undefined || typeof value === 'string') continue;
    const bytes = new Uint8Array(await value.arrayBuffer());
    uploads.push({ slot, name: value.name, type: value.type || 'application/octet-stream', bytes });
  }
  return { json: parse(typeof payload === 'string' ? payload : ''), uploads };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}
