import { type Agent, connectAgent } from '../support/agent';
import { openAccount } from '../support/accounts';
import { type Api, startApi } from '../support/start-api';

let api: Api;
let agent: Agent;

beforeAll(async () => {
  api = await startApi();
  agent = await connectAgent(api, await openAccount(api.db, { credits: 321 }));
});
afterAll(async () => {
  await agent.close();
  await api.stop();
});

test('tells the balance, and the same as text', async () => {
  const { body, text } = await agent.call('get_account');
  expect(body).toMatchObject({
    credits: { balance: 321 },
    coverage: { status: 'not_applicable', signal_absence_is_meaningful: false },
    notes: [],
    billing: { price: 0, credits_charged: 0, credits_remaining: 321 },
  });
  expect(JSON.parse(text)).toEqual(body);
});
