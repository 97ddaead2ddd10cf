import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { WebSocketServer } from 'ws';
import { z } from 'zod';
import { PortTakenError } from './errors.ts';
import { BOT } from './world/members/person.ts';

const LOOPBACK = '127.0.0.1';
export const GATEWAY_PATH = '/gateway';
export const LIVE_PATH = '/sandbox/live';

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens on loopback only; 0 takes any free port. Throws PortTakenError. */
export async function listen(port: number): Promise<{ server: Server; url: string }> {
  const server = createServer();
  await started(server, port).catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    const url = urlOf(port);
    throw new PortTakenError(url, await isSandbox(url));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return { server, url: urlOf(bound) };
}

function urlOf(port: number): string {
  return `http://${LOOPBACK}:${port}`;
}

/** What web sockets are for, by the path they are opened at. */
export type Sockets = Readonly<Record<string, WebSocketServer>>;

/** Serves requests and web sockets that mean this very server; turns others away. */
export function serve(server: Server, fetch: Fetch, sockets: Sockets): void {
  const handle = getRequestListener(fetch);
  server.on('request', (request, response) => {
    if (isOurs(request)) void handle(request, response);
    else response.writeHead(403).end('This server answers only to its own page and to programs on this machine.');
  });
  server.on('upgrade', (request, socket, head) => {
    const meant = sockets[request.url?.split('?')[0]?.replace(/\/$/, '') ?? ''];
    if (meant === undefined || !isOurs(request)) return void socket.destroy();
    meant.handleUpgrade(request, socket, head, (client) => meant.emit('connection', client, request));
  });
}

/** Ends every connection and frees the port. */
export function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function started(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** How long another program may take to say what it is, in ms. */
const SAYS_WITHIN = 1000;
const STATE = z.object({ guild: z.string(), bot: z.object({ name: z.literal(BOT.name) }) });

/** Whether what answers at an address is a sandbox. */
async function isSandbox(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/sandbox/state`, { signal: AbortSignal.timeout(SAYS_WITHIN) });
    return STATE.safeParse(await response.json()).success;
  } catch {
    return false;
  }
}

/**
 * Rejects foreign pages: by the Host header when their own name resolves to 127.0.0.1 (DNS rebinding), otherwise by
 * their Origin header.
 */
function isOurs({ headers, socket }: IncomingMessage): boolean {
  const names = [LOOPBACK, 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort ?? 0}`);
  const { host = '', origin } = headers;
  return names.includes(host) && (origin === undefined || names.some((name) => origin === `http://${name}`));
}
