import type { RequestListener } from 'node:http';
import {
  greenhouseSimulator,
  personioSimulator,
  recruiteeSimulator,
  smartrecruitersSimulator,
  workableSimulator,
} from '@firmlens/simulator';
import type { Clue, JobBoard } from '@firmlens/contract';
import { JOB_BOARD_SOURCES } from '../../src/job-boards';
import type { SourceOutcome } from '../../src/source';
import { startQueryFixture } from '../contract/query-fixture';
import { siteEvidence, valuesOf } from './board-fixture';

const POSTED_AT = '2026-01-02T09:00:00Z';
const greenhouseJob = (title: string, company_name?: string) => ({
  id: 1,
  title,
  ...(company_name === undefined ? {} : { company_name }),
  updated_at: POSTED_AT,
  location: { name: 'Leeds, UK' },
  absolute_url: '',
  content: '',
  offices: [],
});
const position = { id: 1, name: 'Engineer', offices: ['Berlin'], createdAt: POSTED_AT, description: '' };
const posting = {
  id: '1',
  name: 'Engineer',
  releasedDate: POSTED_AT,
  location: { city: 'Leeds', remote: false },
};
const offer = {
  ...{ id: 1, slug: 'e', title: 'Engineer', location: 'Leeds', city: 'Leeds', country: null },
  ...{ country_code: 'GB', remote: false, published_at: POSTED_AT, careers_url: '', status: 'published' },
  description: '',
};
const workableJob = {
  ...{ title: 'Engineer', shortcode: 'A', telecommuting: false, city: 'Leeds', state: '', country: 'UK' },
  ...{ published_on: '2026-01-02', created_at: '2026-01-02', url: '', description: '' },
};

/** Creates a board with one job that names no company. */
const unnamed = (type: string, body: string): RequestListener => {
  return (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body);
};
const lever = unnamed('application/json', '[{"text":"Engineer"}]');
const ashby = unnamed('application/json', '{"jobs":[{"title":"Engineer"}]}');
const teamtailor = unnamed('text/xml', '<rss><channel><item><title>Engineer</title></item></channel></rss>');

/** Returns the outcome of each board linked from the pages of acme.example, a company called Blue Anvil. */
async function boardsOf(
  sites: Record<string, RequestListener>,
  ...accounts: [JobBoard, string][]
): Promise<SourceOutcome[]> {
  const fixture = await startQueryFixture(sites);
  const url = 'https://acme.example/careers';
  const clues = accounts.map(([board, token]): Clue => {
    return { kind: 'job_board', board, token, host: `${board}.example`, url };
  });
  const known = { evidence: [siteEvidence('company.name', 'Blue Anvil')], clues };
  const boards = new Set(accounts.map(([board]) => board as string));
  const outcomes: SourceOutcome[] = [];
  for (const source of JOB_BOARD_SOURCES.filter(({ name }) => boards.has(name))) {
    outcomes.push(await fixture.query(source, { domain: 'acme.example', known }));
  }
  await fixture.close();
  return outcomes;
}

describe.each<[JobBoard, (company: string) => Record<string, RequestListener>]>([
  ['greenhouse', (company) => greenhouseSimulator({ x1: [greenhouseJob('Engineer', company)] })],
  [
    'workable',
    (company) => {
      const [listener] = Object.values(workableSimulator({ [company]: [workableJob] }));
      return {
        'apply.workable.com': (request, response) => {
          request.url = request.url?.replace('/x1?', `/${company}?`) ?? '';
          listener?.(request, response);
        },
      };
    },
  ],
  [
    'smartrecruiters',
    (name) => smartrecruitersSimulator({ x1: [{ ...posting, company: { identifier: 'x1', name } }] }),
  ],
  ['recruitee', (company_name) => recruiteeSimulator({ x1: [{ ...offer, company_name }] })],
  [
    'personio',
    (subcompany) => personioSimulator({ x1: { positions: [{ ...position, subcompany }], hasFeed: true } }),
  ],
])('a board on %s', (board, sitesOf) => {
  it('is rejected if it names another company, even if it is the only board', async () => {
    expect(await boardsOf(sitesOf('Globex'), [board, 'x1'])).toEqual([
      { status: 'nothing', reason: "Globex is another company's board" },
    ]);
  });

  it.each(['BlueAnvil', 'Acme'])('is accepted if it names %s, whatever its account', async (name) => {
    const [outcome] = await boardsOf(sitesOf(name), [board, 'x1']);
    expect(outcome).toMatchObject({ status: 'found' });
  });
});

it('ignores openings of other companies on a shared board', async () => {
  const jobs = [greenhouseJob('Engineer', 'Blue Anvil Ltd'), greenhouseJob('Welder', 'Globex')];
  const [outcome] = await boardsOf(greenhouseSimulator({ x1: jobs }), ['greenhouse', 'x1']);
  expect(outcome && valuesOf(outcome, 'team.job_listings')).toMatchObject([{ title: 'Engineer' }]);
  expect(outcome && valuesOf(outcome, 'team.job_listings_count')).toEqual([1]);
});

it('accepts several subcompanies on Personio as parts of the company', async () => {
  const positions = ['Works North', 'Works South'].map((subcompany) => ({ ...position, subcompany }));
  const sites = personioSimulator({ x1: { positions, hasFeed: true } });
  expect(await boardsOf(sites, ['personio', 'x1'])).toMatchObject([{ status: 'found' }]);
});

describe('a board that names no company', () => {
  const sites = {
    'api.lever.co': lever,
    'api.ashbyhq.com': ashby,
    'globex.teamtailor.com': teamtailor,
    ...greenhouseSimulator({ initech: [greenhouseJob('Engineer', 'Initech')], empty: [] }),
  };

  it('is accepted if it is the only one, whatever its account', async () => {
    expect(await boardsOf(sites, ['lever', 'x1'])).toMatchObject([{ status: 'found' }]);
  });

  it('is accepted among others if its account is named like the company or the domain', async () => {
    expect(await boardsOf(sites, ['greenhouse', 'initech'], ['lever', 'blue-anvil'])).toMatchObject([
      { status: 'nothing' },
      { status: 'found' },
    ]);
    expect(await boardsOf(sites, ['lever', 'umbrella'], ['ashby', 'acmejobs'])).toEqual([
      { status: 'nothing', reason: "umbrella is another company's board" },
      expect.objectContaining({ status: 'found' }),
    ]);
  });

  it('is not chosen by its position among several on the same service', async () => {
    expect(await boardsOf(sites, ['lever', 'globex'], ['lever', 'initech'])).toMatchObject([
      { status: 'nothing' },
    ]);
    const outcomes = await boardsOf(sites, ['lever', 'globex'], ['lever', 'acme']);
    expect(outcomes).toMatchObject([{ status: 'found' }]);
    expect(JSON.stringify(outcomes)).toContain('https://jobs.lever.co/acme');
  });

  it('does not show that the company has no openings if it is empty', async () => {
    expect(await boardsOf(sites, ['greenhouse', 'empty'], ['lever', 'acme'])).toMatchObject([
      { status: 'nothing' },
      { status: 'found' },
    ]);
  });

  it('is rejected if the company links to four boards of four others', async () => {
    const accounts: [JobBoard, string][] = [
      ['greenhouse', 'initech'],
      ['lever', 'umbrella'],
      ['ashby', 'Hooli'],
      ['teamtailor', 'globex'],
    ];
    const outcomes = await boardsOf(sites, ...accounts);
    expect(outcomes.map(({ status }) => status)).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
  });
});
