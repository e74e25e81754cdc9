import { evidenceFor } from '@firmlens/contract';
import type { RequestListener } from 'node:http';
import type { PriorKnowledge, Source } from '../../src/source';
import { type QueryFixture, NOW, startQueryFixture } from './query-fixture';
import { evidenceSchemaErrors } from './evidence-schemas';
import { corruptResponses, CORRUPTIONS, FAULTS, tooManyRequests } from './failing-servers';

export interface SourceCase {
  source: Source;
  /** The hosts that the source queries, in working order. */
  sites: Readonly<Record<string, RequestListener>>;
  /** A company for which the source finds every field it can provide. */
  found: { domain: string; known?: PriorKnowledge };
  /** A company that the source can be queried for and does not know. */
  unknown: { domain: string; known?: PriorKnowledge };
  /** A company for which the source has nothing to query with, if it needs more than a domain. */
  notAsked?: { domain: string; known?: PriorKnowledge };
}

/** Long enough for any response that arrives at all. */
const TIME_LIMIT_MS = 5_000;

/**
 * Tests the rules for every source that queries third-party hosts, whatever the hosts respond. What the shared
 * client decides alone (timeouts, sizes, redirects) is tested in `source-http.test.ts`.
 */
export function describeSourceContract({ source, sites, found, unknown, notAsked }: SourceCase): void {
  describe(`the source ${source.name}`, () => {
    let wrapListener: (listener: RequestListener) => RequestListener = (listener) => listener;
    let fixture: QueryFixture;
    beforeAll(async () => {
      const wrappedSites = Object.entries(sites).map(([host, listener]): [string, RequestListener] => [
        host,
        (request, response) => wrapListener(listener)(request, response),
      ]);
      fixture = await startQueryFixture(Object.fromEntries(wrappedSites));
    });
    afterAll(() => fixture.close());
    beforeEach(() => {
      wrapListener = (listener) => listener;
      fixture.cachedResponses.clear();
    });
    const lookUp = (query: SourceCase['found'], timeLimitMs = TIME_LIMIT_MS) =>
      fixture.query(source, { ...query, timeLimitMs });

    test('finds a known company, each value with its field, source, URL and timestamp', async () => {
      const outcome = await lookUp(found);
      if (outcome.status !== 'found') throw new Error(`${outcome.status}: ${outcome.reason}`);
      for (const evidence of outcome.evidence) {
        expect(evidenceSchemaErrors(evidence)).toEqual([]);
        expect(source.fields).toContain(evidence.field);
        expect(evidence.source === source.name || evidence.source.startsWith(`${source.name}:`)).toBe(true);
        expect(evidence.url).toMatch(/^https:\/\/\S+$/);
        expect(evidence.observed_at).toBe(NOW.toISOString());
        expect(evidence.confidence).toBeGreaterThan(0);
        expect(evidence.confidence).toBeLessThanOrEqual(1);
      }
    });

    test('states one headquarters at one URL, so that its city and country are one record', async () => {
      const outcome = await lookUp(found);
      const evidence = outcome.status === 'found' ? outcome.evidence : [];
      for (const field of ['company.headquarter_city', 'company.headquarter_country'] as const) {
        const places = evidenceFor(evidence, field).map((item) => `${item.source} ${item.url ?? ''}`);
        expect(places).toEqual([...new Set(places)]);
      }
    });

    test.each(source.fields)('fills %s', async (field) => {
      const outcome = await lookUp(found);
      const fields =
        outcome.status === 'found' ? outcome.evidence.map((evidence) => evidence.field) : outcome;
      expect(fields).toContain(field);
    });

    test('distinguishes an unknown company from one it was not queried for', async () => {
      expect(await lookUp(unknown)).toEqual({ status: 'nothing', reason: expect.any(String) });
      if (notAsked === undefined) return;
      const requestsBefore = fixture.web.requests.length;
      expect(await lookUp(notAsked)).toEqual({ status: 'not_asked', reason: expect.any(String) });
      expect(fixture.web.requests.length).toBe(requestsBefore);
    });

    test.each(CORRUPTIONS)('drops values of the wrong type: %s', async (corruption) => {
      wrapListener = (listener) => corruptResponses(listener, corruption);
      const outcome = await lookUp(found);
      const evidence = outcome.status === 'found' ? outcome.evidence : [];
      expect(evidence.flatMap(evidenceSchemaErrors)).toEqual([]);
    });

    test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('fails on %s, with a reason', async (fault) => {
      wrapListener = () => FAULTS[fault];
      expect(await lookUp(found)).toEqual({ status: 'failed', reason: expect.stringMatching(/\S/) });
    });

    test('fails on 429, with a reason, and reports the pause that a service requests', async () => {
      wrapListener = () => tooManyRequests;
      expect(await lookUp(found)).toEqual({ status: 'failed', reason: expect.stringMatching(/\S/) });
      expect(fixture.turnResults).toEqual([{ faulty: true, pauseMs: 120_000 }]);
    });

    test('caches no response with dates of birth', async () => {
      wrapListener = (listener) => (request, response) => {
        response.setHeader('etag', '"1"');
        listener(request, response);
      };
      await lookUp(found);
      const cachedBodies = [...fixture.cachedResponses.values()].map(({ body }) => body.toString());
      expect(cachedBodies.filter((body) => /birth|naissance|f(?:o|ø)dsel/i.test(body))).toEqual([]);
    });
  });
}
