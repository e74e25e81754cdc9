import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  EMPLOYEE_RANGES,
  EVENT_BY_STATUS,
  HIGHLIGHT_TYPES,
  LIST_EVENT,
  MODULES,
  SIGNAL_EVENT,
} from '@firmlens/contract';
import { setDefaultWebhook } from '@firmlens/domain';
import { createTestDatabase, emptyRedisUrl, type TestDatabase } from '@firmlens/testkit';
import type { IDataObject, IHttpRequestOptions, INodeType, NodeParameterValueType } from 'n8n-workflow';
import { installNodes, type InstalledNodes } from './support/n8n/install-nodes';
import { runNode } from './support/n8n/node-runner';
import { request } from './support/n8n/request';
import { hostTrigger } from './support/n8n/trigger-host';
import { prepareService, type Service } from './support/service';

let database: TestDatabase;
let service: Service;
let nodes: InstalledNodes;

beforeAll(async () => {
  nodes = await installNodes();
  database = await createTestDatabase();
  service = await prepareService({ databaseUrl: database.url, redisUrl: await emptyRedisUrl(), sites: {} });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
  await setDefaultWebhook(service.db, service.accountId, service.receiver.url);
});
afterAll(async () => {
  await service.close();
  await database.drop();
  await nodes.remove();
});

/** What the user entered in the credential. A slash at the end of the address does no harm. */
const credentials = () => ({
  baseUrl: `${service.baseUrl}/`,
  apiKey: service.apiKey,
  signingSecret: service.signingSecret,
});

let executions = 0;
/** Runs an operation in an execution of its own, and returns the data of the items. */
async function operate(
  resource: string,
  operation: string,
  parameters: Record<string, NodeParameterValueType>,
  executionId = String((executions += 1)),
): Promise<IDataObject[]> {
  const { node, credential } = nodes;
  const host = { credential, credentials: credentials(), executionId };
  const items = await runNode(node, { resource, operation, ...parameters }, host);
  return items.map(({ json }) => json);
}

const batchesOf = (domain: string) => service.db.batch.count({ where: { domain } });

describe('the package', () => {
  test('it contains what n8n loads and nothing else, and needs no other package', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(nodes.folder, 'package.json'), 'utf8')) as {
      dependencies?: object;
    };
    expect(dependencies).toBeUndefined();
    const kinds = new Set(
      (await readdir(nodes.folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => path.extname(name)),
    );
    expect(kinds).toEqual(new Set(['.js', '.json', '.md', '.svg']));
  });

  test('its icons are where its nodes say', async () => {
    const { node, trigger } = nodes;
    const { light, dark } = node.description.icon as { light: string; dark: string };
    for (const icon of [light, dark])
      await access(path.join(nodes.folder, 'dist/nodes/Firmlens', icon.replace('file:', '')));
    expect(trigger.description.icon).toEqual(node.description.icon);
  });

  test('it offers all modules, types of signals, sizes and events of the service', () => {
    const offered = (type: INodeType, name: string): unknown[] => {
      const fields = type.description.properties.flatMap((field) => [field, ...(field.options ?? [])]);
      const field = fields.find((one) => one.name === name && 'type' in one);
      return ((field as { options?: { value: unknown }[] } | undefined)?.options ?? []).map(
        ({ value }) => value,
      );
    };
    const all = (values: readonly string[]) => [...values].sort();
    const { node, trigger } = nodes;
    expect(offered(node, 'modules')).toEqual(all(MODULES));
    expect(offered(node, 'signal_types')).toEqual(all(HIGHLIGHT_TYPES));
    expect(offered(node, 'types')).toEqual(all(HIGHLIGHT_TYPES));
    expect(offered(node, 'employee_ranges')).toEqual(EMPLOYEE_RANGES);
    expect(offered(trigger, 'events')).toEqual(
      all([...Object.values(EVENT_BY_STATUS), LIST_EVENT, SIGNAL_EVENT]),
    );
  });

  test('its credential tells a right key from a wrong one', async () => {
    const { node, credential } = nodes;
    const { url, baseURL } = credential.test?.request ?? {};
    expect(baseURL).toBe(node.description.requestDefaults?.baseURL);
    const ask = (apiKey: string) =>
      request({ baseURL: service.baseUrl, url } as IHttpRequestOptions, {
        credential,
        credentials: { apiKey },
      });
    expect((await ask(service.apiKey)).statusCode).toBe(200);
    await expect(ask('flk_wrong')).rejects.toThrow('answered 401');
  });
});

