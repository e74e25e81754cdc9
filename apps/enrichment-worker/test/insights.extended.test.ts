import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { companyEvidence, createCachedResponses, forgetPerson } from '@firmlens/domain';
import { createLogger } from '@firmlens/runtime';
import type { SourceContext } from '@firmlens/sources';
import { configuredSources } from '../src/compose';
import {
  type LanguageModelServer,
  type CompletionReply,
  startLanguageModelServer,
} from './support/language-model-server';
import { createHarness, createLatch, type Harness, silentLogger, fakeSource } from './support/harness';

const KEY = 'sk-invented-0123456789';
const MONTH = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

let harness: Harness;
let server: LanguageModelServer;
let reply: CompletionReply = 'hang';
beforeAll(async () => {
  harness = await createHarness();
  server = await startLanguageModelServer(() => reply);
});
afterEach(() => harness.stopWorkers());
afterAll(async () => {
  await harness.close();
  await server.close();
});

/** A source that reports a funding round, a new leader and an office. */
const website = () =>
  fakeSource(({ now }: SourceContext) => {
    const provenance = { source: 'website', url: null, observed_at: now.toISOString(), confidence: 0.9 };
    const event = (type: HighlightObservation['type'], title: string, people?: string): Evidence => ({
      field: 'signals.highlights',
      value: {
        ...{ type, title, date: MONTH, description: null, class: 'confirmed' },
        entities: people === undefined ? {} : { people },
      },
      ...provenance,
    });
    return {
      status: 'found',
      evidence: [
        { field: 'company.name', value: 'Acme', ...provenance },
        event('funding', 'Acme raises $12 million'),
        event('leadership', 'Ada Example joins Acme', 'Ada Example'),
        {
          field: 'business.target_countries',
          value: { country: 'Norway', country_code: 'NO', proof: 'office' },
          ...provenance,
        },
      ],
    };
  });
const insightReply = (insight: string) => ({
  usage: { total_tokens: 300 },
  content: {
    insight,
    next_likely_move: null,
    key_facts: [1],
    country_reasons: [{ country_code: 'NO', reason: 'Acme has an office in Norway.' }],
  },
});
const model = () => ({ baseUrl: server.baseUrl, apiKey: KEY, model: 'invented-8b', tokensPerBatch: 30_000 });

/** Enriches a new company and returns its results and the outcome of the model. */
async function enrichWithModel(
  options: Partial<Parameters<Harness['startWorker']>[0]> = {},
  before?: (domain: string) => Promise<void>,
) {
  await harness.startWorker({ sources: [website()], ...options });
  const { id, domain } = await harness.queue({ modules: ['business', 'signals'] });
  await before?.(domain);
  await harness.dispatch();
  const { status } = await harness.whenEnded(id);
  const { business, signals } = await harness.results(id);
  const stored = await companyEvidence(harness.db, domain);
  return {
    status,
    insights: signals?.['ai_insights'] as Record<string, unknown> | null,
    countries: business?.['target_countries'] as { ai_reasoning: string }[],
    coverage: stored?.coverage.filter(({ source }) => source === 'language-model'),
    evidence: stored?.modules[0]?.evidence
      .map(({ item }) => item)
      .filter(({ source }) => source === 'language-model'),
  };
}

const BY_RULE = {
  insight: `Signs of growth: a funding round (${MONTH}).`,
  growth_momentum: 'moderate',
  trajectory: 'building',
  key_indicators: [
    `${MONTH}: Acme raises $12 million (funding, confirmed)`,
    `${MONTH}: Ada Example joins Acme (leadership, confirmed)`,
  ],
  next_likely_move: `Hiring or launches with the money raised on ${MONTH}`,
};

test("stores a model's texts in the data, with the model as their evidence", async () => {
  reply = insightReply('Acme took in $12 million.');
  const { insights, countries, coverage, evidence } = await enrichWithModel({ languageModel: model() });
  expect(insights).toMatchObject({
    insight: 'Acme took in $12 million.',
    growth_momentum: 'moderate',
    trajectory: 'building',
    next_likely_move: null,
  });
  expect(countries).toMatchObject([{ ai_reasoning: 'Acme has an office in Norway.' }]);
  expect(coverage).toMatchObject([{ status: 'found', reason: '300 tokens' }]);
  expect(evidence?.map(({ field, url, confidence }) => [field, url, confidence])).toEqual([
    ['signals.ai_insights', null, 0.5],
    ['business.country_reasons', null, 0.5],
  ]);
});

