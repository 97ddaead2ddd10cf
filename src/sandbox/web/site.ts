import { Hono } from 'hono';
import type { Context } from 'hono';
import { ZodError } from 'zod';
import { ApiError } from '../errors.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Persona } from '../user/persona.ts';
import { ClientRefusal } from '../user/refusal.ts';
import { GUILD_NAME, ROLES } from '../world/guild.ts';
import { BOT } from '../world/person.ts';
import type { World } from '../world/world.ts';
import { act, isActName } from './acts.ts';
import { asset } from './assets.ts';
import { typedCommands } from './commands.ts';
import { live } from './live.ts';
import { toWire } from './messages.ts';
import type { WireChannel, WireState } from './wire.ts';

/** The page and what it calls. The address of each call says who acts; there is nobody here to hide from. */
export function site(world: World, gateway: Gateway, persona: (id: string) => Persona | undefined): Hono {
  const app = new Hono();
  app.get('/', (c) => asset('index.html') ?? c.notFound());
  app.get('/page/:name', (c) => asset(c.req.param('name')) ?? c.notFound());
  app.get('/sandbox/live', () => live(world));
  app.get('/sandbox/state', (c) => c.json(state(world, gateway)));
  app.get('/sandbox/people/:person/channels/:channel', (c) => {
    const viewer = persona(c.req.param('person'));
    return viewer === undefined ? c.notFound() : c.json(channel(world, viewer, c.req.param('channel')));
  });
  app.post('/sandbox/people/:person/:act', async (c) => {
    const actor = persona(c.req.param('person'));
    const name = c.req.param('act');
    if (actor === undefined || !isActName(name)) return c.notFound();
    if (c.req.header('content-type') !== 'application/json') return c.text('JSON only', 415);
    try {
      return c.json(await act(world, actor, name, await c.req.json()));
    } catch (error) {
      return refusal(c, error);
    }
  });
  return app;
}

function state(world: World, gateway: Gateway): WireState {
  return {
    guild: GUILD_NAME,
    bot: { id: BOT.id, name: BOT.name, connected: gateway.connected },
    people: world.people.personas.map(({ id, name }) => ({ id, name })),
    channels: world.channels.all.map(({ id, name }) => ({ id, name })),
    roles: ROLES.map(({ id, name }) => ({ id, name })),
  };
}

function channel(world: World, viewer: Persona, channelId: string): WireChannel {
  return {
    messages: viewer.messages(channelId).map((message) => toWire(world, viewer, message)),
    commands: typedCommands(viewer.commands(channelId)),
  };
}

/** What a client would tell its user, or 400 for what no client would send. */
function refusal(c: Context, error: unknown): Response {
  if (error instanceof ClientRefusal || error instanceof ApiError) return c.json({ refused: error.message }, 409);
  if (error instanceof ZodError || error instanceof SyntaxError) return c.text('That is no such act', 400);
  throw error;
}