describe('companies', () => {
  test('a company is waited for, and comes at once while it is fresh', async () => {
    const enrich = { domain: 'https://www.parcelnest.example/about', modules: ['team'] };
    const [first] = await operate('company', 'enrich', enrich);
    expect(first).toMatchObject({
      status: 'completed',
      credits_used: 16,
      data: { company: { domain: 'parcelnest.example' }, team: {} },
    });
    const [second] = await operate('company', 'enrich', enrich);
    expect(second).toMatchObject({ credits_used: 0, data: { company: { domain: 'parcelnest.example' } } });
    expect(await batchesOf('parcelnest.example')).toBe(1);
  });

  test('an enrichment that runs already is waited for, and not paid twice', async () => {
    const [queued] = await operate('company', 'enrich', { domain: 'lumenfold.example', wait: false });
    expect(queued).toMatchObject({ status: 'processing', batch_id: expect.stringMatching(/^batch_/) });
    const [found] = await operate('company', 'enrich', { domain: 'lumenfold.example' });
    expect(found).toMatchObject({ credits_used: 0, data: { company: { name: 'Lumenfold' } } });
    const results = await operate('company', 'results', { batchId: queued?.['batch_id'] as string });
    expect(results).toMatchObject([{ status: 'completed', data: { company: { name: 'Lumenfold' } } }]);
    expect(await batchesOf('lumenfold.example')).toBe(1);
  });

  test('events of a request go to the URL that it names', async () => {
    const options = { webhookUrl: `${service.receiver.url}?of=n8n` };
    const [queued] = await operate('company', 'enrich', {
      domain: 'tangle-and-twine.example',
      wait: false,
      options,
    });
    expect((await service.webhook(queued?.['batch_id'] as string)).path).toBe('/webhook?of=n8n');
  });

  test('a quote says what an enrichment costs, without beginning it', async () => {
    const quote = { domain: 'kessel-und-sohn.example', modules: ['team', 'signals'] };
    expect(await operate('company', 'quote', quote)).toMatchObject([
      { outcome: 'starts', credits_required: 32 },
    ]);
    expect(await batchesOf('kessel-und-sohn.example')).toBe(0);
  });

  test('a refusal is told in the words of the service', async () => {
    await expect(operate('company', 'enrich', { domain: 'no domain' })).rejects.toMatchObject({
      name: 'NodeApiError',
      httpCode: '400',
      message: expect.stringContaining('domain'),
      description: expect.stringContaining('invalid_domain'),
    });
  });
});

describe('searches', () => {
  test('companies are found by words and filters, an item for each', async () => {
    const filters = { countries: 'GB, France', employee_ranges: ['51-200'] };
    const found = await operate('company', 'search', { query: '', filters, returnAll: true });
    expect(found).toMatchObject([{ domain: 'lumenfold.example' }]);
  });

  test('not simplified, a page says what it does not prove', async () => {
    const filters = { since: '2020-01-01T00:00:00', types: ['award'], include_rumours: true };
    const [page] = await operate('signal', 'search', {
      domains: 'lumenfold.example',
      filters,
      simplify: false,
    });
    expect(page).toMatchObject({ data: { signals: [] }, coverage: { signal_absence_is_meaningful: false } });
  });

  test('no more is returned than the limit', async () => {
    await operate('company', 'enrich', { domain: 'lumenfold.example', modules: ['signals'] });
    const found = await operate('signal', 'search', { domains: 'lumenfold.example', limit: 1 });
    expect(found).toMatchObject([{ domain: 'lumenfold.example' }]);
  });
});

