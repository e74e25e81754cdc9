import { HEADERS } from '@firmlens/contract';
import cors from 'cors';
import type { RequestHandler } from 'express';

/** How long a browser may remember what it was allowed. Browsers cap it at two hours or less. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets pages of these origins call the API from a browser. Their preflights are answered here, without a key; other
 * origins get what they get without CORS. Without origins, nothing changes. No cookies: the API has none.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler[] {
  if (origins.length === 0) return [];
  const allowed = new Set(origins);
  const share = cors({
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: [
      'X-API-Key',
      'Authorization',
      'Content-Type',
      'X-Webhook-URL',
      'Idempotency-Key',
      'X-Request-Id',
      'MCP-Protocol-Version',
      'Last-Event-ID',
    ],
    exposedHeaders: Object.keys(HEADERS),
    maxAge: PREFLIGHT_SECONDS,
  });
  return [
    (request, response, next) => {
      response.vary('Origin');
      if (allowed.has(request.get('origin') ?? '')) share(request, response, next);
      else next();
    },
  ];
}
