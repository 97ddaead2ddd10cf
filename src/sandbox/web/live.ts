import { WebSocketServer } from 'ws';
import type { Change } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import type { WireChange } from './wire.ts';

/**
 * Notifies every window which part of the page is out of date, without the contents. A web socket, because a browser opens
 * at most six event streams to one address, too few for seven windows.
 */
export function live(world: World): WebSocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: 1024 });
  server.on('connection', (window) => {
    const stop = world.changes.subscribe((change) => window.send(JSON.stringify(toWireChange(change))));
    window.on('close', stop);
    window.on('error', () => window.terminate());
  });
  return server;
}

function toWireChange(change: Change): WireChange {
  if (!('record' in change)) return { kind: 'state' };
  const { message, viewer } = change.record;
  return { kind: 'channel', channelId: message.channel_id, viewer };
}