describe('lists and watches', () => {
  test('a list is created once however often n8n tries, and all pages of its results are read', async () => {
    const unknown = Array.from({ length: 120 }, (_, index) => `company-${index}.test`);
    const companies = ['parcelnest.example', ...unknown].join('\n');
    const options = { maxCredits: 0, notifyEach: false };
    const executionId = 'tried-again';
    const [created] = await operate('list', 'create', { companies, options }, executionId);
    expect(created).toMatchObject({ quote: { fresh: 1, unknown: 120, price: 0, max_credits: 0 } });
    expect(await operate('list', 'create', { companies, options }, executionId)).toEqual([created]);
    expect(await service.db.list.count()).toBe(1);

    const listId = (created?.['data'] as IDataObject)['list_id'] as string;
    expect(await operate('list', 'get', { listId })).toMatchObject([{ list_id: listId, entries: 121 }]);
    const results = await operate('list', 'results', { listId, returnAll: true });
    expect(results.map(({ line }) => line)).toEqual(Array.from({ length: 121 }, (_, index) => index + 1));
    expect(results[0]).toMatchObject({ domain: 'parcelnest.example', data: { company: {} } });
    expect(await operate('list', 'results', { listId, limit: 1 })).toMatchObject([{ line: 1 }]);
  });

  test('a list takes the names that an expression gives', async () => {
    const companies = '={{ [{ name: "Parcelnest", country: "GB" }, "gridwatt.example"] }}';
    const [created] = await operate('list', 'create', {
      companies,
      modules: ['team'],
      options: { maxCredits: 0 },
    });
    expect(created).toMatchObject({ quote: { entries: 2 }, data: { modules: ['team'] } });
  });

  test('a watch is created, read and deleted', async () => {
    const [created] = await operate('watch', 'create', {
      companies: 'parcelnest.example, gridwatt.example',
      frequency: 'monthly',
      maxCreditsPerMonth: 60,
      options: { types: ['funding'], modules: ['team'], includeRumours: true },
    });
    const watchId = (created?.['data'] as IDataObject)['watch_id'] as string;
    const watch = {
      watch_id: watchId,
      frequency: 'monthly',
      types: ['funding'],
      modules: ['team', 'signals'],
      include_rumours: true,
      domains: ['gridwatt.example', 'parcelnest.example'],
    };
    expect(await operate('watch', 'get', { watchId })).toMatchObject([watch]);
    await operate('watch', 'delete', { watchId });
    await expect(operate('watch', 'get', { watchId })).rejects.toMatchObject({ httpCode: '404' });
  });
});

describe('the trigger', () => {
  const hosted = (
    parameters: object,
    more: { url?: string; mode?: 'manual'; signingSecret?: string } = {},
  ) => {
    const { url = `${service.receiver.url}/n8n`, mode, signingSecret = service.signingSecret } = more;
    const { credential, trigger } = nodes;
    const given = {
      credential,
      credentials: { ...credentials(), signingSecret },
      url,
      ...(mode && { mode }),
    };
    return hostTrigger(trigger, { events: ['enrichment.completed'], storeUrl: true, ...parameters }, given);
  };
  const accountUrl = async () =>
    (await service.db.account.findUniqueOrThrow({ where: { id: service.accountId } })).webhookUrl;

  test('a genuine event starts the workflow; a forged one is refused, another event dropped', async () => {
    const [{ batch_id: batchId } = {}] = await operate('company', 'enrich', {
      domain: 'kessel-und-sohn.example',
      wait: false,
    });
    const { headers, body } = await service.webhook(batchId as string);
    const { receive } = hosted({});
    expect(await receive(headers, Buffer.from(body))).toEqual({
      status: 200,
      items: [{ json: JSON.parse(body) }],
    });
    expect(await receive(headers, Buffer.from(body.replace('kessel', 'kassel')))).toEqual({
      status: 401,
      items: [],
    });
    expect(await hosted({ events: ['list.completed'] }).receive(headers, Buffer.from(body))).toEqual({
      status: 200,
      items: [],
    });
  });

  test('while the workflow is active, its URL is the one of the account', async () => {
    const { activate, deactivate } = hosted({});
    await activate();
    expect(await accountUrl()).toBe(`${service.receiver.url}/n8n`);
    await activate();
    await deactivate();
    expect(await accountUrl()).toBe(service.receiver.url);
  });

  test('a URL that somebody else stores meanwhile stays', async () => {
    const { activate, deactivate } = hosted({});
    await activate();
    await setDefaultWebhook(service.db, service.accountId, `${service.receiver.url}/other`);
    await deactivate();
    expect(await accountUrl()).toBe(`${service.receiver.url}/other`);
    await setDefaultWebhook(service.db, service.accountId, service.receiver.url);
  });

  test.each([
    ['a test', {}, { mode: 'manual' as const }],
    ['a node that is not to store its URL', { storeUrl: false }, {}],
  ])('the URL of the account stays for %s', async (_what, parameters, more) => {
    const { activate, deactivate } = hosted(parameters, more);
    await activate();
    expect(await accountUrl()).toBe(service.receiver.url);
    await deactivate();
    expect(await accountUrl()).toBe(service.receiver.url);
  });

  test('without a signing secret, the workflow cannot be activated', async () => {
    await expect(hosted({}, { signingSecret: '' }).activate()).rejects.toThrow('no signing secret');
  });
});
