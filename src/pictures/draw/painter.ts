import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Scene } from '#engine';
import type { Render } from './render.ts';

export interface Painter {
  /**
   * The scene as a PNG, cached. `null`, with a line in the log, when it cannot be drawn or takes too long. Never
   * rejects.
   */
  draw(scene: Scene): Promise<Buffer | null>;
  /** Waits for the PNG of a scene that took too long and is still being drawn; `null` for any other. Never rejects. */
  late(scene: Scene): Promise<Buffer | null>;
  /** The scene's PNG if it is in the cache. */
  known(scene: Scene): Buffer | null;
  /** Whether nothing is being drawn. */
  readonly idle: boolean;
  /** Draws nothing more. Drawings in progress are finished. */
  close(): void;
}

export interface PainterOptions {
  readonly log: { info(about: object, text: string): void; warn(about: object, text: string): void };
  /** How a scene becomes a PNG. */
  readonly render: Render;
  /** Time limit for a picture, in ms. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 2000;
/** Cache size in bytes: some hundreds of boards. */
const CACHE_BYTES = 32 * 2 ** 20;
/** More alt texts than pictures fit into the cache. */
const MOST_ALTS = 2_000;
/** Size limit of a picture: a message with two must stay below Discord's 10 MiB. */
const MOST_BYTES = 4 * 2 ** 20;

/** Draws and caches scenes. */
export function createPainter({ log, render, patienceMs = PATIENCE_MS }: PainterOptions): Painter {
  const drawn = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ byteLength }) => byteLength });
  // The alt texts of the pictures drawn last: asking for any other scene needs no hash of it.
  const alts = new LRUCache<string, true>({ max: MOST_ALTS });
  const underWay = new Map<string, Promise<Buffer | null>>();
  let closed = false;

  async function begin(scene: Scene, key: string): Promise<Buffer | null> {
    try {
      const png = await render(scene);
      if (png.byteLength > MOST_BYTES) throw new Error(`A picture of ${png.byteLength} bytes is too large to send.`);
      drawn.set(key, png);
      alts.set(scene.alt, true);
      return png;
    } catch (error) {
      if (!closed) log.warn({ err: error, picture: key.slice(0, 12) }, 'A picture could not be drawn');
      return null;
    } finally {
      underWay.delete(key);
    }
  }

  async function inTime(drawing: Promise<Buffer | null>, key: string): Promise<Buffer | null> {
    const over = new AbortController();
    const patience = setTimeout(patienceMs, undefined, { signal: over.signal }).then(
      () => {
        // A busy machine, and no fault: the words go first, and the picture follows.
        if (!closed) log.info({ picture: key.slice(0, 12) }, `A picture was not drawn within ${patienceMs} ms`);
        return null;
      },
      () => null,
    );
    return Promise.race([drawing, patience]).finally(() => over.abort());
  }

  return {
    async draw(scene) {
      const key = keyOf(scene);
      const known = drawn.get(key);
      if (known || closed) return known ?? null;
      const begun = underWay.get(key) ?? begin(scene, key);
      underWay.set(key, begun);
      return inTime(begun, key);
    },
    async late(scene) {
      const key = keyOf(scene);
      return drawn.get(key) ?? underWay.get(key) ?? null;
    },
    get idle() {
      return underWay.size === 0;
    },
    known: (scene) => (alts.get(scene.alt) ? (drawn.get(keyOf(scene)) ?? null) : null),
    close() {
      closed = true;
    },
  };
}

const keys = new WeakMap<Scene, string>();

/** Equal scenes are built in the same order, so their JSON texts are equal too. Each scene is hashed once. */
function keyOf(scene: Scene): string {
  const key = keys.get(scene) ?? hash('sha256', JSON.stringify(scene));
  keys.set(scene, key);
  return key;
}
