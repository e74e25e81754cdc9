import { sampleSite, fieldValues } from '../sample-site';
import { readJobListings } from './read-job-listings';

const jobs = (html: string, path = '/careers', kind: 'careers' | 'job' = 'careers') =>
  fieldValues(readJobListings, 'team.job_listings', sampleSite([{ html: '' }, { path, kind, html }]));
const count = (html: string) =>
  fieldValues(
    readJobListings,
    'team.job_listings_count',
    sampleSite([{ html: '' }, { path: '/careers', kind: 'careers', html }]),
  );

const NAV = '<nav><a href="/careers/culture">Culture</a><a href="/careers/engineering">Engineering</a></nav>';
const BENEFITS =
  '<h2>Benefits</h2><ul><li>30 days of leave</li><li>Work with great engineers</li><li>A mentor and a manager who cares</li></ul>';
const TWO_OPENINGS = [
  {
    title: 'Senior Backend Engineer',
    location: expect.stringMatching(/^Berlin/) as string,
    country: 'Germany',
  },
  { title: 'Account Executive', location: expect.stringMatching(/^(?:Remote|London)/) as string },
];

test.each([
  [
    'a WordPress list',
    '<h1>Careers</h1><h2>Open positions</h2><ul class="wp-block-list"><li><a href="/careers/senior-backend-engineer/">Senior Backend Engineer</a> – Berlin</li><li><a href="/careers/account-executive/">Account Executive</a> – London, UK</li></ul>',
  ],
  [
    'Webflow cards that are links',
    '<div class="w-dyn-items"><div role="listitem"><a href="/careers/senior-backend-engineer" class="job-card w-inline-block"><div class="job-title">Senior Backend Engineer</div><div class="tag">Engineering</div><div>Berlin, Germany</div><div>Full-time</div></a></div><div role="listitem"><a href="/careers/account-executive" class="job-card"><div class="job-title">Account Executive</div><div class="tag">Sales</div><div>Remote</div><div>Full-time</div></a></div></div>',
  ],
  [
    'Greenhouse links with visible HTML',
    '<section><h3>Engineering</h3><div class="opening"><a href="https://boards.greenhouse.io/acme/jobs/4012345">Senior Backend Engineer</a><br><span class="location">Berlin, Germany</span></div><h3>Sales</h3><div class="opening"><a href="https://boards.greenhouse.io/acme/jobs/4012346">Account Executive</a><br><span class="location">London, United Kingdom</span></div></section>',
  ],
  [
    'Lever postings',
    '<div class="posting"><a class="posting-title" href="https://jobs.lever.co/acme/0f3a1b2c-1234-4abc-9def-001122334455"><h5>Senior Backend Engineer</h5><div><span class="sort-by-location">Berlin</span><span>Full-time</span></div></a></div><div class="posting"><a class="posting-title" href="https://jobs.lever.co/acme/1f3a1b2c-1234-4abc-9def-001122334455"><h5>Account Executive</h5><div><span class="sort-by-location">London</span></div></a></div>',
  ],
  [
    'a table with buttons',
    '<table><thead><tr><th>Position</th><th>Location</th><th></th></tr></thead><tbody><tr><td>Senior Backend Engineer</td><td>Berlin</td><td><a href="/jobs/12">Apply</a></td></tr><tr><td>Account Executive</td><td>London</td><td><a href="/jobs/13">Apply</a></td></tr></tbody></table>',
  ],
  [
    'cards with a heading and a "Learn more" link',
    '<div class="grid"><div class="card"><h3>Senior Backend Engineer</h3><p>Berlin · Full-time</p><a href="/careers/senior-backend-engineer">Learn more</a></div><div class="card"><h3>Account Executive</h3><p>Remote · Full-time</p><a href="/careers/account-executive">Learn more</a></div></div>',
  ],
  [
    'accordions without links',
    '<h2>Open roles</h2><details><summary>Senior Backend Engineer</summary><p>Location: Berlin</p><ul><li>Five years as a backend engineer</li><li>You like robots</li></ul></details><details><summary>Account Executive</summary><p>Location: London</p></details>',
  ],
  [
    'headings and paragraphs',
    '<h2>Current vacancies</h2><h3>Senior Backend Engineer</h3><p>Berlin</p><ul><li>Lead engineer of the platform</li></ul><h3>Account Executive</h3><p>London, full-time. Mail to jobs@acme-robotics.example</p>',
  ],
  [
    'plain list items',
    '<h2>Jobs</h2><ul><li>Senior Backend Engineer, Berlin</li><li>Account Executive, London</li></ul>',
  ],
])('reads %s, but neither navigation nor benefits', (_, html) => {
  const found = jobs(NAV + html + BENEFITS);
  expect(found.map(({ title }) => title.replace(/, (?:Berlin|London)$/, ''))).toEqual(
    TWO_OPENINGS.map(({ title }) => title),
  );
  expect(found).toMatchObject(
    TWO_OPENINGS.map(({ location, ...rest }) => ({
      location,
      ...('country' in rest ? { country: rest.country } : {}),
    })),
  );
  expect(count(NAV + html + BENEFITS)).toEqual([2]);
});

