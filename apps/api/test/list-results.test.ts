import { deleteOldListEntries, optOut } from '@firmlens/domain';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, finishBatch } from './support/batches';
import { finishList, listBecomes, postList, runningBatches } from './support/lists';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi({ heartbeatMs: 50 });
});
afterAll(() => api.stop());

/** Gets a file of results. */
async function getFile({ key }: Pick<Caller, 'key'>, path: string, accept = '*/*') {
  const request = httpRequest({
    ...{ host: '127.0.0.1', port: api.port, path: `/api/v1${path}`, agent: false },
    headers: { 'x-api-key': key, accept },
  });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}
const linesOf = (file: string) =>
  file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A list of one company that is bought, one that was fresh, and two lines that are no company. */
async function finishedList(caller: Caller) {
  const [bought, fresh] = [newDomain(), newDomain()];
  const other = await openAccount(api.db);
  await completeBatch(api.db, other, fresh, { name: 'Fresh Ltd' });
  const { body } = await postList(api, caller, [bought, bought, fresh, 'not a domain']);
  const listId = String(body.data.list_id);
  await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 1);
  const [batchId = ''] = await runningBatches(api, caller);
  await finishBatch(api.db, batchId, {
    name: '=HYPERLINK("http://evil.example")',
    data: { company: { employee_count: 12, office_locations: ['Bern', 'Ulm'] } },
  });
  await finishList(api, caller, listId);
  return { listId, bought, fresh, batchId };
}

describe('the results of a list', () => {
  it('are a line of JSON for each entry, with the data that was bought or was fresh', async () => {
    const caller = await openAccount(api.db);
    const { listId, bought, fresh, batchId } = await finishedList(caller);
    const file = await getFile(caller, `/lists/${listId}/results`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/x-ndjson' });
    expect(linesOf(file.text)).toMatchObject([
      {
        line: 1,
        domain: bought,
        status: 'completed',
        credits_used: 10,
        batch_id: batchId,
        data: { company: { employee_count: 12 } },
      },
      {
        line: 3,
        domain: fresh,
        status: 'fresh',
        credits_used: 0,
        batch_id: null,
        data: { company: { name: 'Fresh Ltd' } },
      },
      {
        line: 4,
        domain: null,
        status: 'invalid',
        input: 'not a domain',
        reason: expect.stringContaining('not a company domain'),
        data: null,
      },
    ]);
    const single = await api.get(`/enrichment/${batchId}/results`, caller);
    expect(linesOf(file.text)[0]?.['data']).toEqual(single.body.data);
  });

  it('are a file for spreadsheets by format or Accept, in which no text is a formula', async () => {
    const caller = await openAccount(api.db);
    const { listId, bought } = await finishedList(caller);
    const columns = 'columns=domain,company.name,company.employee_count,company.office_locations';
    const file = await getFile(caller, `/lists/${listId}/results?format=csv&${columns}`);
    expect(file.text.split('\r\n').slice(0, 2)).toEqual([
      'domain,company.name,company.employee_count,company.office_locations',
      `${bought},"'=HYPERLINK(""http://evil.example"")",12,Bern; Ulm`,
    ]);
    const accepted = await getFile(caller, `/lists/${listId}/results`, 'text/csv');
    expect(accepted.headers['content-type']).toContain('text/csv');
    expect(accepted.text.split(',').slice(0, 4)).toEqual(['line', 'input', 'domain', 'status']);
  });

  it('come in pages, each entry once, with a cursor until the last one', async () => {
    const caller = await openAccount(api.db);
    const { listId } = await finishedList(caller);
    const lines: unknown[] = [];
    let cursor = '0';
    for (let pages = 0; pages < 3; pages += 1) {
      const page = await getFile(caller, `/lists/${listId}/results?limit=1&columns=line&cursor=${cursor}`);
      lines.push(...linesOf(page.text));
      cursor = String(page.headers['x-next-cursor']);
    }
    expect(lines).toEqual([{ line: 1 }, { line: 3 }, { line: 4 }]);
    expect(cursor).toBe('undefined');
  });

  it('are refused with unknown columns, to other accounts, and past retention', async () => {
    const caller = await openAccount(api.db);
    const { listId } = await finishedList(caller);
    expect(await getFile(caller, `/lists/${listId}/results?columns=company.nose`)).toMatchObject({
      status: 400,
      text: expect.stringContaining('company.nose'),
    });
    expect(await getFile(await openAccount(api.db), `/lists/${listId}/results`)).toMatchObject({
      status: 404,
    });
    await api.db.list.update({ where: { id: listId }, data: { endedAt: new Date('2020-01-01') } });
    await deleteOldListEntries(api.db, 90);
    expect(await getFile(caller, `/lists/${listId}/results`)).toMatchObject({
      status: 404,
      text: expect.stringContaining('data_unavailable'),
    });
    const { body } = await api.get(`/lists/${listId}`, caller);
    expect(body.data).toMatchObject({ counts: { completed: 1, fresh: 1 }, credits: { spent: 10 } });
  });

  it('lose the data of a fresh company that opted out since then', async () => {
    const caller = await openAccount(api.db);
    const { listId, fresh } = await finishedList(caller);
    await optOut(api.db, fresh);
    const file = await getFile(caller, `/lists/${listId}/results`);
    expect(linesOf(file.text)[1]).toMatchObject({ domain: fresh, status: 'fresh', data: null });
  });
});
