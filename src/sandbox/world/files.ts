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

/** How many files without a message can still be fetched: a client may still show the old message. */
const LET_GO = 50;

/** Uploaded files. As on Discord, a file outlives its message for a while. */
export class Files {
  readonly #byId = new Map<string, StoredFile>();
  /** Files without a message, oldest first. */
  readonly #letGo = new Map<string, StoredFile>();
  /** The sandbox's address. */
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

  /** Keeps a file that belongs to no message, as one attached to a command does; for a while. */
  lend(id: string, file: StoredFile): void {
    this.put(id, file);
    this.drop(id);
  }

  /** Marks a file as no longer part of a message. */
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
    upload: Pick<Upload, 'type' | 'bytes'>,
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
