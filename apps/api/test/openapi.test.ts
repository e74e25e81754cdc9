import { openApiDocument } from '@firmlens/contract';
import { type Api, startApi } from './support/start-api';

const BASE = 'https://data.firmlens.example/api/v1';

let api: Api;
beforeAll(async () => {
  api = await startApi({ publicBaseUrl: BASE });
});
afterAll(() => api.stop());

describe('GET /openapi.json', () => {
  it("serves the contract's document without a key, with the address of this service", async () => {
    const response = await fetch(`http://127.0.0.1:${api.port}/api/v1/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = JSON.parse(JSON.stringify(openApiDocument({ baseUrl: BASE }))) as unknown;
    expect(await response.json()).toEqual(document);
  });
});

describe('the check of every response in these tests', () => {
  const good = { status: 200, headers: { 'x-request-id': 'a', 'x-api-version': '1.0.0' } };
  const health = {
    status: 'ok',
    service: 'firmlens',
    time: '2026-11-02T10:00:00.000Z',
    checks: { database: true },
  };

  it.each([
    ['an unknown field', { ...good, body: { ...health, extra: 1 } }],
    ['an unknown field inside', { ...good, body: { ...health, checks: { database: true, redis: true } } }],
    ['a missing field', { ...good, body: { ...health, time: undefined } }],
    ['another type', { ...good, body: { ...health, time: 7 } }],
    ['an undocumented status', { ...good, status: 201, body: health }],
    ['a missing header', { ...good, headers: {}, body: health }],
  ])('rejects %s', (_what, response) => {
    expect(() => api.check('GET', '/health', response)).toThrow();
    expect(() => api.check('GET', '/health', { ...good, body: health })).not.toThrow();
  });
});
