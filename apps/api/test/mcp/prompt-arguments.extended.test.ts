import { COUNTRY_CODES, HIGHLIGHT_TYPES } from '@firmlens/contract';
import { type Agent, connectAgent } from '../support/agent';
import { openAccount } from '../support/accounts';
import { promptError } from '../support/prompts';
import { type Api, startApi } from '../support/start-api';

let api: Api;
let agent: Agent;

beforeAll(async () => {
  api = await startApi();
  agent = await connectAgent(api, await openAccount(api.db));
});
afterAll(async () => {
  await agent.close();
  await api.stop();
});

describe('an invalid prompt argument is refused with -32602 and named', () => {
  const domain = 'marlow.example';
  test.each([
    ['account_brief', {}, 'domain', { error: 'missing_parameter' }],
    ['account_brief', { domain: '  ' }, 'domain', {}],
    ['account_brief', { domain: '127.0.0.1' }, 'domain', { error: 'invalid_domain' }],
    ['account_brief', { domain: 'not a domain' }, 'domain', { error: 'invalid_domain' }],
    ['account_brief', { domain, tone: 'dry' }, 'tone', { arguments: ['domain', 'focus'] }],
    ['account_brief', { domain, focus: '\u200b\u202e' }, 'focus', {}],
    ['why_now', { domain }, 'offer', {}],
    ['why_now', { offer: 'roofs' }, 'domain', {}],
    ['freshness_audit', { domains: ' , ' }, 'domains', {}],
    ['freshness_audit', { domains: `${domain},co.uk` }, 'domains.1', { error: 'invalid_domain' }],
    [
      'freshness_audit',
      { domains: Array.from({ length: 26 }, (_, n) => `f${n}.example`).join() },
      'domains',
      {},
    ],
    [
      'signal_sweep',
      { types: 'fundng' },
      'types',
      { valid_values: [...HIGHLIGHT_TYPES], nearest_match: 'funding' },
    ],
    ['signal_sweep', { countries: 'GB,Narnia' }, 'countries', { valid_values: [...COUNTRY_CODES] }],
    ['signal_sweep', { since: '2026-02-30' }, 'since', {}],
    ['signal_sweep', { since: 'last week' }, 'since', {}],
    ['signal_sweep', { since: '2100-01-01' }, 'since', {}],
    ['signal_sweep', { max_credits: '1' }, 'max_credits', {}],
    ['signal_sweep', { max_credits: '-4' }, 'max_credits', {}],
    ['signal_sweep', { max_credits: '1e9' }, 'max_credits', {}],
  ])('%s %j', async (name, args, field, data) => {
    const error = await promptError(agent, name, args);
    expect(error.code).toBe(-32602);
    expect(error.data).toMatchObject({ field, ...data });
    expect(error.message).toContain(`${field}: `);
  });
});
