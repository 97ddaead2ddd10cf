import type { APIAttachment } from 'discord-api-types/v10';
import { given } from '../given.ts';
import { pngSize } from './png.ts';

/** A file as it came in a request: its place among the parts, its name, and what it holds. */
export interface Upload {
  readonly slot: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What was uploaded, as long as a message holds it. */
export class Files {
  readonly #byId = new Map<string, StoredFile>();
  /** Where the sandbox is reached. */
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  get ids(): string[] {
    return [...this.#byId.keys()];
  }

  get(id: string): StoredFile | undefined {
    return this.#byId.get(id);
  }

  put(id: string, file: StoredFile): void {
    this.#byId.set(id, file);
  }

  drop(id: string): void {
    this.#byId.delete(id);
  }

  /** How an upload will be told of once it is kept under that id. */
  describe(
    id: string,
    channelId: string,
    upload: Upload,
    name: string,
    description: string | undefined,
  ): APIAttachment {
    const url = `${this.origin}/attachments/${channelId}/${id}/${encodeURIComponent(name)}`;
    return given({
      id,
      filename: name,
      description,
      size: upload.bytes.byteLength,
      url,
      proxy_url: url,
      content_type: upload.type,
      ...pngSize(upload.bytes),
    });
  }
}