test('reads German and French pages', () => {
  expect(
    jobs(
      '<h1>Stellenangebote</h1><ul><li><a href="/files/stelle-konstrukteur.pdf">Konstrukteur (m/w/d)</a>, Hamburg</li><li><a href="/karriere/servicetechniker">Servicetechniker im Außendienst</a></li><li><a href="/karriere/initiativbewerbung">Initiativbewerbung</a></li></ul>',
      '/karriere',
    ),
  ).toEqual([
    { title: 'Konstrukteur (m/w/d)', location: 'Hamburg', country: 'Germany', posted_date: null },
    { title: 'Servicetechniker im Außendienst', location: null, country: null, posted_date: null },
  ]);
  expect(
    jobs(
      '<h1>Nos offres d’emploi</h1><div class="offre"><h3><a href="/recrutement/ebeniste">Ébéniste (H/F)</a></h3><p>Lyon, CDI</p><p>Publié le 3 novembre 2026</p></div>',
      '/recrutement',
    ),
  ).toEqual([{ title: 'Ébéniste (H/F)', location: 'Lyon', country: 'France', posted_date: '2026-11-03' }]);
});

test('leaves out benefits beside openings with gender marks', () => {
  const entry = (title: string) => `<div><span>Vollzeit</span><h4>${title}</h4><p>Mehr am Telefon.</p></div>`;
  const openings = ['Monteur (m/w/d)', 'Disponent (m/w/d)', 'Fahrer (m/w/d)'];
  const list = (titles: readonly string[]) => `<div>${titles.map(entry).join('')}</div>`;
  const html = `<h2>Offene Stellen</h2>${list(openings)}<div><h3>Was Sie erwartet</h3>${list(['Faire Bezahlung', 'Top Werkzeug'])}</div>`;
  expect(jobs(html).map(({ title }) => title)).toEqual(openings);
});

test('reads JobPosting data with location and date, and leaves out expired postings', () => {
  const posting = (title: string, more: object) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    ...more,
  });
  const data = [
    posting('Field Engineer', {
      datePosted: '2026-11-02',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
      },
    }),
    posting('Data Analyst', {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
    }),
    posting('Old Job', { validThrough: '2025-01-01T00:00:00Z' }),
  ];
  expect(jobs(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual([
    { title: 'Field Engineer', location: 'Oslo, Norway', country: 'Norway', posted_date: '2026-11-02' },
    { title: 'Data Analyst', location: 'Remote, Germany', country: 'Germany', posted_date: null },
  ]);
});

