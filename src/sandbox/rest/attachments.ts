import { Hono } from 'hono';
import type { World } from '../world/world.ts';

/** Serves uploaded files, as Discord's content network does: to anyone who knows the address. */
export function attachments(world: World): Hono {
  const app = new Hono();
  app.get('/:channel_id/:attachment_id/:name', (c) => {
    const file = world.files.get(c.req.param('attachment_id'));
    if (file === undefined) return c.text('This content is no longer available.', 404);
    const headers = {
      'content-type': file.type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    };
    return new Response(file.bytes, { headers });
  });
  return app;
}
