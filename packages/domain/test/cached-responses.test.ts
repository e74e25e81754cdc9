import { createCachedResponses, deleteOldCachedResponses, optOut } from '@firmlens/domain';
import { newDomain, openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

const ANSWER = {
  etag: '"v1"',
  lastModified: 'Sat, 01 Nov 2026 10:00:00 GMT',
  contentType: 'application/json',
  body: Buffer.from([0, 255, 10, 123]),
};

describe('responses stored for conditional requests', () => {
  test('are found by their URL, however long, byte for byte', async () => {
    const cached = createCachedResponses(domain.db);
    const url = `https://registry.example/${newDomain()}?q=${'x'.repeat(20_000)}`;
    expect(await cached.find(url)).toBeNull();
    await cached.keep(url, ANSWER);
    const found = await cached.find(url);
    expect(found).toEqual(ANSWER);
    expect(Buffer.isBuffer(found?.body)).toBe(true);
    expect(await cached.find(`${url}y`)).toBeNull();
  });

  test('are replaced by the next response of the URL', async () => {
    const cached = createCachedResponses(domain.db);
    const url = `https://registry.example/${newDomain()}`;
    const next = { ...ANSWER, etag: null, lastModified: null, body: Buffer.alloc(0) };
    await cached.keep(url, ANSWER);
    await cached.keep(url, next);
    expect(await cached.find(url)).toEqual(next);
  });

  test('are deleted past retention', async () => {
    const cached = createCachedResponses(domain.db);
    const [old, young] = [`https://a.example/${newDomain()}`, `https://a.example/${newDomain()}`];
    await cached.keep(old, ANSWER);
    await cached.keep(young, ANSWER);
    await domain.sql(`UPDATE kept_answers SET kept_at = now() - interval '8 days' WHERE url = $1`, [old]);
    expect(await deleteOldCachedResponses(domain.db, 7)).toBe(1);
    expect([await cached.find(old), await cached.find(young)]).toEqual([null, ANSWER]);
  });

  test('are deleted when any company opts out, because it is unknown whom they are about', async () => {
    const cached = createCachedResponses(domain.db);
    await cached.keep('https://registry.example/numbers/7', ANSWER);
    await optOut(domain.db, newDomain());
    expect(await cached.find('https://registry.example/numbers/7')).toBeNull();
  });
});
