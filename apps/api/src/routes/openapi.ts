import { openApiDocument } from '@firmlens/contract';
import type { RequestHandler } from 'express';

/** `GET /openapi.json`: what this interface is, for people and their generators. Needs no key. */
export function getOpenApi({ baseUrl }: { baseUrl: string }): RequestHandler {
  const document = openApiDocument({ baseUrl });
  return (_request, response) => {
    response.json(document);
  };
}
