import { claimBatch, finishModule, storeCollectedEvidence } from '@firmlens/domain';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { type Agent, connectAgent } from '../support/agent';
import { type Caller, openAccount } from '../support/accounts';
import { completeBatch, endBatchWithoutData, moduleData, queueBatch, startBatch } from '../support/batches';
import { readPrompt } from '../support/prompts';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;
let agent: Agent;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db, { credits: 5_000 });
  agent = await connectAgent(api, caller);
});
afterAll(async () => {
  await agent.close();
  await api.stop();
});

/** A company whose signals were scanned without finding any. */
async function companyWithNoSignals(): Promise<string> {
  const domain = newDomain();
  const batch = await claimBatch(api.db, await queueBatch(api.db, caller, domain, { modules: ['signals'] }));
  if (batch === null) throw new Error('the batch cannot be claimed');
  const source = { source: 'website', status: 'found', reason: null, askedAt: new Date() } as const;
  await storeCollectedEvidence(api.db, batch, [source], []);
  await finishModule(api.db, batch, 'company', moduleData('company', domain));
  await finishModule(api.db, batch, 'signals', {
    ...moduleData('signals', domain),
    highlights: [],
    highlights_count: 0,
  });
  return domain;
}

/** A company of which only the base was scanned. */
async function profiledCompany(): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, caller, domain);
  return domain;
}

async function staleCompany(): Promise<string> {
  const domain = await companyWithNoSignals();
  await api.db.$executeRaw`
    UPDATE company_modules SET enriched_at = enriched_at - interval '22 days' WHERE domain = ${domain}`;
  return domain;
}

/** A company whose signals were scanned just now, but no source responded. */
async function companyWithoutSignalSources(): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, caller, domain, { modules: ['signals'] });
  return domain;
}

async function scannedCompany(): Promise<string> {
  const domain = newDomain();
  await startBatch(api.db, caller, domain);
  return domain;
}

async function companyWithoutData(): Promise<string> {
  const domain = newDomain();
  await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
  return domain;
}

const CREATE_COMPANY = {
  fresh: companyWithNoSignals,
  'fresh without signals': profiledCompany,
  'fresh without responses': companyWithoutSignalSources,
  stale: staleCompany,
  scanning: scannedCompany,
  no_data: companyWithoutData,
  not_indexed: async () => newDomain(),
  'without a source': async () => 'nowhere.example',
};
const KINDS = Object.keys(CREATE_COMPANY) as (keyof typeof CREATE_COMPANY)[];

/** Returns the tool calls that a text contains, with their arguments. */
function callsIn(text: string): { tool: string; args: Record<string, unknown> }[] {
  return [...text.matchAll(/\b([a-z]+_[a-z_]+) (\{[^{}]*\})/g)].map(([, tool = '', args = '']) => ({
    tool,
    args: JSON.parse(args) as Record<string, unknown>,
  }));
}

test('lists four prompts with their arguments', async () => {
  const { prompts } = await agent.client.listPrompts();
  const taken = prompts.map(({ name, arguments: args = [] }) => [
    name,
    args.map((argument) => `${argument.name}${argument.required === true ? '' : '?'}`).join(' '),
  ]);
  expect(taken).toEqual([
    ['account_brief', 'domain focus?'],
    ['why_now', 'domain offer'],
    ['signal_sweep', 'types? since? countries? industries? max_credits?'],
    ['freshness_audit', 'domains'],
  ]);
  expect(prompts.every(({ title, description }) => Boolean(title) && Boolean(description))).toBe(true);
  expect(
    prompts.flatMap(({ arguments: args = [] }) => args).every(({ description }) => Boolean(description)),
  ).toBe(true);
});

test('mentions only existing tools, with valid arguments and their prices', async () => {
  const { tools } = await agent.client.listTools();
  const ajv = addFormats(new Ajv({ strict: false }));
  for (const kind of KINDS) {
    const domain = await CREATE_COMPANY[kind]();
    const prompts = [
      await readPrompt(agent, 'account_brief', { domain }),
      await readPrompt(agent, 'why_now', { domain, offer: 'cold rooms' }),
      await readPrompt(agent, 'freshness_audit', { domains: domain }),
      await readPrompt(agent, 'signal_sweep', {
        types: 'funding',
        since: '2026-10-01',
        countries: 'gb',
        industries: 'HVAC',
      }),
    ];
    for (const { instructions } of prompts) {
      for (const { tool: name, args } of callsIn(instructions)) {
        const tool = tools.find((listed) => listed.name === name);
        const isValid = ajv.compile(tool?.inputSchema ?? false);
        expect([name, isValid(args), isValid.errors]).toEqual([name, true, null]);
        const { terms } = tool?._meta?.['price'] as { terms: string };
        expect(instructions).toContain(`- ${name}: ${terms}`);
      }
    }
  }
});

describe('a prompt and its _meta', () => {
  test.each(KINDS)('contain the current coverage: %s', async (kind) => {
    const domain = await CREATE_COMPANY[kind]();
    const { instructions, meta } = await readPrompt(agent, 'account_brief', { domain });
    const { body } = await agent.call('check_coverage', { domains: [domain] });
    expect(meta).toEqual({ coverage: body['coverage'], notes: body['notes'] });
    expect(instructions).toContain(`- ${domain}: status ${meta.coverage.status};`);
  });
});

