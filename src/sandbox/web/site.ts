import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Persona } from '../user/persona.ts';
import { ClientRefusal } from '../user/refusal.ts';
import type { World } from '../world/world.ts';
import { actsByName } from './acts.ts';
import { asset } from './assets.ts';
import { typedCommands } from './commands.ts';
import { addChannel, addPerson, toWireState } from './guild.ts';
import { toWire } from './messages.ts';
import type { Welcome, WireChannel } from './wire.ts';

/** How many messages of a channel are shown until more are asked for. */
const SHOWN = z.coerce.number().int().min(1).max(100_000).catch(60);

/** The page and its API. The URL of a call names the acting user; there is no authentication. */
export function site(
  world: World,
  gateway: Gateway,
  welcome: readonly Welcome[],
  persona: (id: string) => Persona | undefined,
): Hono {
  const app = new Hono();
  app.get('/', async (c) => (await asset('index.html')) ?? c.notFound());
  app.get('/page/:name', async (c) => (await asset(c.req.param('name'))) ?? c.notFound());
  app.get('/sandbox/state', (c) => c.json(toWireState(world, gateway, welcome)));
  app.get('/sandbox/people/:person/channels/:channel', (c) => {
    const viewer = persona(c.req.param('person'));
    if (viewer === undefined) return c.notFound();
    return c.json(channel(viewer, c.req.param('channel'), SHOWN.parse(c.req.query('count'))));
  });
  app.post('/sandbox/channels', (c) => answer(c, (body) => addChannel(world, body)));
  app.post('/sandbox/people', (c) => answer(c, (body) => addPerson(world, body)));
  app.post('/sandbox/people/:person/files/:name', (c) => {
    const uploader = persona(c.req.param('person'));
    return uploader === undefined ? c.notFound() : upload(c, uploader, c.req.param('name'));
  });
  app.post('/sandbox/people/:person/:act', (c) => {
    const actor = persona(c.req.param('person'));
    const act = actsByName.get(c.req.param('act'));
    if (actor === undefined || act === undefined) return c.notFound();
    return answer(c, (body) => act(actor, body));
  });
  return app;
}

function channel(viewer: Persona, channelId: string, count: number): WireChannel {
  const messages = viewer.messages(channelId);
  return {
    earlier: Math.max(0, messages.length - count),
    messages: messages.slice(-count).map((message) => toWire(viewer, message)),
    commands: typedCommands(viewer.commands(channelId)),
  };
}

/** Accepts only JSON, which a form on a foreign page cannot send. */
async function answer(c: Context, perform: (body: unknown) => unknown): Promise<Response> {
  if (c.req.header('content-type') !== 'application/json') return c.text('JSON only', 415);
  try {
    return c.json(await perform(await c.req.json()));
  } catch (error) {
    return refusal(c, error);
  }
}

/** Accepts only bytes, which a form on a foreign page cannot send either. */
async function upload(c: Context, uploader: Persona, name: string): Promise<Response> {
  const type = 'application/octet-stream';
  if (c.req.header('content-type') !== type) return c.text('Bytes only', 415);
  try {
    return c.json({ id: uploader.upload({ name, type, bytes: new Uint8Array(await c.req.arrayBuffer()) }) });
  } catch (error) {
    return refusal(c, error);
  }
}

/** What a client would tell its user, or 400 for what no client would send. */
function refusal(c: Context, error: unknown): Response {
  if (error instanceof ClientRefusal || error instanceof ApiError) return c.json({ refused: error.message }, 409);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return c.text('That is no such act', 400);
  throw error;
}
