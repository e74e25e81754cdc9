import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  fastifyWebhook,
  fetchWebhook,
  FirmlensSignatureError,
  nodeWebhook,
  verifyWebhook,
  type WebhookEvent,
} from '@firmlens/client';
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import fc from 'fast-check';
import { Hono } from 'hono';

const SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const NOW = Date.UTC(2026, 10, 2);
const EVENT = {
  event: 'enrichment.failed',
  batch_id: 'batch_1',
  domain: 'acme.example',
  status: 'failed',
  credits: { reserved: 10, used: 0, refunded: 10 },
  error: 'Ärger',
  _meta: { api_version: '2.0', webhook_attempt: 1 },
};

/** The headers with which the service sends a body. */
function signed(body: string, { at = Date.now(), secret = SECRET } = {}): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'x-service-timestamp': timestamp,
    'x-service-signature': signature,
  };
}

describe('verifyWebhook', () => {
  const body = JSON.stringify(EVENT);

  it('returns the event of a genuine webhook, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (error) => {
        const raw = JSON.stringify({ ...EVENT, error });
        expect(verifyWebhook(raw, signed(raw), SECRET)).toEqual({ ...EVENT, error });
        expect(verifyWebhook(Buffer.from(raw), new Headers(signed(raw)), SECRET)).toMatchObject({ error });
      }),
    );
  });

  it.each([
    ['a body that was changed', () => verifyWebhook(`${body} `, signed(body), SECRET)],
    ['another secret', () => verifyWebhook(body, signed(body, { secret: 'whsec_AAAA' }), SECRET)],
    [
      'a timestamp that was changed',
      () => verifyWebhook(body, { ...signed(body), 'x-service-timestamp': '1' }, SECRET),
    ],
    ['no signature', () => verifyWebhook(body, { 'x-service-timestamp': '1' }, SECRET)],
    ['a secret of another kind', () => verifyWebhook(body, signed(body), 'secret')],
  ])('refuses %s', (_what, verify) => {
    expect(verify).toThrow(FirmlensSignatureError);
  });

  it('refuses what is older or newer than five minutes', () => {
    const headers = signed(body, { at: NOW });
    const verifyAt = (now: number) => () => verifyWebhook(body, headers, SECRET, { now });
    expect(verifyAt(NOW + 300_000)()).toEqual(EVENT);
    expect(verifyAt(NOW + 301_000)).toThrow('301 seconds old');
    expect(verifyAt(NOW - 301_000)).toThrow(FirmlensSignatureError);
  });
});

/** The frameworks, each serving webhooks at `/hook`. They return their port, and how to stop them. */
const FRAMEWORKS = {
  async node(handle: (event: WebhookEvent) => void) {
    const receive = nodeWebhook(SECRET, handle);
    return listening(createServer((request, response) => void receive(request, response)).listen(0));
  },
  async express(handle: (event: WebhookEvent) => void) {
    const app = express();
    app.post('/hook', nodeWebhook(SECRET, handle));
    return listening(app.listen(0));
  },
  async 'express with raw bodies'(handle: (event: WebhookEvent) => void) {
    const app = express();
    app.use(express.raw({ type: '*/*' }));
    app.post('/hook', nodeWebhook(SECRET, handle));
    return listening(app.listen(0));
  },
  async hono(handle: (event: WebhookEvent) => void) {
    const receive = fetchWebhook(SECRET, handle);
    const app = new Hono();
    app.onError((_error, context) => context.body(null, 500));
    app.post('/hook', (context) => receive(context.req.raw));
    return listening(serve({ fetch: app.fetch, port: 0 }) as Server);
  },
  async fastify(handle: (event: WebhookEvent) => void) {
    const app = Fastify();
    await app.register(fastifyWebhook(SECRET, handle, '/hook'));
    await app.listen({ port: 0 });
    return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() };
  },
};

async function listening(server: Server) {
  if (!server.listening) await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe.each(Object.entries(FRAMEWORKS))('a receiver with %s', (_name, start) => {
  it('hands over genuine events, refuses forged ones, and asks for those again that it could not handle', async () => {
    const events: WebhookEvent[] = [];
    let fails = false;
    const { port, stop } = await start((event) => {
      if (fails) throw new Error('the database is down');
      events.push(event);
    });
    const send = async (headers: Record<string, string>, body: string) =>
      (await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers, body })).status;
    try {
      const body = JSON.stringify(EVENT);
      expect(await send(signed(body), body)).toBe(204);
      expect(await send(signed(body), body.replace('10', '11'))).toBe(401);
      expect(await send(signed(body), 'x'.repeat(70_000))).toBe(413);
      fails = true;
      expect(await send(signed(body), body)).toBe(500);
      expect(events).toEqual([EVENT]);
    } finally {
      await stop();
    }
  });
});

test('a body that was parsed before cannot be verified, and the error says so', async () => {
  const errors: unknown[] = [];
  const receive = nodeWebhook(SECRET, () => undefined);
  const app = express();
  app.use(express.json());
  app.post('/hook', (request, response) =>
    receive(request, response, (error) => {
      errors.push(error);
      response.sendStatus(500);
    }),
  );
  const { port, stop } = await listening(app.listen(0));
  const body = JSON.stringify(EVENT);
  await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers: signed(body), body });
  await stop();
  expect(errors).toEqual([new TypeError('The body of the webhook was parsed before it could be verified.')]);
});
