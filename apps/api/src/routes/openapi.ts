import { openApiDocument } from '@firmlens/contract';
import type { RequestHandler } from 'express';

/** `GET /openapi.json`: the description of this API, for people and code generators. Needs no key. */
export function getOpenApi({ baseUrl }: { baseUrl: string }): RequestHandler {
  // All responses share these bytes.
  const bytes = Buffer.from(JSON.stringify(openApiDocument({ baseUrl })));
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length };
  return (_request, response) => {
    response.writeHead(200, headers).end(bytes);
  };
}
