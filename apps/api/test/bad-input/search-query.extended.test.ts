import {
  companySearchQuerySchema,
  INDUSTRIES,
  resolveQuerySchema,
  signalSearchQuerySchema,
} from '@firmlens/contract';
import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { type Caller, openAccount } from '../support/accounts';
import { companyWithSignals, highlight } from '../support/signals';
import { type Api, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  await companyWithSignals(api.db, caller, 'marlow.example', {
    ...{ country: 'Germany', industries: ['Robotics'] },
    highlights: [highlight({ title: 'Marlow raises money' })],
  });
});
afterAll(() => api.stop());

const namesOf = (schema: { describe: () => object }) =>
  Object.keys((schema.describe() as { keys: object }).keys);

const value = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 30 }),
  fc.constantFrom(
    '',
    ',',
    ',,a',
    'DE',
    'Germany,DE',
    'funding',
    'true',
    '2026-01-01',
    '2026-13-01',
    '1',
    '50',
  ),
  fc.constantFrom(
    'marlow.example',
    'marlow',
    'raises',
    '\0',
    '%00',
    "' OR 1=1 --",
    '!:*&|()',
    '\u202e',
    '-1',
  ),
  fc.constantFrom(...INDUSTRIES),
);

describe.each([
  ['/companies/search', namesOf(companySearchQuerySchema)],
  ['/signals/search', namesOf(signalSearchQuerySchema)],
  ['/companies/resolve', namesOf(resolveQuerySchema)],
])('GET %s', (path, names) => {
  test('answers or refuses any query as documented, and charges what it says', async () => {
    const query = fc.array(
      fc.tuple(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...names) },
          { weight: 1, arbitrary: fc.constantFrom('format', 'x', '__proto__', 'constructor', 'limit[]') },
        ),
        value,
      ),
      { maxLength: 4 },
    );
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const sent = pairs
          .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
          .join('&');
        const balance = async () =>
          (await api.db.account.findUniqueOrThrow({ where: { id: caller.accountId } })).balance;
        const before = await balance();
        const { status, body, headers } = await api.get(path, { key: caller.key, query: sent });
        expect([200, 400]).toContain(status);
        if (status === 200) answered += 1;
        const cost = Number(headers['x-credits-used'] ?? (body.credits_used as number | undefined) ?? 0);
        expect(await balance()).toBe(before - cost);
      }),
      { numRuns: 150 },
    );
    expect(answered).toBeGreaterThan(0);
  });
});