test('reads the embedded state of script-rendered pages', () => {
  const state = {
    props: {
      pageProps: {
        jobs: [
          {
            id: 1,
            title: 'Firmware Engineer',
            location: { name: 'Toronto, Canada' },
            publishedAt: '2026-11-04T10:00:00Z',
            slug: 'fw',
          },
          { title: 'Initiativbewerbung' },
        ],
        menu: [{ title: 'Product Manager', url: '/pm' }],
      },
    },
  };
  expect(
    jobs(
      `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`,
    ),
  ).toEqual([
    { title: 'Firmware Engineer', location: 'Toronto, Canada', country: 'Canada', posted_date: '2026-11-04' },
  ]);
});

test('lists an opening once if both the careers page and its own page show it', () => {
  const list =
    '<h2>Open positions</h2><a href="/careers/field-engineer"><h3>Field Engineer</h3><p>Oslo</p></a>';
  const own =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Field Engineer","datePosted":"2026-11-02","jobLocation":{"@type":"Place","address":{"addressLocality":"Oslo","addressCountry":"Norway"}}}</script><h1>Field Engineer</h1><h2>What you bring</h2><ul><li>Experience as a technician</li></ul>';
  const site = sampleSite([
    { html: '' },
    { path: '/careers', kind: 'careers', html: list },
    { path: '/careers/field-engineer', kind: 'job', html: own },
  ]);
  expect(fieldValues(readJobListings, 'team.job_listings', site)).toEqual([
    { title: 'Field Engineer', location: 'Oslo, Norway', country: 'Norway', posted_date: '2026-11-02' },
  ]);
  expect(fieldValues(readJobListings, 'team.job_listings_count', site)).toEqual([1]);
});

test('counts zero openings only if the page clearly says so', () => {
  expect(count('<h1>Careers</h1><p>There are currently no open positions.</p>')).toEqual([0]);
  expect(count('<h1>Karriere</h1><p>Zurzeit haben wir keine offenen Stellen.</p>')).toEqual([0]);
  expect(count('<h1>Recrutement</h1><p>Aucun poste à pourvoir pour le moment.</p>')).toEqual([0]);
  expect(count('<h1>Careers</h1><p>We value people.</p>')).toEqual([]);
  expect(
    count(
      '<h1>Careers</h1><p>No jobs found</p><script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
    ),
  ).toEqual([]);
  expect(count('<h1>Careers</h1><p>No open position fits your profile? Write to us.</p>')).toEqual([]);
});

test('reads entries that stand out in a list of openings as titles, whatever the trade', () => {
  const html = `<h1>Lavora con noi</h1><p>Inviate il curriculum.</p><h3>Posizioni aperte</h3>
    <ul><li><b>Falegname</b> – Lissone</li><li><strong>Capocantiere</strong> – Milano</li><li>Mensa aziendale</li></ul>`;
  expect(jobs(html).map(({ title }) => title)).toEqual(['Falegname', 'Capocantiere']);
});

test('does not read a testimonial, an article or a product as a job', () => {
  const html = `${NAV}<h1>Work with us</h1><h3>Jane Doe</h3><p>Software Engineer, Berlin</p><blockquote>I love being an engineer here.</blockquote>
    <h2>How we hire</h2><ol><li>Call with a recruiter</li><li>Meet the hiring manager</li></ol>
    <a href="/blog/engineer-day">A day as an engineer</a><a href="/careers/benefits">Benefits</a><a href="/careers/faq">FAQ</a><footer><a href="/jobs/all">All jobs</a></footer>`;
  expect(jobs(html)).toEqual([]);
});

test('reads no jobs from a job board with several employers', () => {
  const posts = ['Globex', 'Initech', 'Hooli', 'Umbrella', 'Stark', 'Wayne'].map((name) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Engineer',
    hiringOrganization: { '@type': 'Organization', name },
  }));
  expect(jobs(`<script type="application/ld+json">${JSON.stringify(posts)}</script>`)).toEqual([]);
});

