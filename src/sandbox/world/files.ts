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

/** This many files that no message holds any more can still be fetched: a window may still show the old message. */
const LET_GO = 50;

/** What was uploaded: as long as a message holds it, and for a while longer, as on Discord. */
export class Files {
  readonly #byId = new Map<string, StoredFile>();
  /** Those no message holds any more, the oldest first. */
  readonly #letGo = new Map<string, StoredFile>();
  /** Where the sandbox is reached. */
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  get ids(): string[] {
    return [...this.#byId.keys()];
  }

  get(id: string): StoredFile | undefined {
    return this.#byId.get(id) ?? this.#letGo.get(id);
  }

  put(id: string, file: StoredFile): void {
    this.#byId.set(id, file);
  }

  /** No message holds it any more. */
  drop(id: string): void {
    const file = this.#byId.get(id);
    if (file === undefined) return;
    this.#byId.delete(id);
    this.#letGo.set(id, file);
    const [oldest] = this.#letGo.keys();
    if (oldest !== undefined && this.#letGo.size > LET_GO) this.#letGo.delete(oldest);
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
