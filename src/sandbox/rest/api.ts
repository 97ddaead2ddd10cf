import { Hono } from 'hono';
import type { Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ApiError, methodNotAllowed, routeNotFound, serverError, unauthorized } from '../errors.ts';
import { isRecord } from '../guards.ts';
import type { Faults } from '../faults.ts';
import { TOKEN } from '../world/members/cast.ts';
import { readBody } from './body.ts';
import type { Body } from './body.ts';
import type { Answer, Route, Scene } from './route.ts';
import { botRoutes } from './routes/bot.ts';
import { commandRoutes } from './routes/commands.ts';
import { gatewayRoutes } from './routes/gateway.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';
import { webhookRoutes } from './routes/webhooks.ts';

export const API_PATH = '/api/v10';

const ROUTES: readonly Route[] = [
  ...botRoutes,
  ...gatewayRoutes,
  ...guildRoutes,
  ...commandRoutes,
  ...messageRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
];

/** Rate limit headers as Discord sends them, always with requests left. */
const UNLIMITED = { 'x-ratelimit-limit': '50', 'x-ratelimit-remaining': '49', 'x-ratelimit-reset-after': '1' };

interface Env {
  Bindings: HttpBindings;
}

interface Outcome {
  readonly answer: Answer;
  readonly hint?: string | undefined;
}

/** Discord's REST API, as far as a bot of slash commands and components calls it. */
export function api(scene: Scene, faults: Faults): Hono<Env> {
  const app = new Hono<Env>();
  for (const route of ROUTES) app.on(route.method, toPattern(route.path), (c) => serve(c, route));
  app.all('*', (c) => serve(c, missingRoute(c.req.path)));
  return app;

  async function serve(c: Context<Env>, route: Route): Promise<Response> {
    const effect = faults.take(c.req.method, route.path);
    if (effect?.kind === 'hang') await effect.released;
    if (c.req.raw.signal.aborted) return RESPONSE_ALREADY_SENT;
    const failed = effect?.kind === 'fail' ? effect.error : null;
    const { body, outcome } = await run(c, route, failed);
    // An aborted request was never made.
    if (!c.env.incoming.complete) return RESPONSE_ALREADY_SENT;
    note(c, route, body, outcome);
    if (effect?.kind !== 'lose') return toResponse(outcome.answer);
    c.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }

  async function run(
    c: Context<Env>,
    route: Route,
    failed: ApiError | null,
  ): Promise<{ body: Body; outcome: Outcome }> {
    let body: Body = { json: undefined, uploads: [] };
    try {
      body = await readBody(c.req.raw);
      if (failed !== null) throw failed;
      if (route.open !== true && c.req.header('authorization') !== `Bot ${TOKEN}`) throw unauthorized();
      const param = (name: string) => c.req.param(name) ?? '';
      const query = new URL(c.req.url).searchParams;
      const answer = route.answer({ ...scene, param, query, body: body.json, uploads: body.uploads });
      return { body, outcome: { answer } };
    } catch (thrown) {
      return { body, outcome: refusal(thrown) };
    }
  }

  function note(c: Context<Env>, route: Route, { json, uploads }: Body, { answer, hint }: Outcome): void {
    scene.exchanges.emit({
      kind: 'rest',
      method: c.req.method,
      path: c.req.path.slice(API_PATH.length),
      route: route.path === '' ? null : route.path,
      query: c.req.query(),
      request: json,
      files: uploads.map(({ name, bytes }) => ({ name, size: bytes.byteLength })),
      status: answer.status,
      response: answer.body,
      hint,
    });
  }
}

/** Errors other than ApiError are bugs of the sandbox and must not look like Discord's. */
function refusal(thrown: unknown): Outcome {
  const error = thrown instanceof ApiError ? thrown : serverError();
  const hint = thrown instanceof ApiError ? thrown.hint : `the sandbox failed: ${describe(thrown)}`;
  return { answer: { status: error.status, body: error.body() }, hint };
}

function describe(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

function toResponse({ status, body }: Answer): Response {
  const headers: Record<string, string> = { ...UNLIMITED };
  if (body === undefined) return new Response(null, { status, headers });
  if (isRecord(body) && typeof body.retry_after === 'number') headers['retry-after'] = String(body.retry_after);
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/json' } });
}

function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Stands in for a route that does not exist, or not for this method. */
function missingRoute(path: string): Route {
  const known = ROUTES.some((route) => toRegExp(route.path).test(path.slice(API_PATH.length)));
  return {
    method: 'GET',
    path: '',
    open: true,
    answer: () => {
      throw known ? methodNotAllowed() : routeNotFound();
    },
  };
}

function toRegExp(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
