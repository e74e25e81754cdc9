import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@firmlens/embedded';
import { createTestDatabase, emptyRedisUrl, type TestDatabase, waitUntil } from '@firmlens/testkit';
import { Webhook } from 'standardwebhooks';
import { outcomeOf, runCommand, startCommand } from './support/command-line';
import { prepareService, type Service, slowSite } from './support/service';

let database: TestDatabase;
let service: Service;
let folder: string;
const slow = slowSite('Slowbell');
const held = slowSite('Tollbell');

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    sites: { 'slowbell.example': slow.site, 'tollbell.example': held.site },
  });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-command-'));
});
afterAll(async () => {
  await service.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const firmlens = (...words: string[]) => runCommand(words, { service });
const parse = (printed: string) => JSON.parse(printed) as Record<string, unknown>;
const balance = async () => {
  const { credits } = parse((await firmlens('account', '--json')).stdout) as { credits: { balance: number } };
  return credits.balance;
};

test('an enrichment needs a webhook URL, which the command stores', async () => {
  const refused = await firmlens('enrich', 'lumenfold.example');
  expect([refused.code, refused.stdout]).toEqual([3, '']);
  expect(refused.stderr).toMatch(/\[webhook_required\]\n$/);
  const stored = await firmlens('account', '--webhook-url', service.receiver.url, '--json');
  expect(parse(stored.stdout)).toMatchObject({
    webhook_url: service.receiver.url,
    account: { plan_type: 'professional' },
  });
});

test('company, signals and quote cost nothing, and say what an enrichment would', async () => {
  const before = await balance();
  for (const words of [
    ['company', 'lumenfold.example', '--modules', 'signals'],
    ['signals', 'lumenfold.example'],
  ]) {
    const { code, stderr } = await firmlens(...words);
    expect([code, stderr]).toEqual([
      1,
      'lumenfold.example has no fresh data of this kind. `firmlens enrich lumenfold.example --modules signals` gets it for 26 credits.\n',
    ]);
  }
  const { code, stdout } = await firmlens('quote', 'https://www.lumenfold.example/about', '--json');
  expect([code, parse(stdout)]).toEqual([
    0,
    expect.objectContaining({ domain: 'lumenfold.example', outcome: 'starts', credits_required: 10 }),
  ]);
  expect(await balance()).toBe(before);
});

test('an enrichment is waited for, and its data is free afterwards', async () => {
  const before = await balance();
  const enriched = await firmlens('enrich', 'lumenfold.example', '--modules', 'signals', '--json');
  expect(enriched).toMatchObject({ code: 0, stderr: '' });
  const { data, ...rest } = parse(enriched.stdout) as { data: { company: { name: string } } };
  expect(rest).toMatchObject({ status: 'completed', domain: 'lumenfold.example', credits_used: 26 });
  expect(data.company.name).toBe('Lumenfold');
  expect(await balance()).toBe(before - 26);
  expect(parse((await firmlens('company', 'lumenfold.example', '--json')).stdout)).toMatchObject({
    company: { name: 'Lumenfold' },
  });
  const again = await firmlens('enrich', 'lumenfold.example');
  expect(again.stdout).toMatch(/^company:\n {2}name: Lumenfold$/m);
  expect(again.stderr).toBe('The data was fresh: it cost nothing.\n');
  expect((await firmlens('signals', 'lumenfold.example')).stdout).toMatch(/^date +type +title\n\d{4}-/);
  expect((await firmlens('company', 'lumenfold.example', '--evidence')).stdout).toMatch(
    /^field +value +source/,
  );
  expect(await balance()).toBe(before - 26);
});

test('a company without data exits with 1 and costs nothing', async () => {
  const { code, stdout, stderr } = await firmlens('enrich', 'verdant-hill.example', '--json');
  expect([code, parse(stdout), parse(stderr)]).toEqual([
    1,
    expect.objectContaining({ status: 'no_data_found', credits_used: 0 }),
    expect.objectContaining({ error: 'unsuccessful' }),
  ]);
});

describe('a list', () => {
  test('is quoted, followed, and printed with the headers that were asked for', async () => {
    const file = path.join(folder, 'companies.csv');
    await writeFile(
      file,
      'Company Domain Name;Owner\nlumenfold.example;Ada\nnot a domain;Ada\ngridwatt.example;Bo\n',
    );
    const quoted = await firmlens('list', file, '--dry-run', '--json');
    expect(parse(quoted.stdout)).toMatchObject({ quote: { entries: 3, to_enrich: 1, fresh: 1, price: 10 } });
    const columns = 'Line=line,status,Company name=company.name,Phone=company.phone';
    const words = ['list', file, '--max-credits', '10', '--columns', columns];
    const { code, stdout, stderr } = await firmlens(...words);
    expect([code, stdout.split('\r\n')]).toEqual([
      0,
      [
        'Line,status,Company name,Phone',
        '2,fresh,Lumenfold,+442079460318',
        '3,invalid,,',
        expect.stringMatching(/^4,completed,Gridwatt,/),
        '',
      ],
    ]);
    expect(stderr).toMatch(/^Line 3, not a domain: /m);
    expect(stderr).toContain('10 credits for 1 of the companies; 1 are fresh and free.');
    // A pipe sees no bar.
    expect(stderr).not.toContain('\u001B');
  });

  test('comes from standard input, and is controlled by its id', async () => {
    // One at a time, so that the second waits.
    await service.admin('account', 'set', '--account', String(service.accountId), '--concurrent', '1');
    slow.holdResponses();
    const created = await runCommand(['list', '-', '--json'], {
      service,
      stdin: '["slowbell.example", "verdant-hill.example", "tangle-and-twine.example"]',
    });
    const { list } = parse(created.stdout) as { list: { list_id: string } };
    const id = list.list_id;
    expect(parse((await firmlens('list', 'pause', id, '--json')).stdout)).toMatchObject({ status: 'paused' });
    const followed = await firmlens('list', 'follow', id);
    expect([followed.code, followed.stderr]).toEqual([
      1,
      expect.stringContaining(`firmlens list resume ${id}`),
    ]);
    expect((await firmlens('list', 'resume', id)).stdout).toMatch(/^status: running$/m);
    expect((await firmlens('list', 'status')).stdout).toContain(id);
    slow.release();
    const ended = await firmlens('list', 'follow', id, '--output', 'jsonl');
    expect([ended.code, ended.stdout.trimEnd().split('\n').map(parse)]).toMatchObject([
      0,
      [
        { domain: 'slowbell.example', status: 'completed' },
        { domain: 'verdant-hill.example', status: 'cooldown' },
        { domain: 'tangle-and-twine.example', status: 'completed' },
      ],
    ]);
    const cancelled = await firmlens('list', 'cancel', id);
    expect([cancelled.code, cancelled.stderr]).toEqual([3, expect.stringContaining('[list_ended]')]);
  });
});

test('a watch is begun from a file, looks at once, and is controlled by its id', async () => {
  const refused = await firmlens('watch', '-', '--frequency', 'daily', '--max-credits-per-month', '0');
  expect([refused.code, refused.stderr]).toEqual([2, '- names no domain.\n']);
  const stdin = '# our market\nlumenfold.example\nnot a domain\n';
  const words = ['watch', '-', '--frequency', 'weekly', '--max-credits-per-month', '100', '--json'];
  const created = await runCommand(words, { service, stdin });
  const { watch, problems } = parse(created.stdout) as { watch: { watch_id: string }; problems: object[] };
  expect(problems).toMatchObject([{ input: 'not a domain', status: 'invalid' }]);
  const id = watch.watch_id;
  const state = async () => parse((await firmlens('watch', 'status', id, '--json')).stdout);
  await waitUntil(
    async () => (await state())['look_id'] === null && (await state())['next_look_at'] !== null,
    {
      what: 'the end of the first look',
    },
  );
  expect(await state()).toMatchObject({ status: 'active', looks: [{ status: 'completed' }] });
  expect((await firmlens('watch', 'status')).stdout).toContain(id);
  expect((await firmlens('watch', 'pause', id)).stdout).toMatch(/^reason: requested$/m);
  // The first look is the base line.
  expect(await firmlens('watch', 'signals', id)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect((await firmlens('watch', 'delete', id)).stdout).toMatch(/^deleted: true$/m);
  expect((await firmlens('watch', 'status', id)).code).toBe(3);
});

test('a watch of a search finds its companies at its first look', async () => {
  await firmlens('enrich', 'lumenfold.example');
  const limits = ['--frequency', 'weekly', '--max-credits-per-month', '100', '--json'];
  const created = await firmlens('watch', '--search', 'query=lumenfold&countries=GB', ...limits);
  const { watch_id: id } = parse(created.stdout)['watch'] as { watch_id: string };
  const state = async () => parse((await firmlens('watch', 'status', id, '--json')).stdout);
  await waitUntil(async () => (await state())['companies'] === 1, { what: 'the company of the search' });
  expect(await state()).toMatchObject({
    search: { filters: { query: 'lumenfold', countries: ['GB'] }, companies_matching: 1 },
    domains: ['lumenfold.example'],
  });
  await firmlens('watch', 'delete', id);
});

test('listen prints each event once, and forwards it signed', async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const secretFile = path.join(folder, 'secret');
  await writeFile(secretFile, service.signingSecret, { mode: 0o600 });
  const child = startCommand(
    ['listen', '--forward', `http://127.0.0.1:${port}/hook`, '--secret-file', secretFile],
    { service },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const outcome = outcomeOf(child);
  await waitUntil(() => said.includes('Waiting for events'), { what: 'the listener' });
  await firmlens('enrich', 'parcelnest.example');
  await waitUntil(() => received.length > 0, { what: 'the forwarded event' });
  child.kill('SIGINT');
  const { code, stdout } = await outcome;
  server.close();
  expect(code).toBe(130);
  expect(received).toHaveLength(1);
  const [{ headers = {}, body = '' } = {}] = received;
  expect(new Webhook(service.signingSecret).verify(body, headers as Record<string, string>)).toMatchObject({
    event: 'enrichment.completed',
    domain: 'parcelnest.example',
  });
  expect(headers).toMatchObject({ 'x-service-event': 'enrichment.completed' });
  expect(stdout).toMatch(
    /^\S+ {2}enrichment\.completed {2}parcelnest\.example {2}batch_\w+ {2}completed {2}→ 204\n$/,
  );
});

test('Ctrl-C leaves the enrichment at the service, and says so', async () => {
  await service.db
    .$executeRaw`UPDATE company_modules SET enriched_at = enriched_at - interval '25 hours' WHERE domain = 'tollbell.example'`;
  const child = startCommand(['enrich', 'tollbell.example'], { service });
  const outcome = outcomeOf(child);
  await waitUntil(() => held.hasVisits(), { what: 'a visit' });
  // The command has asked for the state by then, or does so within a second.
  const { id } = await service.db.batch.findFirstOrThrow({
    where: { domain: 'tollbell.example', completedAt: null },
  });
  child.kill('SIGINT');
  const { code, stderr } = await outcome;
  expect([code, stderr]).toEqual([
    130,
    expect.stringMatching(new RegExp(`(${id} goes on|is being enriched)`)),
  ]);
  held.release();
  await service.webhook(id);
  expect((await firmlens('company', 'tollbell.example')).code).toBe(0);
});

test('refusals and a missing service have exit codes of their own', async () => {
  const wrongKey = await runCommand(['account'], { service: { ...service, apiKey: 'fl_wrong' } });
  expect([wrongKey.code, wrongKey.stderr]).toEqual([3, expect.stringContaining('[invalid_api_key]')]);
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  const nowhere = await runCommand(['account'], { service: { ...service, baseUrl } });
  expect([nowhere.code, nowhere.stderr]).toEqual([4, expect.stringMatching(/ECONNREFUSED.*FIRMLENS_URL/)]);
});
