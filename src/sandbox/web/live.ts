import type { Change } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import type { WireChange } from './wire.ts';

/** A stream of server-sent events: which part of the page is out of date, never the contents themselves. */
export function live(world: World): Response {
  let stop = (): void => undefined;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode('retry: 1000\n\n'));
      stop = world.changes.subscribe((change) => {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(toWireChange(change))}\n\n`));
      });
    },
    cancel: () => stop(),
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } });
}

function toWireChange(change: Change): WireChange {
  if (!('record' in change)) return { kind: 'state' };
  const { message, viewer } = change.record;
  return { kind: 'channel', channelId: message.channel_id, viewer };
}
