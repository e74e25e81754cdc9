import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { ACCEPTED_DOMAINS, DOMAINS_ON_FILE, REFUSED_DOMAINS } from './support/domain-forms';
import { refused } from './support/refused';
import { type Api, startApi } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  for (const domain of DOMAINS_ON_FILE) await completeBatch(api.db, caller, domain, { modules: ['team'] });
});
afterAll(() => api.stop());

const ask = (text: string) => api.getRaw(`/company/${text}`, caller);

describe('a domain in the path names the company', () => {
  it.each(ACCEPTED_DOMAINS)('(%s) %s', async (_number, text, domain) => {
    expect(await ask(text)).toMatchObject({ status: 200, body: { data: { company: { domain } } } });
  });

  it('(10) and the first ? begins the query of the request', async () => {
    const { body } = await ask('https://www.example.com/?x=1&enrich=team');
    expect(Object.keys(body.data)).toEqual(['company', 'team']);
    expect(await ask('https://www.example.com/?x=1&mode=cached')).toMatchObject(
      refused('deprecated_parameter'),
    );
  });
});

describe('a domain in the path is refused', () => {
  it.each(REFUSED_DOMAINS)('(%s) %s: %s', async (_number, text, code) => {
    expect(await ask(text)).toMatchObject(refused(code));
    // The evidence of a company is named in the same way, in one segment.
    if (text !== '' && !text.includes('/'))
      expect(await ask(`${text}/evidence`)).toMatchObject(refused(code));
  });

  it('with a key of its own, before anything is read from it: without one it is 401', async () => {
    expect(await api.getRaw('/company/localhost')).toMatchObject(refused('missing_api_key'));
  });

  it('and costs nothing', async () => {
    const { body } = await api.get('/account/credits', caller);
    expect(body.data.credits.used).toBe(DOMAINS_ON_FILE.length * 16);
  });
});
