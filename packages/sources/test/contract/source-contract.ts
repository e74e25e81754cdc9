import type { RequestListener } from 'node:http';
import type { PriorKnowledge, Source } from '../../src';
import { type QueryFixture, NOW, startQueryFixture } from './query-fixture';
import { evidenceSchemaErrors } from './evidence-schemas';
import { FOREIGN_HOST, FAULTS, corruptResponses, CORRUPTIONS } from './failing-servers';

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
/** A source must have stopped reading by this many sent bytes, including those still in transit. */
const ENOUGH_BYTES = 32 * 1024 * 1024;

/** Tests the rules for every source that queries third-party hosts, whatever these respond. */
export function describeSourceContract({ source, sites, found, unknown, notAsked }: SourceCase): void {
  describe(`the source ${source.name}`, () => {
    let mood: (listener: RequestListener) => RequestListener = (listener) => listener;
    let asking: QueryFixture;
    beforeAll(async () => {
      const moody = Object.entries(sites).map(([host, listener]): [string, RequestListener] => [
        host,
        (request, response) => mood(listener)(request, response),
      ]);
      const elsewhere: RequestListener = (_request, response) => void response.end();
      asking = await startQueryFixture({ ...Object.fromEntries(moody), [FOREIGN_HOST]: elsewhere });
    });
    afterAll(() => asking.close());
    beforeEach(() => {
      mood = (listener) => listener;
      asking.cachedResponses.clear();
    });
    const ask = (question: SourceCase['found'], timeLimitMs = TIME_LIMIT_MS) =>
      asking.ask(source, { ...question, timeLimitMs });

    test('finds a known company, each value with its field, source, URL and timestamp', async () => {
      const outcome = await ask(found);
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

    test.each(source.fields)('fills %s', async (field) => {
      const outcome = await ask(found);
      const given = outcome.status === 'found' ? outcome.evidence.map((evidence) => evidence.field) : outcome;
      expect(given).toContain(field);
    });

    test('distinguishes an unknown company from one it was not queried for', async () => {
      expect(await ask(unknown)).toEqual({ status: 'nothing', reason: expect.any(String) });
      if (notAsked === undefined) return;
      const before = asking.web.requests.length;
      expect(await ask(notAsked)).toEqual({ status: 'not_asked', reason: expect.any(String) });
      expect(asking.web.requests.length).toBe(before);
    });

    test.each(CORRUPTIONS)('drops values of the wrong type: %s', async (spoiling) => {
      mood = (listener) => corruptResponses(listener, spoiling);
      const outcome = await ask(found);
      const evidence = outcome.status === 'found' ? outcome.evidence : [];
      expect(evidence.flatMap(evidenceSchemaErrors)).toEqual([]);
    });

    test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('fails on %s, with a reason', async (fault) => {
      mood = () => FAULTS[fault];
      const outcome = await ask(found, fault === 'no answer' ? 600 : TIME_LIMIT_MS);
      expect(outcome).toEqual({ status: 'failed', reason: expect.stringMatching(/\S/) });
      expect(asking.web.requests.filter(({ host }) => host === FOREIGN_HOST)).toEqual([]);
    });

    test('reports how long the other side asks to wait', async () => {
      mood = () => FAULTS['429 with Retry-After'];
      await ask(found);
      expect(asking.ends).toEqual([{ faulty: true, pauseMs: 120_000 }]);
    });

    test('caches no response with dates of birth', async () => {
      mood = (listener) => (request, response) => {
        response.setHeader('etag', '"1"');
        listener(request, response);
      };
      await ask(found);
      const kept = [...asking.cachedResponses.values()].map(({ body }) => body.toString());
      expect(kept.filter((body) => /birth|naissance|f(?:o|ø)dsel/i.test(body))).toEqual([]);
    });

    test('stops reading an endless body at the size limit', async () => {
      let sent = 0;
      mood = () => (_request, response) => {
        response.on('close', () => (sent += response.socket?.bytesWritten ?? 0));
        FAULTS['an endless body'](_request, response);
      };
      await ask(found);
      expect(sent).toBeLessThan(ENOUGH_BYTES);
    });
  });
}
