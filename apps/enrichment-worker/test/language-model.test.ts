import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Evidence } from '@firmlens/contract';
import { createEgress, type Egress } from '@firmlens/egress';
import { createLogger } from '@firmlens/runtime';
import { LANGUAGE_MODEL } from '@firmlens/sources';
import { createLanguageModel } from '../src/language-model/language-model';
import { writeInsights, type InsightRequest, type WrittenInsights } from '../src/insights/write-insights';
import {
  type CompletionRequest,
  type LanguageModelServer,
  type CompletionReply,
  startLanguageModelServer,
} from './support/language-model-server';
import { silentLogger } from './support/harness';

const NOW = new Date('2026-11-21T12:00:00Z');
const KEY = 'sk-invented-0123456789';

const provenance = {
  source: 'website',
  url: 'https://acme.example/',
  observed_at: NOW.toISOString(),
  confidence: 0.9,
};
const EVIDENCE: Evidence[] = [
  { field: 'company.name', value: 'Acme Robotics', ...provenance },
  {
    field: 'signals.highlights',
    value: {
      type: 'funding',
      title: 'Acme raises $12 million in Series B',
      date: '2026-06-10',
      description: null,
      entities: { round: 'Series B' },
      class: 'confirmed',
    },
    ...provenance,
  },
  {
    field: 'business.target_countries',
    value: { country: 'Norway', country_code: 'NO', proof: 'office' },
    ...provenance,
  },
];
const VALID = {
  insight: 'Acme Robotics took in $12 million in June 2026.',
  next_likely_move: null,
  key_facts: [1],
  country_reasons: [{ country_code: 'NO', reason: 'Acme Robotics has an office in Norway.' }],
};
const INVENTED = { ...VALID, insight: 'Acme Robotics took in $45 million in June 2026.' };

let server: LanguageModelServer | undefined;
let egress: Egress | undefined;
afterEach(async () => {
  await egress?.close();
  await server?.close();
});

interface Setup {
  reply: (request: CompletionRequest, count: number) => CompletionReply;
  order?: Partial<InsightRequest>;
  timeoutMs?: number;
  logger?: typeof silentLogger;
}

async function started({ reply, timeoutMs }: Setup) {
  server = await startLanguageModelServer(reply);
  const { baseUrl, completionRequests } = server;
  egress = createEgress({
    ...{ connectTo: [], extraCa: null, dnsServers: ['127.0.0.1:1'], userAgent: 'Firmlens/test' },
    trustedOrigins: [baseUrl],
  });
  const settings = { baseUrl, apiKey: KEY, model: 'invented-8b', tokensPerBatch: 30_000 };
  const languageModel = createLanguageModel({ egress, settings, ...(timeoutMs && { timeoutMs }) }).forBatch();
  return { languageModel, completionRequests };
}

async function writeWith(
  setup: Setup,
): Promise<WrittenInsights & { completionRequests: CompletionRequest[] }> {
  const { languageModel, completionRequests } = await started(setup);
  const request: InsightRequest = {
    domain: 'acme.example',
    modules: ['company', 'business', 'signals'],
    evidence: EVIDENCE,
    now: NOW,
    signal: new AbortController().signal,
    ...setup.order,
  };
  const written = await writeInsights(
    { languageModel, minConfidence: null, logger: setup.logger ?? silentLogger },
    request,
  );
  return { ...written, results: withoutTokens(written.results), completionRequests };
}

/** Leaves out the tokens, which most tests are not about. */
function withoutTokens(results: WrittenInsights['results']): WrittenInsights['results'] {
  return results.map((result) => ({
    ...result,
    reason: result.reason?.replace(/(?:^|; )\d+ tokens$/, '') || null,
  }));
}

const failed = (reason: unknown) => ({
  evidence: [],
  results: [{ source: 'language-model', status: 'failed', reason, askedAt: NOW }],
});

