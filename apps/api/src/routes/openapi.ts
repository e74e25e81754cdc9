import { openApiDocument } from '@firmlens/contract';
import type { RequestHandler } from 'express';

/** `GET /openapi.json`: the description of this API, for people and code generators. Needs no key. */
export function getOpenApi({ baseUrl }: { baseUrl: string }): RequestHandler {
  const document = openApiDocument({ baseUrl });
  return (_request, response) => {
    response.json(document);
  };
}
