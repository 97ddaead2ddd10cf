import { clipped } from '#engine';
import type { Done, Place, Settings, Tables } from '../../tables/index.ts';
import type { Threads } from '../out/threads.ts';
import { words } from '../words.ts';
import type { Asker } from './asker.ts';

/** The most characters of a thread's name. */
const LONGEST_NAME = 100;

interface Desk {
  readonly tables: Tables;
  readonly threads: Threads;
  readonly asker: Asker;
}

/** The place of a table in a thread of its own, or the sentence that says why it has none. */
export type OwnThread =
  { readonly place: Place; readonly settings: Pick<Settings, 'thread' | 'from'> } | { readonly trouble: string };

/** Opens a thread for a table of that game under the asker's channel. */
export async function openThread(
  { threads, asker }: Pick<Desk, 'threads' | 'asker'>,
  game: string,
): Promise<OwnThread> {
  const { place, press, noThread } = asker;
  if (noThread === 'in-thread') return { trouble: words.thread.inThread };
  if (noThread !== null) return { trouble: words.thread.missing(noThread.missing) };
  const channel = await threads.open(place.channel, clipped(words.thread.name(game, press.person.name), LONGEST_NAME));
  if (channel === null) return { trouble: words.thread.failed };
  return { place: { ...place, channel }, settings: { thread: 'own', from: place.channel } };
}

/** Does something with a thread that has just been opened; where that is refused, the thread goes again. */
export async function orRemoved({ threads }: Desk, { channel }: Place, run: () => Promise<Done>): Promise<Done> {
  const done = await run();
  if (!done.ok) await threads.remove(channel);
  return done;
}
