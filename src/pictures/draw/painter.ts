import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Scene } from '#engine';
import type { Render } from './render.ts';

export interface Painter {
  /**
   * The scene as a PNG, out of the cache where it was drawn before; `null`, and a line in the log, when it cannot be
   * drawn or takes too long. Never rejects.
   */
  draw(scene: Scene): Promise<Buffer | null>;
  /** The scene's PNG if it is in the cache; it takes no time to find out. */
  known(scene: Scene): Buffer | null;
  /** Whether nothing is being drawn. */
  readonly idle: boolean;
  /** Draws nothing more; resolves when what was begun is done. */
  close(): Promise<void>;
}

export interface PainterOptions {
  readonly log: { warn(about: object, text: string): void };
  /** How a scene becomes a PNG. */
  readonly render: Render;
  /** Who waits longer than this goes without a picture. */
  readonly patienceMs?: number;
}

/** Pictures drawn at the same time. */
const AT_ONCE = 2;
const PATIENCE_MS = 2000;
/** What the cache holds at most: some hundreds of boards. */
const CACHE_BYTES = 32 * 2 ** 20;
/** The most of one picture: two of them go in one message, of which Discord takes 10 MiB. */
const MOST_BYTES = 4 * 2 ** 20;

/**
 * Draws scenes, two at a time. The bot has them rendered in a process of its own (`bench/pictures.ts` measures how long
 * the event loop waits meanwhile).
 */
export function createPainter({ log, render, patienceMs = PATIENCE_MS }: PainterOptions): Painter {
  const drawn = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ byteLength }) => byteLength });
  const underWay = new Map<string, Promise<Buffer | null>>();
  const queue = new PQueue({ concurrency: AT_ONCE });
  let closed = false;

  async function paint(scene: Scene, key: string): Promise<Buffer | null> {
    const png = await render(scene);
    if (png.byteLength > MOST_BYTES) throw new Error(`A picture of ${png.byteLength} bytes is too large to send.`);
    drawn.set(key, png);
    return png;
  }

  async function begin(scene: Scene, key: string): Promise<Buffer | null> {
    const late = new AbortController();
    const patience = setTimeout(() => late.abort(new Error(`Not drawn within ${patienceMs} ms.`)), patienceMs);
    try {
      // Whoever is still waiting for a free place when patience ends is not begun at all.
      const painting = queue.add(() => paint(scene, key), { signal: late.signal });
      return await Promise.race([painting, ended(late.signal)]);
    } catch (error) {
      if (!closed) log.warn({ err: error, picture: key.slice(0, 12) }, 'A picture could not be drawn');
      return null;
    } finally {
      clearTimeout(patience);
      underWay.delete(key);
    }
  }

  return {
    async draw(scene) {
      const key = keyOf(scene);
      const known = drawn.get(key);
      if (known || closed) return known ?? null;
      const begun = underWay.get(key) ?? begin(scene, key);
      underWay.set(key, begun);
      return begun;
    },
    get idle() {
      return underWay.size === 0;
    },
    known: (scene) => drawn.get(keyOf(scene)) ?? null,
    async close() {
      closed = true;
      queue.clear();
      await queue.onIdle();
    },
  };
}

/** Equal scenes are built by the same steps, so their text is the same as well. */
function keyOf(scene: Scene): string {
  return createHash('sha256').update(JSON.stringify(scene)).digest('hex');
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('Ended.')),
    );
  });
}
