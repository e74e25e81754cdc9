import { type GithubAccount, githubSimulator, type GithubSimulatorOptions } from '@firmlens/simulator';
import type { Clue } from '@firmlens/contract';
import { createGithubSource } from '../../src/github';
import type { PriorKnowledge } from '../../src/source';
import { type QueryFixture, startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

const DOMAIN = 'acme.example';
const ACME: GithubAccount = {
  login: 'Acme-Robotics',
  name: 'Acme Robotics',
  blog: 'https://www.acme.example/about',
  location: 'Leeds, UK',
  twitter_username: 'acmerobotics',
  description: 'Robots that weld',
  repositories: [
    {
      name: 'welder',
      language: 'Rust',
      stargazers_count: 900,
      pushed_at: '2026-11-01T08:00:00Z',
      releases: [
        { tag_name: 'v2.1.0', name: 'Welding in the dark', published_at: '2026-10-05T09:00:00Z' },
        { tag_name: 'v2.0.3', name: 'v2.0.3', published_at: '2026-09-05T09:00:00Z' },
        { tag_name: 'v2.0.0', name: 'v2.0.0', published_at: '2026-06-05T09:00:00Z' },
        { tag_name: 'v3.0.0-rc1', name: null, published_at: '2026-11-02T09:00:00Z', prerelease: true },
        { tag_name: 'v1.0.0', name: 'One', published_at: '2024-01-05T09:00:00Z' },
      ],
    },
    { name: 'seams', language: 'Rust', stargazers_count: 12, pushed_at: '2026-08-01T08:00:00Z' },
    { name: 'site', language: 'HTML', stargazers_count: 3, pushed_at: '2026-07-01T08:00:00Z' },
    { name: 'old', language: 'Perl', stargazers_count: 2, archived: true, pushed_at: '2014-07-01T08:00:00Z' },
    { name: 'kernel', language: 'C', stargazers_count: 5, fork: true, pushed_at: '2026-07-01T08:00:00Z' },
    { name: 'tools', language: 'Go', stargazers_count: 4, pushed_at: '2023-07-01T08:00:00Z' },
  ],
};

const org = (login: string, url = `https://${DOMAIN}/`): Clue => ({ kind: 'github_org', org: login, url });
const priorKnowledge = (...clues: Clue[]): PriorKnowledge => ({ evidence: [], clues });
const TOKEN = 'ghp_invented';
const source = createGithubSource({ token: TOKEN });

describeSourceContract({
  source,
  sites: githubSimulator([ACME], { requests: 1_000 }),
  found: { domain: DOMAIN, known: priorKnowledge(org('acme-robotics')) },
  unknown: { domain: DOMAIN, known: priorKnowledge(org('nobody')) },
  notAsked: {
    domain: DOMAIN,
    known: priorKnowledge({ kind: 'cik', cik: '0000000001', url: 'https://www.sec.gov/' }),
  },
});

describe('an organization on GitHub', () => {
  let fixture: QueryFixture | undefined;
  afterEach(() => fixture?.close());
  const lookUp = async (
    accounts: GithubAccount[],
    {
      clues = [org('acme-robotics')],
      token = TOKEN,
      ...options
    }: { clues?: Clue[]; token?: string | null } & GithubSimulatorOptions = {},
  ) => {
    await fixture?.close();
    fixture = await startQueryFixture(githubSimulator(accounts, options));
    return fixture.query(createGithubSource({ token }), { domain: DOMAIN, known: priorKnowledge(...clues) });
  };
  const values = async (field: string, account: Partial<GithubAccount> = {}) => {
    const outcome = await lookUp([{ ...ACME, ...account }]);
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    return evidence.filter((item) => item.field === field);
  };

  it('is accepted if its website is the domain, whoever named it', async () => {
    const outcome = await lookUp([ACME], { clues: [org('acme-robotics', 'https://globex.example/')] });
    expect(outcome.status).toBe('found');
  });

  it.each([
    ['the company’s own site', 'https://www.acme.example/jobs', 'found'],
    ['Wikidata', 'https://www.wikidata.org/wiki/Q1', 'found'],
    ['somebody else', 'https://globex.example/', 'nothing'],
  ])(
    'without a website is accepted only if the company or Wikidata named it: %s',
    async (_who, url, status) => {
      const outcome = await lookUp([{ ...ACME, blog: '' }], { clues: [org('acme-robotics', url)] });
      expect(outcome.status).toBe(status);
    },
  );

  it.each([['https://acme-robotics.example/'], ['acme.example.evil.test'], ['not a website']])(
    'is rejected if its website is %s, even if the company’s site links to it',
    async (blog) => {
      expect(await lookUp([{ ...ACME, blog }])).toMatchObject({ status: 'nothing' });
    },
  );

  it('is looked up once for each known name, until one matches', async () => {
    const other = { ...ACME, login: 'globex', blog: 'https://globex.example' };
    const clues = [
      org('globex'),
      org('Acme-Robotics'),
      org('acme-robotics', 'https://www.wikidata.org/wiki/Q1'),
    ];
    expect((await lookUp([other, ACME], { clues })).status).toBe('found');
    expect(fixture?.web.requests.map(({ path }) => path.split('?', 1)[0])).toEqual([
      '/orgs/globex',
      '/orgs/acme-robotics',
      '/orgs/Acme-Robotics/repos',
      '/repos/Acme-Robotics/welder/releases',
      '/repos/Acme-Robotics/seams/releases',
      '/repos/Acme-Robotics/site/releases',
    ]);
  });

  it.each([['../user'], ['a b'], ['-acme'], ['acme?x=1']])(
    'is not queried by the invalid name %s',
    async (login) => {
      expect(await lookUp([ACME], { clues: [org(login)] })).toMatchObject({ status: 'not_asked' });
      expect(fixture?.web.requests).toEqual([]);
    },
  );

  it('shows the languages of its maintained repositories, with more confidence if several share one', async () => {
    const languages = (await values('technology.technologies')).map(({ value, confidence }) => ({
      value,
      confidence,
    }));
    expect(languages).toEqual([
      {
        value: expect.objectContaining({ name: 'Rust', categories: ['Programming languages'] }),
        confidence: 0.8,
      },
      { value: expect.objectContaining({ name: 'Go' }), confidence: expect.closeTo(0.6) },
    ]);
  });

  it('shows its releases of the last twelve months, without previews and patches', async () => {
    expect(await values('signals.highlights')).toMatchObject([
      {
        url: 'https://github.com/Acme-Robotics/welder/releases/tag/v2.1.0',
        value: {
          type: 'product',
          title: 'welder v2.1.0',
          description: 'Welding in the dark',
          date: '2026-10-05',
          entities: { product: 'welder', version: 'v2.1.0' },
          class: 'confirmed',
        },
      },
      { value: { title: 'welder v2.0.0', description: null } },
    ]);
  });

  it.each([
    ['San Francisco, CA', ['San Francisco'], ['United States']],
    ['Oslo, Norway', ['Oslo'], ['Norway']],
    ['Everywhere', [], []],
    ['Remote, US', [], []],
    ['Berlin', [], []],
    ['Germany, Berlin', [], []],
    ['Leeds, Oslo, Berlin', [], []],
  ])('at %s has headquarters only if that states city and country', async (location, cities, countries) => {
    expect((await values('company.headquarter_city', { location })).map(({ value }) => value)).toEqual(
      cities,
    );
    expect((await values('company.headquarter_country', { location })).map(({ value }) => value)).toEqual(
      countries,
    );
  });

  it('is queried with the token if there is one', async () => {
    await lookUp([ACME]);
    expect(fixture?.web.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'x-github-api-version': '2022-11-28',
    });
  });

  it('takes two requests without a token, and shows no releases', async () => {
    const outcome = await lookUp([ACME], { token: null });
    expect(fixture?.web.requests.map(({ path }) => path.split('?', 1)[0])).toEqual([
      '/orgs/acme-robotics',
      '/orgs/Acme-Robotics/repos',
    ]);
    const fields = outcome.status === 'found' ? outcome.evidence.map(({ field }) => field) : [];
    expect(fields).toContain('technology.technologies');
    expect(fields).not.toContain('signals.highlights');
  });

  it('keeps its languages and the releases already read if a release request fails', async () => {
    const outcome = await lookUp([ACME], { requests: 3 });
    const fields = outcome.status === 'found' ? outcome.evidence.map(({ field }) => field) : [];
    expect(fields).toContain('technology.technologies');
    expect(fields.filter((field) => field === 'signals.highlights')).toHaveLength(2);
    expect(outcome).toMatchObject({ incomplete: expect.stringContaining('releases: api.github.com') });
  });

  it('fails on an unexpected response, which says nothing about the company', async () => {
    await fixture?.close();
    fixture = await startQueryFixture({
      'api.github.com': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{"unexpected":true}'),
    });
    const known = priorKnowledge(org('acme-robotics'));
    expect(await fixture.query(source, { domain: DOMAIN, known })).toMatchObject({ status: 'failed' });
  });

  it('is not queried again after the last request of the hourly limit, which still succeeds', async () => {
    const resetAt = Math.ceil(Date.now() / 1000) + 900;
    expect(await lookUp([ACME], { requests: 1, resetAt })).toMatchObject({ status: 'failed' });
    expect(fixture?.web.requests).toHaveLength(1);
    expect(fixture?.turnResults).toEqual([{ faulty: false, pauseMs: expect.any(Number) }]);
    const pauseMs = fixture?.turnResults.at(-1)?.pauseMs ?? 0;
    expect(pauseMs).toBeGreaterThan(890_000);
    expect(pauseMs).toBeLessThanOrEqual(901_000);
  });

  it('is not queried after a refusal until the hourly limit resets', async () => {
    const resetAt = Math.ceil(Date.now() / 1000) + 900;
    expect(await lookUp([ACME], { requests: 0, resetAt })).toMatchObject({ status: 'failed' });
    expect(fixture?.web.requests).toHaveLength(1);
    expect(fixture?.turnResults).toEqual([{ faulty: true, pauseMs: expect.any(Number) }]);
    expect(fixture?.turnResults.at(-1)?.pauseMs).toBeGreaterThan(890_000);
  });
});