test('reads the location from a table column, and does not mistake a trade for a country', () => {
  const table =
    '<h2>Stellen</h2><table><tr><th>Stelle</th><th>Standort</th></tr><tr><td><a href="/s/1.pdf">Monteur (m/w/d)</a></td><td>Bocholt</td></tr></table>';
  expect(jobs(table, '/karriere')).toMatchObject([{ title: 'Monteur (m/w/d)', location: 'Bocholt' }]);
  const card =
    '<h2>Open roles</h2><div class="role"><a href="https://jobs.ashbyhq.com/acme/5c2b1f7e-1234-4f2a-9f1e-aaaabbbbcccc"><div>Staff Engineer, AI</div><div>Remote (US)</div></a></div>';
  expect(jobs(card)).toMatchObject([
    { title: 'Staff Engineer, AI', location: 'Remote (US)', country: 'United States' },
  ]);
});

test('reads a list of apprenticeships under its heading, but not the heading', () => {
  expect(
    jobs('<h2>Ausbildung</h2><ul><li>Industriemechaniker (m/w/d)</li></ul>').map(({ title }) => title),
  ).toEqual(['Industriemechaniker (m/w/d)']);
});

test('reads a location below the title in the same heading, and strips a label before a title', () => {
  const html =
    '<h2>Open positions</h2><h4><b>Android Engineer</b><br> Berlin, Germany</h4><p>Apps.</p><h4>Career - Sales Manager</h4><p>Sales.</p>';
  expect(jobs(html)).toMatchObject([
    { title: 'Android Engineer', location: 'Berlin, Germany', country: 'Germany' },
    { title: 'Sales Manager' },
  ]);
  expect(jobs('<h2>Open positions</h2><h4># Final round: an interview with the CTO</h4>')).toEqual([]);
});

test('reads openings listed on an about page or in a sentence', () => {
  const about = (html: string) =>
    fieldValues(
      readJobListings,
      'team.job_listings',
      sampleSite([{ html: '' }, { path: '/about', kind: 'about', html }]),
    ).map(({ title }) => title);
  const below = (heading: string) =>
    about(
      `<h1>Nosotros</h1><h2>${heading}</h2><p>Escríbenos.</p><ul><li><strong>Técnica de implantación</strong> – Madrid</li>
       <li><strong>Desarrollador backend</strong> – Palma</li></ul><h2>Oficinas</h2><p>Palma</p>`,
    );
  expect(below('Ofertas de empleo')).toEqual(['Técnica de implantación', 'Desarrollador backend']);
  expect(below('Trabaja con nosotros')).toEqual([]);
  expect(
    about(
      '<p>Currently recruiting: Support Engineer (Sheffield), Account Manager (Nottingham). Send your CV.</p>',
    ),
  ).toEqual(['Support Engineer', 'Account Manager']);
  expect(about('<h2>Team</h2><ul><li><b>Sales Manager</b> – Leeds</li></ul>')).toEqual([]);
});

test.each([
  'Kierowca C+E – trasy międzynarodowe',
  'Analista de Sinistros',
  'Säljare',
  'Tandplejer',
  'Svářeč CNC',
])('reads %p below a heading for openings', (title) => {
  expect(jobs(`<h1>Praca</h1><h2>Oferty pracy</h2><ul><li>${title}</li></ul>`)).toHaveLength(1);
});

test('takes all entries of a list of openings for titles if most name a role, and a place between them for none', () => {
  const card = (title: string) =>
    `<div class="card"><span class="tag">Full-time</span><h3>${title}</h3><p>Utrecht</p><ul><li>Lead engineer of the platform</li></ul></div>`;
  const html = `<h3>Huidige vacatures</h3>${['Data Engineer', 'BI Consultant', 'Data Analist'].map(card).join('')}`;
  expect(jobs(html).map(({ title }) => title)).toEqual(['Data Engineer', 'BI Consultant', 'Data Analist']);
});

test('does not take the requirements of an advertisement for openings, whatever their markup', () => {
  const html = `<h2>Stellenangebote</h2><h3>Kundenbetreuer (m/w/d)</h3>
    <ul><li><strong>Kenntnisse:</strong> Vertriebsleiter überzeugen</li><li><b>Soft Skills</b>: Teamfähigkeit</li>
    <li>Kaufmännische Ausbildung</li><li>Ansprechpartner für Mitarbeiter</li></ul>`;
  expect(jobs(html).map(({ title }) => title)).toEqual(['Kundenbetreuer (m/w/d)']);
});

