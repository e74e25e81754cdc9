import type { JobObservation, TeamMember } from '@firmlens/contract';
import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const team = (...evidence: Parameters<typeof buildModule>[1]) => buildModule('team', evidence, CONTEXT).data;

const member = (name: string, known: Partial<TeamMember> = {}, source = 'website:team') =>
  observed(
    'team.team_members',
    {
      name,
      position: null,
      linkedin_url: null,
      country: null,
      city: null,
      nationality: null,
      biography: null,
      experience: [],
      education: [],
      ...known,
    },
    { source },
  );
const job = (title: string, known: Partial<JobObservation> = {}, source = 'website:text') =>
  observed(
    'team.job_listings',
    { title, location: null, country: null, posted_date: null, ...known },
    { source },
  );
const listed = (openings: number, source = 'website:text') =>
  observed('team.job_listings_count', openings, { source });
const headcount = (month_name: string, employee_count: number) =>
  observed('team.historical_employee_data', { month_name, employee_count });

describe('team members', () => {
  it('lists founders and heads first, then chiefs, then leaders, and counts the people listed', () => {
    const data = team(
      member('Eve Example', { position: 'Engineer' }),
      member('Dan Example'),
      member('Cleo Example', { position: 'Head of Sales' }),
      member('Bob Example', { position: 'CTO' }),
      member('Ada Example', { position: 'Co-Founder & CEO' }),
    );
    expect(data.team_members?.map(({ name }) => name.split(' ')[0])).toEqual([
      'Ada',
      'Bob',
      'Cleo',
      'Eve',
      'Dan',
    ]);
    expect(data.team_count).toBe(5);
  });

  it('lists a person once, with gaps filled from other places', () => {
    const data = team(
      member('Ada Müller', { position: 'CEO' }),
      member('Dr. Ada Muller', { position: 'Director', nationality: 'Norwegian' }, 'companies-house'),
    );
    expect(data.team_members).toMatchObject([
      { name: 'Ada Müller', position: 'CEO', nationality: 'Norwegian' },
    ]);
  });

  it('never combines a city with a country that contradicts it', () => {
    const data = team(
      member('Ada Example', { country: 'Norway' }),
      member('Ada Example', { country: 'France', city: 'Lyon' }, 'wikidata'),
    );
    expect(data.team_members).toMatchObject([{ country: 'Norway', city: null }]);
  });

  it('lists at most 100 people', () => {
    const many = Array.from({ length: 120 }, (_, index) => member(`Person ${index}`));
    expect(team(...many)).toMatchObject({ team_count: 100, team_members: { length: 100 } });
  });
});

describe('growth', () => {
  const history = [
    headcount('November 2026', 110),
    headcount('October 2026', 100),
    headcount('August 2026', 88),
    headcount('May 2026', 120),
  ];

  it('compares the newest month with one, three and six months before', () => {
    const growth = (change: number, percentage: number, from: number, period_start: string) => ({
      change,
      percentage,
      from,
      to: 110,
      period_start,
      period_end: 'November 2026',
    });
    expect(team(...history)).toMatchObject({
      monthly_growth: growth(10, 10, 100, 'October 2026'),
      three_month_growth: growth(22, 25, 88, 'August 2026'),
      six_month_growth: growth(-10, -8.33, 120, 'May 2026'),
      historical_employee_data: [
        { month_name: 'May 2026' },
        { month_name: 'August 2026' },
        { month_name: 'October 2026' },
        { month_name: 'November 2026' },
      ],
    });
  });

  it('is unknown if the earlier month was not observed', () => {
    expect(team(headcount('November 2026', 110), headcount('November 2025', 80))).toMatchObject({
      monthly_growth: null,
      three_month_growth: null,
      six_month_growth: null,
    });
  });

  const headcountOn = (day: string, employees: number) =>
    observed('company.employee_count', employees, { observed_at: `${day}T10:00:00.000Z` });

  it('ends with the headcount trusted today, whatever was stated for the month before', () => {
    const earlier = observed(
      'team.historical_employee_data',
      { month_name: 'November 2026', employee_count: 90 },
      { source: 'own-observation', observed_at: '2026-11-02T10:00:00.000Z' },
    );
    const { data, used } = buildModule(
      'team',
      [earlier, ...history.slice(1), headcountOn('2026-11-21', 125)],
      CONTEXT,
    );
    expect(data.historical_employee_data?.at(-1)).toEqual({
      month_name: 'November 2026',
      employee_count: 125,
    });
    expect(data.monthly_growth).toMatchObject({ change: 25, percentage: 25, from: 100, to: 125 });
    expect(used).not.toContain(earlier);
  });

  it("counts today's headcount for the month in which it was seen", () => {
    expect(team(headcountOn('2026-10-31', 125)).historical_employee_data).toEqual([
      { month_name: 'October 2026', employee_count: 125 },
    ]);
    expect(team(headcountOn('2026-12-01', 125)).historical_employee_data).toBeNull();
  });

  it('is unknown until two months were observed', () => {
    expect(team(headcountOn('2026-11-21', 125))).toMatchObject({
      monthly_growth: null,
      three_month_growth: null,
      six_month_growth: null,
      historical_employee_data: [{ month_name: 'November 2026' }],
    });
  });

  it('has one value per month: the most trusted, then the most recent', () => {
    const stated = (employee_count: number, source: string, observed_at = '2026-11-21T10:00:00.000Z') =>
      observed(
        'team.historical_employee_data',
        { month_name: 'May 2026', employee_count },
        { source, observed_at },
      );
    const data = team(
      stated(70, 'wikidata'),
      stated(80, 'own-observation', '2026-05-02T10:00:00.000Z'),
      stated(82, 'own-observation', '2026-05-20T10:00:00.000Z'),
    );
    expect(data.historical_employee_data).toEqual([{ month_name: 'May 2026', employee_count: 82 }]);
  });

  it('ignores future months and months that cannot be parsed', () => {
    const data = team(
      headcount('December 2026', 200),
      headcount('2026-10', 100),
      headcount('Smarch 2026', 3),
    );
    expect(data.historical_employee_data).toBeNull();
  });
});

