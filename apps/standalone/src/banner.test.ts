import type { ReceivedDelivery } from '@firmlens/simulator';
import { formatBanner, formatDelivery } from './banner';

const deliveryOf = (body: string): ReceivedDelivery => ({
  at: new Date(2027, 0, 31, 9, 5, 7),
  path: '/webhook',
  headers: {},
  body,
  verified: true,
  verdicts: { service: 'verified', standard: 'verified' },
});

const payload = (event: string, credits: object, rest: object = {}) =>
  deliveryOf(JSON.stringify({ event: `enrichment.${event}`, domain: 'tanner.example', credits, ...rest }));

describe('the line for a webhook', () => {
  it('has the local time, the credits used and where the results are', () => {
    const credits = { reserved: 26, used: 20, refunded: 6 };
    const delivery = payload('completed', credits, { data_url: 'http://localhost:3000/results' });
    expect(formatDelivery(delivery)).toBe(
      '09:05:07  Webhook  enrichment.completed  tanner.example  20 credits used  signatures verified' +
        '  http://localhost:3000/results',
    );
  });

  it.each(['failed', 'no_data_found'])(
    'has the refund if the event is %s, and no spaces at its end',
    (event) => {
      expect(formatDelivery(payload(event, { reserved: 10, used: 0, refunded: 10 }))).toBe(
        `09:05:07  Webhook  enrichment.${event}  tanner.example  10 credits refunded  signatures verified`,
      );
    },
  );

  it.each([
    ['wrong signature', 'wrong signature', 'X-Service-Signature is wrong, webhook-signature is wrong'],
    ['missing', 'verified', 'X-Service-Signature is missing'],
    ['verified', 'malformed', 'webhook-signature is malformed'],
    ['stale', 'verified', 'X-Service-Signature has a timestamp more than five minutes off'],
  ] as const)('names the signatures that do not verify: %s, %s', (service, standard, faults) => {
    const delivery = { ...payload('completed', {}), verified: false, verdicts: { service, standard } };
    expect(formatDelivery(delivery)).toBe(
      `09:05:07  Webhook  enrichment.completed  tanner.example  SIGNATURES NOT VERIFIED: ${faults}`,
    );
  });

  it.each(['{', 'null', '[]', '{"credits":null}', '{"credits":7}'])('survives the body %s', (body) => {
    expect(formatDelivery(deliveryOf(body))).toMatch(/^09:05:07 {2}Webhook {2}.*signatures verified$/);
  });
});

describe('the banner', () => {
  const FACTS = {
    baseUrl: 'http://localhost:3900/api/v1',
    apiKey: 'flk_x',
    owner: { email: 'demo@firmlens.example', password: 'first-password' },
    dataDir: '/data',
    companies: [],
    hasSimulatedSources: false,
    ops: { url: 'http://127.0.0.1:3003', token: 'ops-token' },
    workerHealthUrls: {
      'enrichment-worker': 'http://127.0.0.1:5001/health',
      'webhook-worker': 'http://127.0.0.1:5002/health',
    },
  };

  it.each([
    [86_400, '24 hours'],
    [1_800, '30 minutes'],
    [20, '20 seconds'],
  ])('says for how long data is free if FRESHNESS_SECONDS is %i', (freshnessSeconds, period) => {
    expect(formatBanner({ ...FACTS, freshnessSeconds })).toContain(
      `After that, the same command returns the data, free for ${period}.`,
    );
  });

  it("has the panel's address and its owner's password until the owner chose another", () => {
    const facts = { ...FACTS, freshnessSeconds: 1 };
    expect(formatBanner(facts)).toEqual(
      expect.arrayContaining([
        '  Panel      http://localhost:3900/panel',
        '             demo@firmlens.example, password first-password',
      ]),
    );
    const owner = { ...facts.owner, password: null };
    expect(formatBanner({ ...facts, owner })).toContain(
      '             demo@firmlens.example, password as you chose it',
    );
  });

  it("has the queue dashboard's address and password, and where metrics are", () => {
    expect(formatBanner({ ...FACTS, freshnessSeconds: 1 })).toEqual(
      expect.arrayContaining([
        '  Queues     http://127.0.0.1:3003/ops/queues',
        '             any user, password ops-token',
        expect.stringContaining('http://127.0.0.1:3003/metrics'),
      ]),
    );
  });

  it("names each process beside its health check's URL", () => {
    const lines = formatBanner({ ...FACTS, freshnessSeconds: 1 }).map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/http:\/\/localhost:3900\/api\/v1\/health \(API\)$/),
        'http://127.0.0.1:5001/health (enrichment worker)',
        'http://127.0.0.1:5002/health (webhook worker)',
      ]),
    );
  });
});
