import { openApiDocument } from '@firmlens/contract';
import type { RequestHandler } from 'express';
import { createConstantBody } from '../middleware/compress-answers';

/** `GET /openapi.json`: the description of this API, for people and code generators. Needs no key. */
export function getOpenApi({ baseUrl }: { baseUrl: string }): RequestHandler {
  // All responses share these bytes. Made for the first one.
  let bodyFor: ReturnType<typeof createConstantBody> | undefined;
  return (request, response) => {
    bodyFor ??= createConstantBody(Buffer.from(JSON.stringify(openApiDocument({ baseUrl }))));
    const { body, encoding } = bodyFor(request);
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    });
    response.end(body);
  };
}