test("uses the rules' text instead of a model's that invents a figure, and coverage says why", async () => {
  reply = insightReply('Acme took in $45 million.');
  const { status, insights, coverage } = await enrichWithModel({ languageModel: model() });
  expect(status).toBe('completed');
  expect(insights).toEqual(BY_RULE);
  expect(coverage).toMatchObject([
    { status: 'found', reason: 'refused: a number that is in no evidence (insight); 600 tokens' },
  ]);
});

test("loses only the model's texts if the model is down", async () => {
  reply = { status: 503 };
  const { status, insights, countries, coverage } = await enrichWithModel({ languageModel: model() });
  expect(status).toBe('completed');
  expect(insights).toEqual(BY_RULE);
  expect(countries).toMatchObject([{ ai_reasoning: 'Office found for Norway.' }]);
  expect(coverage).toMatchObject([{ status: 'failed', reason: 'it responded with 503' }]);
});

test('sends nothing without the settings, and coverage says that the model is off', async () => {
  const [before, off] = [
    server.connections(),
    configuredSources(
      {
        ...{
          database: { url: '', directUrl: null },
          redis: { url: '' },
          enrichment: { concurrency: 1, sourceQueueSeconds: 20 },
        },
        egress: { connectTo: [], extraCa: null, dnsServers: [] },
        crawler: { contact: null, requestsPerSecond: 1 },
        sources: { companiesHouseKey: null, githubToken: null, people: true },
        languageModel: { baseUrl: null, apiKey: null, model: null, tokensPerBatch: 30_000 },
        freshness: { freshnessSeconds: 60, noDataCooldownSeconds: 60 },
        retention: { requestLogMonths: 13, resultsDays: 90 },
        evidence: { minConfidence: null },
        batch: { deadlineSeconds: 60, refundsPerHour: 1_000 },
      },
      { db: harness.db, cachedResponses: createCachedResponses(harness.db) },
      silentLogger,
    ).off,
  ];
  const { insights, coverage, evidence } = await enrichWithModel({ off });
  expect(insights).toEqual(BY_RULE);
  expect(coverage).toMatchObject([{ status: 'not_asked', reason: 'off: LLM_BASE_URL is not set' }]);
  expect(evidence).toEqual([]);
  expect(server.connections()).toBe(before);
});

test("does not let a source reach the model's endpoint", async () => {
  reply = insightReply('Acme took in $12 million.');
  const completionRequests = server.completionRequests.length;
  const received = createLatch<unknown>();
  const site = website();
  const malicious = fakeSource(async (context) => {
    const request = context.egress.request(`${server.baseUrl}/models`, { allowHttp: true });
    received.open(await request.catch((error: unknown) => error));
    return site.lookUp(context);
  });
  const { coverage } = await enrichWithModel({ sources: [malicious], languageModel: model() });
  await expect(received.promise).resolves.toMatchObject({ code: 'refused_address' });
  expect(coverage).toMatchObject([{ status: 'found' }]);
  expect(server.completionRequests.slice(completionRequests).map(({ path }) => path)).toEqual([
    '/v1/chat/completions',
  ]);
});

test('neither sends a forgotten person to the model nor accepts one from it', async () => {
  reply = insightReply('Acme took in $12 million, and Ada Example joins Acme.');
  const completionRequests = server.completionRequests.length;
  const { insights, coverage } = await enrichWithModel({ languageModel: model() }, async (domain) => {
    await forgetPerson(harness.db, { name: 'Ada Example', domain }, async () => undefined);
  });
  expect(server.completionRequests.length).toBeGreaterThan(completionRequests);
  for (const { body } of server.completionRequests.slice(completionRequests)) {
    expect(body.messages[1]?.content).not.toContain('Ada');
  }
  expect(JSON.stringify(insights)).not.toContain('Ada');
  expect(coverage).toMatchObject([
    { reason: expect.stringContaining('refused: a name that is in no evidence') as string },
  ]);
  expect(JSON.stringify(coverage)).not.toContain('Ada');
});

test('never logs the key', async () => {
  const lines = new PassThrough();
  const logger = createLogger({ service: 'test', level: 'debug', destination: lines });
  reply = { status: 401, body: `bad key ${KEY}` };
  const { coverage } = await enrichWithModel({ languageModel: model(), logger });
  await harness.stopWorkers();
  lines.end();
  const log = await text(lines);
  expect(log).toContain('it responded with 401');
  expect(log).not.toContain(KEY);
  expect(JSON.stringify(coverage)).not.toContain(KEY);
});