describe('openings', () => {
  it('are unknown if no page that lists them was read', () => {
    expect(team(member('Ada Example'))).toMatchObject({
      job_listings_count: null,
      job_titles_count: null,
      job_titles: null,
      job_locations: null,
      job_countries: null,
      hiring_status: null,
      key_role_openings: null,
      key_role_openings_count: null,
    });
  });

  it('are none if a page was read that shows none', () => {
    expect(team(listed(0))).toMatchObject({
      job_listings_count: 0,
      job_titles_count: 0,
      job_titles: [],
      job_locations: [],
      job_countries: [],
      hiring_status: 'passive',
      key_role_openings: [],
      key_role_openings_count: 0,
    });
  });

  it('have unknown titles, not none, if a page counts jobs without naming them', () => {
    expect(team(listed(7))).toMatchObject({
      job_listings_count: 7,
      job_titles: null,
      hiring_status: 'hiring',
    });
  });

  it('are as many as were seen or as a page counts, whichever is more', () => {
    expect(team(listed(3), listed(12), job('Engineer')).job_listings_count).toBe(12);
    expect(team(listed(0), job('Engineer'), job('Designer')).job_listings_count).toBe(2);
  });

  it('treat a title without a place as the same opening as that title with a place', () => {
    const data = team(
      job('Engineer'),
      job('ENGINEER', { location: 'Leeds, UK', country: 'United Kingdom' }),
      job('Engineer', { location: 'Leeds' }),
      job('Engineer', { location: 'Oslo' }),
      job('Designer'),
    );
    expect(data.job_listings_count).toBe(3);
    expect(data.job_titles_count).toBe(2);
    expect(data.job_locations_count).toBe(2);
    expect(data.job_countries).toEqual(['United Kingdom']);
  });

  it('merge an opening on a board with the same one on the site', () => {
    const data = team(
      job('Engineer (m/w/d)', { location: 'Berlin, Germany / Oslo', posted_date: '2026-11-01' }, 'personio'),
      job('Engineer', { location: 'Berlin', country: 'Germany' }),
      listed(1, 'personio'),
      listed(1),
    );
    expect(data).toMatchObject({
      job_listings_count: 1,
      job_titles: ['Engineer (m/w/d)'],
      job_locations: ['Berlin, Germany', 'Oslo'],
      job_countries: ['Germany'],
    });
  });

  it('prefer the count of a board to what the site counts and shows', () => {
    const data = team(
      listed(2, 'lever'),
      job('Engineer', {}, 'lever'),
      job('Designer', {}, 'lever'),
      listed(9),
      job('Former Engineer'),
    );
    expect(data.job_listings_count).toBe(2);
    expect(data.job_titles_count).toBe(3);
  });

  it('count three openings with one title in one town as the board does', () => {
    const engineer = () => job('Engineer', { location: 'Leeds' }, 'lever');
    expect(team(listed(3, 'lever'), engineer(), engineer(), engineer()).job_listings_count).toBe(3);
  });

  it('name a town once, with its country if one opening has it', () => {
    const data = team(
      job('Engineer', { location: 'Leeds' }),
      job('Designer', { location: 'Leeds, UK' }),
      job('Welder', { location: 'Oslo' }),
    );
    expect(data).toMatchObject({ job_locations: ['Leeds, UK', 'Oslo'], job_locations_count: 2 });
  });

  it('add up the openings of several boards, each once, and those that a board counts beyond its list', () => {
    const boards = [
      listed(2, 'greenhouse'),
      job('Engineer', { location: 'Leeds' }, 'greenhouse'),
      job('Designer', { location: 'Leeds' }, 'greenhouse'),
      job('Designer', { location: 'Leeds, UK' }, 'lever'),
      job('Welder', { location: 'Oslo' }, 'lever'),
    ];
    expect(team(...boards, listed(2, 'lever'))).toMatchObject({ job_listings_count: 3, job_titles_count: 3 });
    expect(team(...boards, listed(6, 'lever'))).toMatchObject({ job_listings_count: 7, job_titles_count: 3 });
    expect(team(...boards, listed(2, 'lever'), listed(40)).job_listings_count).toBe(3);
  });

  it('count the board that has openings if the company left another one empty', () => {
    const jobs = ['Engineer', 'Designer'].map((title) => job(title, {}, 'lever'));
    expect(team(listed(0, 'greenhouse'), listed(2, 'lever'), ...jobs, job('Old')).job_listings_count).toBe(2);
  });

  it('list every country of an opening in several, in which case a key role has none', () => {
    const data = team(
      job('Head of Sales', { location: 'Leeds / Oslo', countries: ['United Kingdom', 'Norway'] }, 'ashby'),
      job('Head of Sales', { location: 'Leeds', country: 'United Kingdom' }),
      job('Engineer', { country: 'Germany' }, 'ashby'),
    );
    expect(data.job_countries).toEqual(['United Kingdom', 'Norway', 'Germany']);
    expect(data.job_countries_count).toBe(3);
    expect(data.key_role_openings).toEqual([
      { title: 'Head of Sales', location: 'Leeds / Oslo', country: null, posted_date: null },
    ]);
  });

  it('count what the site shows if the board is empty', () => {
    expect(team(listed(0, 'lever'), job('Engineer')).job_listings_count).toBe(1);
    expect(team(listed(0, 'lever'), listed(0, 'ashby'), job('Engineer')).job_listings_count).toBe(1);
    expect(team(listed(0, 'lever'), listed(0)).hiring_status).toBe('passive');
  });

  it.each([
    [1, 'hiring'],
    [9, 'hiring'],
    [10, 'actively_hiring'],
  ])('calls %i openings %s', (openings, status) => {
    expect(team(listed(openings)).hiring_status).toBe(status);
  });

  it('count five openings of the last thirty days as active hiring, but not older ones', () => {
    const posted = (day: string) =>
      ['A', 'B', 'C', 'D', 'E'].map((title) => job(title, { posted_date: day }));
    expect(team(...posted('2026-10-22')).hiring_status).toBe('actively_hiring');
    expect(team(...posted('2026-10-21')).hiring_status).toBe('hiring');
    expect(team(...posted('2027-01-01')).hiring_status).toBe('hiring');
  });

  it('list the openings for leaders, newest first, without future days', () => {
    const data = team(
      job('Engineer', { posted_date: '2026-11-20' }),
      job('Head of Sales', { location: 'Oslo', country: 'Norway', posted_date: '2026-10-01' }),
      job('VP Marketing', { posted_date: '2026-11-01' }),
      job('Chief of Staff', { posted_date: '2027-05-01' }),
    );
    expect(data.key_role_openings).toEqual([
      { title: 'VP Marketing', location: null, country: null, posted_date: '2026-11-01' },
      { title: 'Head of Sales', location: 'Oslo', country: 'Norway', posted_date: '2026-10-01' },
      { title: 'Chief of Staff', location: null, country: null, posted_date: null },
    ]);
  });
});
