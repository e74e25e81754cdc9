import { closeRefusals } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { addPerson, type Browser, openBrowser, openMember } from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let account: Caller;
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.0/8'] });
  account = await openAccount(api.db);
});
afterAll(() => api.stop());

const ADDRESS = '203.0.113.';
const browserAt = (place: number): Browser => openBrowser(api, { 'x-forwarded-for': `${ADDRESS}${place}` });
const tryPassword = (place: number, email: string) =>
  browserAt(place).call('POST /session', { body: { email, password: 'a wrong password' } });

const counted = async (times: number) =>
  waitUntil(async () => (await api.db.panelRefusal.findMany()).find((row) => row.times === times), {
    what: `${times} wrong passwords to be counted`,
  });

test('wrong passwords are in the audit log of the account: the first at once, all with their number after the hour', async () => {
  const { email } = await addPerson(api, account.accountId, 'viewer');
  const owner = await openMember(api, account.accountId, 'owner');
  const refusals = async () =>
    ((await owner.call('GET /audit')).body.entries as Record<string, unknown>[])
      .filter(({ action }) => action === 'session.refused')
      .map(({ target, address, actor }) => ({ target, address, isTheirs: String(actor).includes(email) }));

  await tryPassword(1, email);
  await counted(1);
  const first = { target: null, address: `${ADDRESS}1`, isTheirs: true };
  expect(await refusals()).toEqual([first]);
  for (let place = 2; place <= 40; place += 1) expect((await tryPassword(place, email)).status).toBe(401);
  await tryPassword(41, 'nobody@marlow.example');
  await counted(40);
  expect(await closeRefusals(api.db)).toBe(0);
  expect(await refusals()).toEqual([first]);

  await api.db.$executeRaw`UPDATE panel_refusals SET hour = '2026-03-08T14:00:00Z'`;
  expect([await closeRefusals(api.db), await closeRefusals(api.db)]).toEqual([1, 0]);
  const sum = { target: '40 times within an hour, from 2026-03-08 14:00 UTC', address: null, isTheirs: true };
  expect(await refusals()).toEqual([sum, first]);
  expect(await api.db.panelRefusal.count()).toBe(0);
});