test('reads the column of a table whose cells name roles', () => {
  const row = (title: string, place: string) =>
    `<tr><td>1</td><td>${title}</td><td>B.Tech – Civil</td><td>${place}</td></tr>`;
  const html = `<h2>Current Openings:</h2><table><tr><th>No.</th><th>Designation</th><th>Qualification</th><th>Location</th></tr>
    ${row('Sr. Manager – Accounts', 'Hyderabad')}${row('Engineer – Highway', 'Pune')}</table>`;
  expect(jobs(html)).toMatchObject([
    { title: 'Sr. Manager – Accounts', location: 'Hyderabad' },
    { title: 'Engineer – Highway', location: 'Pune' },
  ]);
});

test('reads headings that name roles on a careers page without a heading for openings', () => {
  const html =
    '<h1>Grow with us</h1><h4>Office Manager<br>Leeds</h4><p>…</p><h4>Warehouse Operator</h4><p>…</p>';
  expect(jobs(html).map(({ title }) => title)).toEqual(['Office Manager', 'Warehouse Operator']);
  const people =
    '<h1>Grow with us</h1><p>Sarah Miller</p><h4>Office Manager</h4><p>John Smith</p><h4>Driver</h4>';
  expect(jobs(people)).toEqual([]);
});

test('cuts off what follows a dash if it is a place in most entries of the list, and keeps a speciality', () => {
  const lines =
    'Piloto(a) de drone — Vila Alta do Sul<br>Consultor(a) de vendas — Rio Verde<br>Motorista — Porto';
  expect(jobs(`<h1>Vagas abertas</h1><p>${lines}</p>`).map(({ title }) => title)).toEqual([
    'Piloto(a) de drone',
    'Consultor(a) de vendas',
    'Motorista',
  ]);
  const items = '<li>Utvikler – Trondheim – søknadsfrist 05.01.2027</li><li>Engineer – Highway</li>';
  expect(jobs(`<h2>Ledige stillinger</h2><ul>${items}</ul>`).map(({ title }) => title)).toEqual([
    'Utvikler',
    'Engineer – Highway',
  ]);
});

test('reads tabs with gender marks on any page', () => {
  const html =
    '<div class="tabs"><ul class="nav nav-tabs"><li><a href="#a">Fahrer (m/w/d)</a></li><li><a href="#b">Disponent:in</a></li></ul></div>';
  const site = sampleSite([{ html: '' }, { path: '/jobboerse', kind: 'other', html }]);
  expect(fieldValues(readJobListings, 'team.job_listings', site).map(({ title }) => title)).toEqual([
    'Fahrer (m/w/d)',
  ]);
});

describe('an opening in the markup', () => {
  const posting = (more: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Welder', ...more })}</script>`;

  test('is over after its last day, or a year after its day if it has none', () => {
    expect(jobs(posting({}))).toMatchObject([{ title: 'Welder' }]);
    expect(jobs(posting({ validThrough: '31 December 2020' }))).toEqual([]);
    expect(jobs(posting({ datePosted: '2020-03-01' }))).toEqual([]);
    expect(jobs(posting({ datePosted: '2020-03-01', validThrough: '2099-01-01' }))).toHaveLength(1);
  });

  test('does not count on a page that says that there are none', () => {
    expect(
      jobs(
        `${posting({})}<p>There are currently no open positions.</p><h2>Typical jobs</h2><p>Welder (m/f/d)</p>`,
      ),
    ).toEqual([]);
  });
});

test('a question to applicants says nothing about the openings beside it', () => {
  expect(
    jobs('<h2>Available roles</h2><h3>Robot Engineer</h3><p>Remote</p><h3>No job for you here?</h3>'),
  ).toMatchObject([{ title: 'Robot Engineer' }]);
});
