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
    const kept = createCachedResponses(domain.db);
    const url = `https://registry.example/${newDomain()}?q=${'x'.repeat(20_000)}`;
    expect(await kept.find(url)).toBeNull();
    await kept.keep(url, ANSWER);
    const found = await kept.find(url);
    expect(found).toEqual(ANSWER);
    expect(Buffer.isBuffer(found?.body)).toBe(true);
    expect(await kept.find(`${url}y`)).toBeNull();
  });

  test('are replaced by the next response of the URL', async () => {
    const kept = createCachedResponses(domain.db);
    const url = `https://registry.example/${newDomain()}`;
    const next = { ...ANSWER, etag: null, lastModified: null, body: Buffer.alloc(0) };
    await kept.keep(url, ANSWER);
    await kept.keep(url, next);
    expect(await kept.find(url)).toEqual(next);
  });

  test('are deleted past retention', async () => {
    const kept = createCachedResponses(domain.db);
    const [old, young] = [`https://a.example/${newDomain()}`, `https://a.example/${newDomain()}`];
    await kept.keep(old, ANSWER);
    await kept.keep(young, ANSWER);
    await domain.sql(`UPDATE kept_answers SET kept_at = now() - interval '8 days' WHERE url = $1`, [old]);
    expect(await deleteOldCachedResponses(domain.db, 7)).toBe(1);
    expect([await kept.find(old), await kept.find(young)]).toEqual([null, ANSWER]);
  });

  test('are deleted when any company opts out, because it is unknown whom they are about', async () => {
    const kept = createCachedResponses(domain.db);
    await kept.keep('https://registry.example/numbers/7', ANSWER);
    await optOut(domain.db, newDomain());
    expect(await kept.find('https://registry.example/numbers/7')).toBeNull();
  });
});