describe('why_now', () => {
  test('gives reasons if the absence of signals is meaningful', async () => {
    const domain = await companyWithNoSignals();
    const { instructions, data, meta } = await readPrompt(agent, 'why_now', { domain, offer: 'Cold rooms' });
    expect(meta.coverage).toMatchObject({ status: 'fresh', signal_absence_is_meaningful: true });
    expect(callsIn(instructions)).toEqual([{ tool: 'search_signals', args: { domains: [domain] } }]);
    expect(data).toEqual({ domain, offer: 'Cold rooms' });
  });

  test.each([
    ['fresh without signals', /its signals were never scanned/, true],
    ['fresh without responses', /no source of signals responded/, false],
    ['stale', /more than 21 days ago/, true],
    ['scanning', /being scanned/, false],
    ['no_data', /a scan on .* found nothing/, false],
    ['without a source', /no source covers it/, false],
    ['not_indexed', /not indexed, so nothing is known/, true],
  ] as const)('gives none if it is not: %s', async (kind, missing, isForSale) => {
    const domain = await CREATE_COMPANY[kind]();
    const { instructions, meta } = await readPrompt(agent, 'why_now', { domain, offer: 'Cold rooms' });
    expect(meta.coverage.signal_absence_is_meaningful).toBe(false);
    expect(instructions).toContain('Do not claim or suggest that nothing happened');
    expect(instructions).toContain('stop');
    expect(instructions).toMatch(missing);
    expect(instructions.includes('A refresh with signals costs 26 credits')).toBe(
      kind !== 'without a source',
    );
    expect(instructions).not.toContain('search_signals');
    const call = { tool: 'refresh_company', args: { domain, modules: ['signals'], max_credits: 26 } };
    expect(callsIn(instructions).filter(({ tool }) => tool === 'refresh_company')).toEqual(
      isForSale ? [call] : [],
    );
  });
});

describe('account_brief', () => {
  test.each([
    ['fresh', ['get_company', 'search_signals'], /you may say that none were found/],
    ['fresh without signals', ['get_company', 'search_signals'], /do not claim that nothing happened/],
    ['fresh without responses', ['get_company', 'search_signals'], /do not claim that nothing happened/],
    ['stale', ['get_company', 'search_signals', 'refresh_company'], /Do not call it before the user agrees/],
    ['scanning', ['check_coverage', 'get_company', 'search_signals'], /A scan is running/],
    ['no_data', [], /stop: there is nothing/],
    ['without a source', [], /stop/],
    ['not_indexed', ['refresh_company', 'get_company', 'search_signals'], /Do not write a brief from memory/],
  ] as const)('takes the steps that a company that is %s allows', async (kind, tools, words) => {
    const domain = await CREATE_COMPANY[kind]();
    const { instructions, data } = await readPrompt(agent, 'account_brief', {
      domain: `https://www.${domain}/about`,
    });
    expect(callsIn(instructions).map(({ tool }) => tool)).toEqual(tools);
    expect(instructions).toMatch(words);
    expect(data).toEqual({ domain });
  });

  test('points to the focus and quotes it', async () => {
    const { instructions, data } = await readPrompt(agent, 'account_brief', {
      domain: newDomain(),
      focus: 'their roof',
    });
    expect(instructions).toContain('the data below names its focus');
    expect(data).toMatchObject({ focus: 'their roof' });
  });
});

describe('freshness_audit', () => {
  test('states the price of every useful refresh, and asks before it spends', async () => {
    const domains = await Promise.all(KINDS.map((kind) => CREATE_COMPANY[kind]()));
    const [, profiled, , stale, , , unknown] = domains;
    const { instructions, data, meta } = await readPrompt(agent, 'freshness_audit', {
      domains: domains.join(', '),
    });
    expect(callsIn(instructions).filter(({ tool }) => tool === 'refresh_company')).toEqual(
      [profiled, stale, unknown].map((domain) => ({
        tool: 'refresh_company',
        args: { domain, modules: ['signals'], max_credits: 26 },
      })),
    );
    expect(instructions).toContain('together 78 credits');
    expect(instructions).toContain('Do not call refresh_company before the user has said yes');
    expect(data).toEqual({ domains });
    expect(meta.coverage).toMatchObject({ status: 'not_indexed', signal_absence_is_meaningful: false });
  });

  test('offers nothing if no refresh would help', async () => {
    const { instructions } = await readPrompt(agent, 'freshness_audit', {
      domains: await companyWithNoSignals(),
    });
    expect(instructions).toContain('Do not call refresh_company');
    expect(callsIn(instructions).map(({ tool }) => tool)).toEqual(['check_coverage']);
  });
});

describe('signal_sweep', () => {
  test.each([
    ['no ceiling', {}, 10, '5 pages'],
    ['a ceiling of two pages', { max_credits: '4' }, 4, '2 pages'],
    ['a ceiling between two pages', { max_credits: ' 7 ' }, 7, '3 pages'],
    ['a ceiling of one', { max_credits: '2' }, 2, '1 page'],
  ])('reads as many pages as the credits cover with %s', async (_ceiling, args, credits, pages) => {
    const { instructions, data, meta } = await readPrompt(agent, 'signal_sweep', args);
    expect(instructions).toContain(`The ceiling is ${credits} credits: at 2 a page, at most ${pages} of 50.`);
    expect(instructions).toContain(`above ${credits};`);
    expect(data).toEqual({ max_credits: credits });
    expect(meta).toMatchObject({ coverage: { status: 'not_applicable' }, notes: [] });
  });

  test('passes the filters on', async () => {
    const { instructions, data } = await readPrompt(agent, 'signal_sweep', {
      types: 'Funding, hiring,',
      since: '2026-10-01',
      countries: 'gb,DE',
      industries: 'software',
    });
    const filters = {
      types: ['funding', 'hiring'],
      since: '2026-10-01',
      countries: ['GB', 'DE'],
      industries: ['Software'],
    };
    expect(callsIn(instructions)).toEqual([{ tool: 'search_signals', args: { ...filters, limit: 50 } }]);
    expect(data).toEqual({ ...filters, max_credits: 10 });
  });
});
