import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirmlensSignatureError } from './errors.ts';
import { verifyWebhook, type WebhookEvent } from './webhooks.ts';

/** What is done with a verified event. If it throws, the webhook is answered with 500 and comes again. */
export type WebhookHandler = (event: WebhookEvent) => void | Promise<void>;

/** Events are smaller by far. */
const MAX_BODY_BYTES = 65_536;

async function statusFor(
  rawBody: Uint8Array,
  headers: Parameters<typeof verifyWebhook>[1],
  signingSecret: string,
  handle: WebhookHandler,
): Promise<number> {
  if (rawBody.length > MAX_BODY_BYTES) return 413;
  try {
    await handle(verifyWebhook(rawBody, headers, signingSecret));
    return 204;
  } catch (error) {
    if (error instanceof FirmlensSignatureError) return 401;
    throw error;
  }
}

/** Returns the body. Of one that is too long, it keeps only the part that shows it. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Not left early: that would close the connection before the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** A request whose body a middleware may have read already. */
interface NodeRequest extends IncomingMessage {
  body?: unknown;
}

/**
 * Returns a handler for Express, Connect or Node's own server. Put it before any middleware that parses bodies,
 * or behind `express.raw({ type: '*\/*' })`: a parsed body cannot be verified.
 */
export function nodeWebhook(signingSecret: string, handle: WebhookHandler) {
  return async (
    request: NodeRequest,
    response: ServerResponse,
    next?: (error: unknown) => void,
  ): Promise<void> => {
    try {
      const read = request.body;
      if (read !== undefined && !(read instanceof Uint8Array))
        throw new TypeError('The body of the webhook was parsed before it could be verified.');
      const rawBody = read ?? (await readBody(request));
      const status = await statusFor(rawBody, request.headers, signingSecret, handle);
      response.writeHead(status).end();
    } catch (error) {
      if (next) {
        next(error);
        return;
      }
      response.writeHead(500).end();
    }
  };
}

/**
 * Returns a handler of the web platform's `Request`, as Hono (`(c) => handler(c.req.raw)`), Next.js, Bun and Deno
 * have it.
 */
export function fetchWebhook(signingSecret: string, handle: WebhookHandler) {
  return async (request: Request): Promise<Response> => {
    const rawBody = new Uint8Array(await request.arrayBuffer());
    return new Response(null, { status: await statusFor(rawBody, request.headers, signingSecret, handle) });
  };
}

/** What this module uses of a Fastify instance. */
interface FastifyLike {
  addContentTypeParser(
    contentType: string,
    options: { parseAs: 'buffer'; bodyLimit: number },
    parse: (request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => void,
  ): unknown;
  removeAllContentTypeParsers(): unknown;
  post(
    path: string,
    handler: (
      request: { body: unknown; headers: Record<string, string | string[] | undefined> },
      reply: { code(status: number): { send(): unknown } },
    ) => Promise<unknown>,
  ): unknown;
}

/**
 * Returns a Fastify plugin that receives webhooks at a path: `app.register(fastifyWebhook(…))`. Bodies stay raw
 * inside the plugin only.
 */
export function fastifyWebhook(signingSecret: string, handle: WebhookHandler, path = '/') {
  return (app: FastifyLike, _options: unknown, done: () => void): void => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    app.post(path, async ({ body, headers }, reply) =>
      reply.code(await statusFor(body as Buffer, headers, signingSecret, handle)).send(),
    );
    done();
  };
}
