import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { setDefaultWebhook } from '@firmlens/domain';
import { createTestDatabase, emptyRedisUrl, type TestDatabase, waitUntil } from '@firmlens/testkit';
import { runCommand } from './support/command-line';
import { runAppsScript } from './support/recipes/run-apps-script';
import { type N8nWorkflow, runN8nWorkflow } from './support/recipes/run-n8n-workflow';
import { prepareService, type Service } from './support/service';
import { ROOT } from './support/standalone-process';

const run = promisify(execFile);
const recipe = (file: string) => readFile(path.join(ROOT, 'docs/recipes', file), 'utf8');

let database: TestDatabase;
let service: Service;
let folder: string;
/** The command line client, installed from its tarball in an empty folder. */
let command: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-recipes-'));
  database = await createTestDatabase();
  service = await prepareService({ databaseUrl: database.url, redisUrl: await emptyRedisUrl(), sites: {} });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
  await setDefaultWebhook(service.db, service.accountId, service.receiver.url);
  const cli = path.join(ROOT, 'packages/cli');
  await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: cli });
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await writeFile(path.join(folder, 'package.json'), '{ "name": "user", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
  command = path.join(folder, 'node_modules/firmlens/bin/firmlens.mjs');
});
afterAll(async () => {
  await service.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const balance = async () =>
  (await service.db.account.findUniqueOrThrow({ where: { id: service.accountId } })).balance;

describe('n8n', () => {
  /** Reads a workflow, with the test's values in its settings. */
  async function workflowOf(file: string, settings: object): Promise<N8nWorkflow> {
    const workflow = JSON.parse(await recipe(`n8n/${file}`)) as N8nWorkflow;
    const { parameters = {} } = workflow.nodes.find(({ name }) => name === 'Settings') ?? {};
    const given = JSON.parse(String(parameters['jsonOutput'])) as object;
    parameters['jsonOutput'] = JSON.stringify({ ...given, base_url: service.baseUrl, ...settings });
    return workflow;
  }
  const world = () => ({
    apiKey: service.apiKey,
    execution: { id: '7', resumeUrl: service.receiver.url },
    // Each look is a request of the account, which may make 150 in a minute.
    pause: () => delay(2_000),
    // Webhooks of companies that earlier tests enriched may arrive meanwhile.
    resumed: async () => {
      await waitUntil(
        () => service.receiver.deliveries.some(({ body }) => body.includes('parcelnest.example')),
        { what: 'the webhook' },
      );
    },
  });

  test('a list is begun, looked at until it has ended, and becomes an item for each company', async () => {
    const items = await runN8nWorkflow(await workflowOf('enrich-list.json', {}), world());
    expect(items).toMatchObject([
      {
        json: { domain: 'lumenfold.example', status: 'completed', data: { company: { name: 'Lumenfold' } } },
      },
      { json: { domain: 'gridwatt.example', status: 'completed' } },
    ]);
  });

  test('a request that is sent again begins no second list', async () => {
    const before = await balance();
    await runN8nWorkflow(await workflowOf('enrich-list.json', {}), world());
    expect(await service.db.list.count()).toBe(1);
    expect(await balance()).toBe(before);
  });

  test('a company is waited for by webhook, or comes at once if it is fresh', async () => {
    const workflow = await workflowOf('enrich-company.json', {
      domain: 'parcelnest.example',
      modules: 'team',
    });
    for (const expected of [1, 1]) {
      const items = await runN8nWorkflow(workflow, world());
      expect(items).toMatchObject([{ json: { company: { domain: 'parcelnest.example' }, team: {} } }]);
      expect(await service.db.batch.count({ where: { domain: 'parcelnest.example' } })).toBe(expected);
    }
  });

  test.each(['enrich-list.json', 'enrich-company.json'])('%s is a whole', async (file) => {
    const { nodes, connections } = JSON.parse(await recipe(`n8n/${file}`)) as N8nWorkflow;
    const names = nodes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    const reached = Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
    expect(new Set([names[0], ...reached])).toEqual(new Set(names));
    // n8n finds the credentials of an import by their name, and keys stay out of the file.
    for (const { type, credentials } of nodes.filter((node) => node.type.endsWith('httpRequest')))
      expect([type, credentials]).toEqual([type, { httpHeaderAuth: { id: null, name: 'Firmlens API key' } }]);
  });
});

describe('Google Sheets', () => {
  const settings = { name: 'firmlensSettings' };
  const runScript = async (calls: Parameters<typeof runAppsScript>[1]['calls'], cells: string[][] = []) =>
    runAppsScript(await recipe('google-sheets/firmlens.gs'), {
      ...{ cells, calls: [settings, ...calls], answers: [service.baseUrl, service.apiKey] },
    });

  test('a menu enriches the selected rows by one list, after it has said what that costs', async () => {
    const [website, german, none] = [
      'https://www.lumenfold.example/about',
      'kessel-und-sohn.example',
      'no domain at all',
    ];
    const head = ['Website', 'Owner'];
    const selection = { column: 1, firstRow: 2, lastRow: 6 };
    const { cells, alerts, menu, results } = await runScript(
      [{ name: 'onOpen' }, { name: 'firmlensEnrich', selection }],
      [head, [website], [''], [german], ['lumenfold.example'], [none]],
    );
    expect(results.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(menu).toHaveLength(3);
    expect(alerts).toEqual([
      expect.stringMatching(/^1 of 3 companies are enriched for 10 credits\. 1 are fresh/),
    ]);
    const lumenfold = ['fresh', 'Lumenfold', 'United Kingdom', 84, expect.stringContaining('cold-storage')];
    expect(cells).toEqual([
      head,
      [website, ...lumenfold],
      [''],
      [
        german,
        'completed',
        expect.stringContaining('Kessel'),
        'Germany',
        expect.anything(),
        expect.anything(),
      ],
      ['lumenfold.example', ...lumenfold],
      [none, 'invalid', '', '', '', ''],
    ]);
  });

  test('the function FIRMLENS reads fresh data, and never begins an enrichment', async () => {
    const before = await balance();
    const read = (...args: string[]) => ({ name: 'FIRMLENS', args });
    const { results } = await runScript([
      read('lumenfold.example', 'company.name'),
      read('lumenfold.example', 'company.phone'),
      read('tangle-and-twine.example', 'company.name'),
      read('lumenfold.example', 'name'),
    ]);
    expect(results.slice(1)).toEqual([
      { value: 'Lumenfold' },
      // What a spreadsheet takes for a formula is text.
      { value: "'+442079460318" },
      { value: 'not enriched' },
      { error: expect.stringContaining('company.name') },
    ]);
    expect(await balance()).toBe(before);
  });
});

test('HubSpot gets a file with the names of its properties, for companies that it exported', async () => {
  const columns = await recipe('hubspot/columns.txt');
  const exported =
    'Record ID,Company name,Company Domain Name,Country/Region\n1,Lumenfold Ltd,lumenfold.example,\n2,Nowhere,,\n';
  const ran = await runCommand(['list', '-', '--columns', columns], { service, stdin: exported, command });
  expect(ran.code).toBe(0);
  const [header, first, second] = ran.stdout.split('\r\n');
  expect(header).toBe(
    'Company Domain Name,Company name,Description,Phone Number,City,Country/Region,Number of Employees,Year Founded,LinkedIn Company Page',
  );
  expect(first).toMatch(/^lumenfold\.example,Lumenfold,.*,\+442079460318,/);
  // A name that is not resolved has no domain, and so nothing to import.
  expect(second).toMatch(/^,+$/);
});
