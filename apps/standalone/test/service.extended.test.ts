import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompanyData, WebhookPayload } from '@firmlens/contract';
import type { ReceivedDelivery } from '@firmlens/simulator';
import { createTestDatabase, type TestDatabase, emptyRedisUrl } from '@firmlens/testkit';
import { type ApiResponse, prepareService, type Service } from './support/service';

const DEMO = path.resolve(__dirname, '../../../demo/sites/lumenfold.example');
const ALL_MODULES = 'business,technology,funding,team,signals,competitors';

let database: TestDatabase;
let service: Service;
/** The account's credits when each webhook arrived, before the receiver responded. */
const creditsAtWebhook = new Map<string, Promise<ApiResponse>>();

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    sites: {},
    respond(delivery, response) {
      const credits = service.get('/account/credits');
      creditsAtWebhook.set(payloadOf(delivery).domain, credits);
      void credits.finally(() => response.writeHead(204).end());
    },
  });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

const payloadOf = ({ body }: ReceivedDelivery) => JSON.parse(body) as WebhookPayload;
const balanceOf = ({ body }: ApiResponse) =>
  (body['data'] as { credits: { balance: number } }).credits.balance;

/** Returns the content of the demo company's files as one text without tags. */
function demoText(): string {
  const files = readdirSync(path.join(DEMO, 'public'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(html|xml|txt)$/.test(file))
    .map((file) => readFileSync(path.join(DEMO, 'public', file), 'utf8'));
  return texts
    .join(' ')
    .replaceAll(/<[^>]*>/g, (tag) => ` ${/content="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');
}

test('a request leads to a verified webhook and to results that match the pages of the company', async () => {
  const request = `/company/lumenfold.example?enrich=${ALL_MODULES}`;
  const queued = await service.get(request);
  expect(queued).toMatchObject({ status: 202, body: { status: 'processing', credits_reserved: 60 } });
  const batchId = String(queued.body['batch_id']);

  const delivery = await service.webhook(batchId);
  expect(delivery.verdicts).toEqual({ service: 'verified', standard: 'verified' });
  const payload = payloadOf(delivery);
  expect(payload).toMatchObject({
    event: 'enrichment.completed',
    credits: { reserved: 60, used: 60, refunded: 0 },
    data_url: expect.stringMatching(`/enrichment/${batchId}/results$`) as string,
  });

  const results = await service.get(`/enrichment/${batchId}/results`);
  expect(results.status).toBe(200);
  const { company, technology, team, signals } = results.body['data'] as CompanyData;
  const text = demoText();
  const values = [
    company?.name,
    company?.description,
    ...(company?.registered_address?.split(', ') ?? []),
    ...(team?.team_members?.map(({ name }) => name) ?? []),
    ...(team?.job_titles ?? []),
    ...(signals?.highlights?.map(({ title }) => title) ?? []),
  ];
  expect(values.filter((value) => !text.includes(String(value)))).toEqual([]);
  expect(text.replaceAll(/[^\d+]/g, '')).toContain(company?.phone);
  expect(company?.phone).toMatch(/^\+\d{8,}$/);
  expect(company?.registered_address).toMatch(/.{10,}/);
  expect(team?.team_members?.length).toBeGreaterThan(3);
  expect(team?.job_titles).toHaveLength(5);
  expect(signals?.highlights?.length).toBeGreaterThan(3);
  expect(technology?.technologies?.length).toBeGreaterThan(3);

  const { body } = await service.get('/company/lumenfold.example/evidence');
  const evidence = body['evidence'] as { field: string; url: string | null }[];
  const technologyUrls = evidence
    .filter(({ field }) => field.startsWith('technology.'))
    .map(({ url }) => url);
  expect(technologyUrls.length).toBeGreaterThan(3);
  expect(
    technologyUrls.filter((url) => url !== null && !url.startsWith('https://lumenfold.example/')),
  ).toEqual([]);

  expect(await service.get(request)).toMatchObject({ status: 200, body: { credits_used: 0 } });
});

test('a company that does not exist is refunded before the webhook arrives, then its domain is in cooldown', async () => {
  const before = balanceOf(await service.get('/account/credits'));
  const queued = await service.get('/company/silent-harbour.example?enrich=team');
  expect(queued).toMatchObject({ status: 202, body: { credits_remaining: before - 16 } });

  const delivery = await service.webhook(String(queued.body['batch_id']));
  expect(payloadOf(delivery)).toMatchObject({
    event: 'enrichment.no_data_found',
    credits: { reserved: 16, used: 0, refunded: 16 },
  });
  const seen = await creditsAtWebhook.get('silent-harbour.example');
  expect(seen && balanceOf(seen)).toBe(before);

  const again = await service.get('/company/silent-harbour.example');
  expect(again).toMatchObject({ status: 409, body: { error: 'no_data_cooldown' } });
  const retryAfter = Number(again.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(86_000);
  expect(retryAfter).toBeLessThanOrEqual(86_400);
});