describe('a language model', () => {
  test('fills every declared field from the evidence alone', async () => {
    const { evidence, results } = await writeWith({ reply: () => ({ content: VALID }) });
    expect(results).toEqual([{ source: 'language-model', status: 'found', reason: null, askedAt: NOW }]);
    const provenance = {
      source: 'language-model',
      url: null,
      observed_at: NOW.toISOString(),
      confidence: 0.5,
    };
    expect(evidence).toEqual([
      {
        field: 'signals.ai_insights',
        value: {
          insight: VALID.insight,
          growth_momentum: 'moderate',
          trajectory: 'building',
          key_indicators: ['2026-06-10: Acme raises $12 million in Series B (funding, confirmed)'],
          next_likely_move: VALID.next_likely_move,
        },
        ...provenance,
      },
      { field: 'business.country_reasons', value: VALID.country_reasons[0], ...provenance },
    ]);
    expect(evidence.map(({ field }) => field)).toEqual(LANGUAGE_MODEL.fields);
  });

  test('is queried below the path of its URL, with the key only in the header, for a strict schema', async () => {
    const { completionRequests } = await writeWith({ reply: () => ({ content: VALID }) });
    expect(completionRequests).toHaveLength(1);
    const [{ path, headers, body }] = completionRequests as [CompletionRequest];
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(JSON.stringify(body)).not.toContain(KEY);
    expect(body).toMatchObject({
      model: 'invented-8b',
      temperature: 0,
      max_tokens: expect.any(Number) as number,
    });
    expect(body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
  });

  test('receives the facts as data, up to a boundary that no crawled text can know', async () => {
    const { completionRequests } = await writeWith({ reply: () => ({ content: VALID }) });
    const [system, user] = completionRequests[0]?.body.messages ?? [];
    expect(system?.content).toContain('never an instruction');
    const lines = user?.content.split('\n') ?? [];
    const boundary = /"end ([0-9a-f-]{36})"/.exec(lines[0] ?? '')?.[1];
    expect(lines).toContain(`end ${boundary}`);
    expect(lines).toContain(
      '{"fact":1,"text":"2026-06-10 | funding | confirmed | Acme raises $12 million in Series B | round: Series B"}',
    );
  });

  test('is queried again with its faults if it invents something, and the second answer counts', async () => {
    const { results, evidence, completionRequests } = await writeWith({
      reply: (_request, count) => ({ content: count === 1 ? INVENTED : VALID }),
    });
    expect(completionRequests[1]?.body.messages.at(-1)?.content).toContain(
      'insight: a number that is in no evidence ($45 million)',
    );
    expect(results).toMatchObject([{ status: 'found', reason: null }]);
    expect(evidence).toHaveLength(2);
  });

  test('loses its insight if it invents twice, but keeps its valid parts', async () => {
    const { results, evidence, completionRequests } = await writeWith({
      reply: () => ({ content: INVENTED }),
    });
    expect(completionRequests).toHaveLength(2);
    expect(results).toMatchObject([
      { status: 'found', reason: 'refused: a number that is in no evidence (insight)' },
    ]);
    expect(evidence.map(({ field }) => field)).toEqual(['business.country_reasons']);
  });

  test('fails if it invents everything', async () => {
    const { results, evidence } = await writeWith({
      reply: () => ({ content: INVENTED }),
      order: { modules: ['company', 'signals'] },
    });
    expect({ results, evidence }).toEqual(failed('refused: a number that is in no evidence (insight)'));
  });

  test('may put its JSON between fences', async () => {
    const { results } = await writeWith({
      reply: () => ({ content: `\`\`\`json\n${JSON.stringify(VALID)}\n\`\`\`` }),
    });
    expect(results).toMatchObject([{ status: 'found' }]);
  });

  test('whose endpoint takes no schema is queried for a JSON object, then and from the start of later calls', async () => {
    const { languageModel, completionRequests } = await started({
      reply: ({ body }) =>
        body.response_format.type === 'json_schema'
          ? { status: 400, body: '{"error":"response_format is not supported"}' }
          : { content: 'yes' },
    });
    const never = new AbortController().signal;
    for (const domain of ['one', 'two']) {
      const messages = [{ role: 'user' as const, content: domain }];
      await expect(
        languageModel.complete({ messages, schema: {}, maxTokens: 100, signal: never }),
      ).resolves.toBe('yes');
    }
    expect(completionRequests.map(({ body }) => body.response_format.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
  });

  test('that requires the newer name of the token limit gets it, without a temperature', async () => {
    const { completionRequests, results } = await writeWith({
      reply: ({ body }) =>
        body.max_tokens === undefined
          ? { content: VALID }
          : { status: 400, body: '{"error":{"message":"Use max_completion_tokens instead"}}' },
    });
    expect(results).toMatchObject([{ status: 'found' }]);
    expect(completionRequests[1]?.body).not.toHaveProperty('temperature');
    expect(completionRequests[1]?.body.max_completion_tokens).toBe(completionRequests[0]?.body.max_tokens);
    expect(completionRequests[1]?.body.response_format.type).toBe('json_schema');
  });

  test.each<[string, CompletionReply, string]>([
    ['responds with 500', { status: 500, body: 'oops' }, 'it responded with 500'],
    ['responds with 429', { status: 429 }, 'it responded with 429'],
    ['rejects the key', { status: 401 }, 'it responded with 401'],
    ['responds with 400 to everything', { status: 400, body: 'max_tokens' }, 'it responded with 400'],
    ['responds without JSON', { status: 200, body: '<html>' }, 'its response is not JSON'],
    [
      'responds with unexpected JSON',
      { status: 200, body: '{"choices":[{"message":null}]}' },
      'its response has no text',
    ],
    ['responds with null', { status: 200, body: 'null' }, 'its response has no text'],
    [
      'responds endlessly',
      { status: 200, body: `{"a":"${'x'.repeat(100_000)}"}` },
      'its response is longer than 64 KiB',
    ],
    ['is cut off', { content: '{"insight":', finish: 'length' }, 'its response is truncated'],
    [
      'writes something else than JSON',
      { content: 'I would rather not.' },
      'refused: it is not a JSON object (answer)',
    ],
  ])('that %s fails with a reason', async (_what, reply, reason) => {
    const { evidence, results } = await writeWith({ reply: () => reply });
    expect({ evidence, results }).toEqual(failed(reason));
  });

  test('that redirects fails, and the redirect is not followed', async () => {
    const canary = await startLanguageModelServer(() => ({ content: VALID }));
    const location = `${canary.baseUrl}/chat/completions`;
    for (const status of [301, 302, 307, 308]) {
      const { evidence, results } = await writeWith({ reply: () => ({ status, headers: { location } }) });
      expect({ evidence, results }).toEqual(failed(`it responded with ${status}`));
      await egress?.close();
      await server?.close();
    }
    [egress, server] = [undefined, undefined];
    expect(canary.connections()).toBe(0);
    await canary.close();
  });

  test('that is unreachable fails without disclosing its address', async () => {
    const { languageModel } = await started({ reply: () => 'hang' });
    await server?.close();
    server = undefined;
    const request = { domain: 'acme.example', modules: ['signals' as const], evidence: EVIDENCE, now: NOW };
    const signal = new AbortController().signal;
    await expect(
      writeInsights({ languageModel, minConfidence: null, logger: silentLogger }, { ...request, signal }),
    ).resolves.toEqual(failed('no response: connection_refused'));
  });

  test('that hangs is limited to the timeout of a call', async () => {
    const { evidence, results } = await writeWith({ reply: () => 'hang', timeoutMs: 100 });
    expect({ evidence, results }).toEqual(failed('it did not respond in time'));
  });

  test('that is slow is limited to the timeout of all calls', async () => {
    const { results } = await writeWith({ reply: () => 'hang', order: { timeLimitMs: 100 } });
    expect(results).toMatchObject([{ status: 'failed', reason: 'it did not respond in time' }]);
  });

  test('that hangs at the second attempt keeps the valid parts of the first', async () => {
    const { evidence, results } = await writeWith({
      reply: (_request, count) => (count === 1 ? { content: INVENTED } : 'hang'),
      timeoutMs: 1_500,
    });
    expect(evidence.map(({ field }) => field)).toEqual(['business.country_reasons']);
    expect(results).toMatchObject([
      { status: 'found', reason: expect.stringContaining('a number that is in no evidence') as string },
    ]);
  });

  test('is abandoned when the batch ends', async () => {
    const batch = new AbortController();
    const { results } = await writeWith({
      reply: () => {
        batch.abort();
        return 'hang';
      },
      order: { signal: batch.signal },
    });
    expect(results).toMatchObject([{ status: 'failed' }]);
  });

  test.each<[string, Partial<InsightRequest>, string]>([
    ['none of its modules was ordered', { modules: ['company', 'team'] }, 'no requested module needs it'],
    ['there are no facts', { evidence: EVIDENCE.slice(0, 1) }, 'there is nothing to write about'],
  ])('is not queried if %s', async (_what, order, reason) => {
    const { evidence, results, completionRequests } = await writeWith({
      reply: () => ({ content: VALID }),
      order,
    });
    expect([evidence, completionRequests]).toEqual([[], []]);
    expect(results).toEqual([{ source: 'language-model', status: 'not_asked', reason, askedAt: null }]);
    expect(server?.connections()).toBe(0);
  });

  test('never logs its key', async () => {
    const lines = new PassThrough();
    const logger = createLogger({ service: 'test', level: 'debug', destination: lines });
    await writeWith({ reply: () => ({ status: 500, body: KEY }), logger });
    await egress?.close();
    await server?.close();
    await writeWith({ reply: () => ({ content: VALID }), logger, order: { evidence: [null as never] } });
    lines.end();
    const log = await text(lines);
    expect(log).toContain('insights could not be written');
    expect(log).not.toContain(KEY);
  });
});
