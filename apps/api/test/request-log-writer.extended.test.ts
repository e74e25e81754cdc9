import { createRequestLogWriter } from '../src/background/request-log-writer';
import { openAccount } from './support/accounts';
import { type Api, startApi } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('drops a page that PostgreSQL rejects with a log line, and writes the next one', async () => {
  const { accountId, keyId: keySeries } = await openAccount(api.db);
  const entry = {
    ...{ requestedAt: new Date(), accountId, keySeries, endpoint: '/x', route: '/x', method: 'GET' },
    ...{ status: 200, durationMs: 1, errorMessage: null, batchId: null, credits: 0 },
  };
  const errors: string[] = [];
  const logger = { error: (text: string) => errors.push(text), warn: () => undefined };
  const writer = createRequestLogWriter(api.db, logger as never);
  writer.record({ ...entry, status: 2 ** 40 });
  await writer.flush();
  writer.record(entry);
  await writer.close();
  expect(errors).toEqual(['request log entries were dropped']);
  expect(await api.db.requestLog.count({ where: { accountId } })).toBe(1);
});
