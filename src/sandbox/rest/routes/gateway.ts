import { ok } from '../route.ts';
import type { Route } from '../route.ts';

const DAY = 86_400_000;

/** Where the gateway is. */
export const gatewayRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway', open: true, answer: ({ gateway }) => ok({ url: gateway.url }) },
  {
    method: 'GET',
    path: '/gateway/bot',
    answer: ({ gateway }) =>
      ok({
        url: gateway.url,
        shards: 1,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: DAY, max_concurrency: 1 },
      }),
  },
];
