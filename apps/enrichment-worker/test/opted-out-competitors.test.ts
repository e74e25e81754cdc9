import type { Evidence } from '@firmlens/contract';
import { optOut } from '@firmlens/domain';
import { createHarness, type Harness, fakeSource } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.close());

test('an opted-out company is not named as a competitor or similar company, and no evidence of it is stored', async () => {
  const provenance = (now: Date) => ({ url: null, observed_at: now.toISOString(), confidence: 0.9 });
  const competitor = (name: string, domain: string | null) => ({
    field: 'competitors.competitors',
    value: { name, domain, description: null, reason: 'Compared with.' },
    source: 'website:text',
  });
  const similar = (domain: string) => ({
    field: 'competitors.similar_companies',
    value: { name: domain, domain, description: null, similarity: 0.4, reason: 'Same industry.' },
    source: 'wikidata',
  });
  await optOut(harness.db, 'barkdesk.example');
  await optOut(harness.db, 'meowdesk.example');
  await harness.startWorker({
    sources: [
      fakeSource(({ now }) => ({
        status: 'found',
        evidence: [
          competitor('Barkdesk', 'WWW.barkdesk.example'),
          competitor('Purrdesk', 'purrdesk.example'),
          competitor('Growldesk', null),
          similar('meowdesk.example'),
          similar('chirpdesk.example'),
        ].map((item) => ({ ...item, ...provenance(now) }) as Evidence),
      })),
    ],
  });
  const { id, domain } = await harness.queue({ modules: ['competitors'] });
  await harness.dispatch();
  await harness.whenEnded(id);

  const { competitors } = await harness.results(id);
  expect(competitors?.['competitors']).toMatchObject([
    { domain: 'purrdesk.example' },
    { domain: null, name: 'Growldesk' },
  ]);
  expect(competitors?.['similar_companies']).toMatchObject([{ domain: 'chirpdesk.example' }]);
  const stored = await harness.db.$queryRaw<{ text: string }[]>`
    SELECT e::text AS text FROM evidence e WHERE batch_id = ${id}
    UNION ALL SELECT a::text FROM source_answers a WHERE domain = ${domain}`;
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter(({ text }) => /barkdesk|meowdesk/i.test(text))).toEqual([]);
});
