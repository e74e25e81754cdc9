import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Route, ROUTES } from '@firmlens/panel-contract';
import { createLogger } from '@firmlens/runtime';
import { recordedLog } from '@firmlens/testkit';
import express from 'express';
import { beginRequest } from '../src/middleware/begin-request';
import { panelErrorHandler } from '../src/panel';
import { createPages, createReference } from '../src/panel/pages';
import { openBrowser } from './support/panel';
import { type Api, startApi } from './support/start-api';

describe('the pages', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'firmlens-pages-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Firmlens</title>');
    await writeFile(path.join(folder, 'docs.html'), '<!doctype html><title>Reference</title>');
    await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(path.join(folder, 'assets', 'index-Ab12.js'), 'export {};');
    const script = 'console.log("a long script");'.repeat(100);
    await writeFile(path.join(folder, 'assets', 'big-Cd34.js'), script);
    await writeFile(path.join(folder, 'assets', 'big-Cd34.js.br'), brotliCompressSync(script));
    await writeFile(path.join(folder, 'assets', 'big-Cd34.js.gz'), gzipSync(script));
    const logger = createLogger({ service: 'api', level: 'info', destination: recordedLog() });
    const app = express().use(beginRequest({ limit: () => undefined, log: () => undefined }));
    app.get('/docs', ...createReference(folder));
    app.use('/panel', createPages(folder), panelErrorHandler(logger));
    server = createServer(app).listen(0);
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const get = async (target: string, method = 'GET') => {
    const response = await fetch(`${origin}${target}`, { method, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test.each([
    '/panel',
    '/panel/',
    '/panel/keys',
    '/panel/invitation/flp_x',
    '/panel/a/b/c?next=//evil.example',
  ])('%s is the one page, which is never cached', async (target) => {
    const { status, headers, text } = await get(target);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain('<title>Firmlens</title>');
  });

  test('a file whose name has its content is cached for a year; others are not', async () => {
    const asset = await get('/panel/assets/index-Ab12.js');
    expect([asset.status, asset.text]).toEqual([200, 'export {};']);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await get('/panel/favicon.svg');
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
  ])('a file that the build compressed is sent to a client that accepts %j as %s', async (accepted, form) => {
    const target = `${origin}/panel/assets/big-Cd34.js`;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(target, { method, headers: { 'accept-encoding': accepted } });
      expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([
        200,
        form,
        'Accept-Encoding',
      ]);
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const response = await fetch(target, { headers: { 'accept-encoding': accepted } });
    expect(await response.text()).toMatch(/^(console\.log\("a long script"\);){100}$/);
  });

  test('nothing else is compressed, and errors neither', async () => {
    for (const target of [
      '/panel',
      '/panel/favicon.svg',
      '/panel/assets/index-Ab12.js',
      '/panel/assets/no.js',
    ]) {
      const response = await fetch(`${origin}${target}`, { headers: { 'accept-encoding': 'br, gzip' } });
      expect([target, response.headers.get('content-encoding')]).toEqual([target, null]);
    }
  });

  test('the reference of the API is a page of its own, which is never cached', async () => {
    const { status, headers, text } = await get('/docs');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain('<title>Reference</title>');
  });

  test.each(['/panel', '/docs'])(
    '%s may run only the scripts of this host, and be in no frame',
    async (page) => {
      const { headers } = await get(page);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy':
          "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  test.each([
    ['/panel/assets/missing.js', 404, 'not_found'],
    ['/panel/assets/a%00b.js', 400, 'invalid_input'],
    ['/panel/assets/%2e%2e%2f%2e%2e%2fpackage.json', 404, 'not_found'],
    ['/panel/assets/%E0%A4%A', 400, 'invalid_input'],
  ])('%s gets %i', async (target, status, error) => {
    const response = await get(target);
    expect([response.status, JSON.parse(response.text).error]).toEqual([status, error]);
  });

  test('are only read', async () => {
    const response = await get('/panel/keys', 'POST');
    expect([response.status, JSON.parse(response.text).error]).toEqual([404, 'not_found']);
  });
});

describe('the API of the panel', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  test('describes every route of its table', async () => {
    const { body, headers } = await openBrowser(api).call('GET /schema.json');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const described = Object.entries<Record<string, Record<string, unknown>>>(body.paths).flatMap(
      ([target, operations]) =>
        Object.entries(operations).map(([method, operation]) => [
          `${method.toUpperCase()} ${target.replaceAll(/\{(\w+)\}/g, ':$1')}`,
          operation['summary'],
        ]),
    );
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(Object.entries<Route>(ROUTES).map(([name, { summary }]) => [name, summary])),
    );
  });

  test.each(['GET /nothing', 'PUT /session', 'GET /KEYS', 'GET /keys/', 'GET /keys/1/../..%2f'])(
    '%s is not found',
    async (route) => {
      expect(await openBrowser(api).call(route)).toMatchObject({ status: 404, body: { error: 'not_found' } });
    },
  );

  test.each(['/panels', '/Panel', '/panel%2fapi', '/api/v1/panel', '/api/v1/panel/api/session', '/api'])(
    '%s is not the panel, and answers as before',
    async (target) => {
      const response = await fetch(`http://127.0.0.1:${api.port}${target}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { success: false, error: 'not_found', message: 'There is no such endpoint.', credits_used: 0 },
      ]);
    },
  );
});
