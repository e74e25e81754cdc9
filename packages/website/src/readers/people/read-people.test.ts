import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { evidenceFor, type TeamMember } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite, type SamplePage } from '../sample-site';
import { readPeople } from './read-people';

const peopleOn = (...pages: SamplePage[]): TeamMember[] =>
  evidenceFor(readPeople(sampleSite(pages)), 'team.team_members').map(({ value }) => value);
const peopleIn = (kind: PageKind, html: string): TeamMember[] => peopleOn({ path: `/${kind}`, kind, html });
const summaries = (people: TeamMember[]) => people.map(({ name, position }) => `${name}: ${position ?? '–'}`);

test('reads cards with headings, positions, profiles and biographies', () => {
  const people = peopleIn(
    'team',
    `<body><main><h1>Our Team</h1><h2>Leadership</h2><div class="team-grid">
      <div class="team-card"><img src="a.jpg" alt="Maya Lindqvist"><h3>Maya Lindqvist</h3><p class="role">Chief Executive Officer</p>
        <p>Maya founded Acme Robotics in 2015. Previously, she was VP of Engineering at Globex and holds an MSc in Robotics from ETH Zurich.</p>
        <p class="place">Stockholm, Sweden</p><a href="https://se.linkedin.com/in/maya-lindqvist-123?trk=x">LinkedIn</a></div>
      <div class="team-card"><img src="b.jpg" alt=""><h3>Dr. Tomás Ortega, PhD</h3><p class="role">Head of Research</p></div>
      <div class="team-card"><h3>ANNE O'BRIEN</h3><p class="role">Customer Happiness</p></div>
    </div><h2>Join us</h2><p>Open Positions</p></main></body>`,
  );
  expect(people).toEqual([
    {
      name: 'Maya Lindqvist',
      position: 'Chief Executive Officer',
      linkedin_url: 'https://www.linkedin.com/in/maya-lindqvist-123',
      country: 'Sweden',
      city: 'Stockholm',
      nationality: null,
      biography:
        'Maya founded Acme Robotics in 2015. Previously, she was VP of Engineering at Globex and holds an MSc in Robotics from ETH Zurich.',
      experience: [
        {
          company: 'Globex',
          position: 'VP of Engineering',
          description: null,
          start_date: null,
          end_date: null,
          is_current: false,
          location: null,
        },
      ],
      education: [
        {
          school: 'ETH Zurich',
          degree: 'MSc in Robotics',
          description: null,
          start_date: null,
          end_date: null,
          location: null,
        },
      ],
    },
    expect.objectContaining({
      name: 'Tomás Ortega',
      position: 'Head of Research',
      biography: null,
      experience: [],
    }),
    expect.objectContaining({ name: "Anne O'Brien", position: 'Customer Happiness' }),
  ]);
});

test.each([
  [
    'Elementor widgets',
    `<div class="elementor-widget"><div class="elementor-image-box-wrapper"><figure><img alt=""></figure><div class="elementor-image-box-content">
      <h3 class="elementor-image-box-title">Jana Weiss</h3><p class="elementor-image-box-description">Geschäftsführerin</p></div></div></div>
     <div class="elementor-widget"><div class="elementor-image-box-wrapper"><div class="elementor-image-box-content">
      <h3 class="elementor-image-box-title">Ole Brandt</h3><p class="elementor-image-box-description">Betriebsleiter</p></div></div></div>`,
  ],
  [
    'headings followed by paragraphs',
    '<h3>Jana Weiss</h3><p>Geschäftsführerin</p><h3>Ole Brandt</h3><p>Betriebsleiter</p>',
  ],
  [
    'paragraphs with bold names',
    '<p><strong>Jana Weiss</strong><br>Geschäftsführerin</p><p><strong>Ole Brandt</strong><br>Betriebsleiter</p>',
  ],
  [
    'table rows',
    '<table><tr><td>Jana Weiss</td><td>Geschäftsführerin</td></tr><tr><td>Ole Brandt</td><td>Betriebsleiter</td></tr></table>',
  ],
  [
    'class names without meaning',
    `<ul class="css-1x2"><li><div class="css-9z"><span>Jana Weiss</span></div><div class="css-8y">Geschäftsführerin</div></li>
     <li><div class="css-9z"><span>Ole Brandt</span></div><div class="css-8y">Betriebsleiter</div></li></ul>`,
  ],
  [
    'linked cards',
    '<a href="/team/jana"><h4>Jana Weiss</h4><span>Geschäftsführerin</span></a><a href="/team/ole"><h4>Ole Brandt</h4><span>Betriebsleiter</span></a>',
  ],
])('reads a team page of %s', (_name, html) => {
  expect(summaries(peopleIn('team', `<body><h1>Unser Team</h1>${html}</body>`))).toEqual([
    'Jana Weiss: Geschäftsführerin',
    'Ole Brandt: Betriebsleiter',
  ]);
});

test('leaves out customers, speakers, guests and writers', () => {
  expect(
    peopleIn(
      'about',
      `<body><h2>What our customers say</h2>
      <div class="card"><p>“They changed how we work.”</p><h4>Dana Reyes</h4><p>CTO</p></div>
      <h2>Our team</h2>
      <div class="testimonial"><h4>Paul Novak</h4><p>Head of Operations</p></div>
      <figure><blockquote>Great.</blockquote><figcaption><b>Lena Fox</b> <span>CEO</span></figcaption></figure>
      <div><h4>Marc Petit</h4><p>Head of Sales at Globex</p></div>
      <h2>From the blog</h2><div><p>Iris Kim</p><p>Content Manager</p></div></body>`,
    ),
  ).toEqual([]);
});

test('does not read a heading, place, product or company as a person', () => {
  expect(
    peopleIn(
      'team',
      `<body><h1>Our Team</h1>${[
        'Meet The Team',
        'Leadership Team',
        'New York',
        'San Francisco',
        'Data Platform',
        'Customer Success Manager',
        'Read More',
        'Open Positions',
        'Acme Robotics Inc',
        'Unsere Werte',
        'Notre Équipe',
        'Privacy Policy',
      ]
        .map((text) => `<div class="team-member"><h3>${text}</h3><p>Manager</p></div>`)
        .join('')}</body>`,
    ),
  ).toEqual([]);
});

test('reads founders and employees from markup, but no authors of posts', () => {
  const people = peopleOn({
    html: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          name: 'Acme Robotics',
          url: 'https://acme-robotics.example',
          founder: {
            '@type': 'Person',
            name: 'Maya Lindqvist',
            birthDate: '1980-01-01',
            sameAs: 'https://www.linkedin.com/in/maya',
          },
          employee: [
            {
              '@type': 'Person',
              name: 'Tomás Ortega',
              jobTitle: 'CTO',
              alumniOf: { '@type': 'CollegeOrUniversity', name: 'Uni Vigo' },
              nationality: 'Spanish',
            },
          ],
          review: { '@type': 'Review', author: { '@type': 'Person', name: 'Dana Reyes', jobTitle: 'CEO' } },
        },
        { '@type': 'Person', '@id': 'https://acme-robotics.example/#/schema/person/1', name: 'Site Admin' },
      ],
    })}</script>`,
  });
  expect(summaries(people)).toEqual(['Maya Lindqvist: Founder', 'Tomás Ortega: CTO']);
  expect(people[0]?.linkedin_url).toBe('https://www.linkedin.com/in/maya');
  expect(people[1]).toMatchObject({ nationality: 'Spanish', education: [{ school: 'Uni Vigo' }] });
  expect(JSON.stringify(people)).not.toContain('1980');
});

test('reads people from the state of a script-rendered page', () => {
  const state = {
    props: {
      pageProps: {
        team: [
          {
            name: 'Maya Lindqvist',
            role: 'CEO',
            bio: 'Maya leads the company since its first day in 2015.',
            linkedin: 'https://linkedin.com/in/maya',
          },
          { firstName: 'Tomás', lastName: 'Ortega', title: 'Head of Research' },
        ],
        testimonials: [{ name: 'Dana Reyes', role: 'CTO' }],
        products: [{ name: 'Arm One', role: 'Robot' }],
      },
    },
  };
  const people = peopleIn(
    'team',
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`,
  );
  expect(summaries(people)).toEqual(['Maya Lindqvist: CEO', 'Tomás Ortega: Head of Research']);
});

test('reads managing directors from an imprint and founders from running text', () => {
  const people = peopleOn(
    {
      path: '/impressum',
      kind: 'legal',
      html: `<h1>Impressum</h1><p>Acme Robotics GmbH<br>Vertreten durch die Geschäftsführer: Dr. Maya Lindqvist, Ole Brandt</p>
        <p>Verantwortlich für den Inhalt: Redaktion</p><h2>Webdesign</h2><p>Inhaber: Paul Novak</p>`,
    },
    {
      path: '/about',
      kind: 'about',
      html: '<p>Acme Robotics was founded in 2015 by Ole Brandt and Jana Weiss in Kiel.</p>',
    },
  );
  expect(summaries(people).toSorted()).toEqual([
    'Jana Weiss: Founder',
    'Maya Lindqvist: Managing Director',
    'Ole Brandt: Managing Director',
  ]);
});

test('merges what several pages say about a person', () => {
  const people = peopleOn(
    { path: '/team', kind: 'team', html: '<div class="team-member"><h3>Maya Lindqvist</h3><p>CEO</p></div>' },
    {
      path: '/about',
      kind: 'about',
      html: '<h2>Founders</h2><div class="founder"><h3>Maya Lindqvist</h3><p>Founder</p><a href="https://www.linkedin.com/in/maya/">in</a></div>',
    },
  );
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ position: 'CEO', linkedin_url: 'https://www.linkedin.com/in/maya' });
});

test('keeps the more detailed of two positions', () => {
  const founder = { '@type': 'Person', name: 'Maya Lindqvist', jobTitle: 'Founder' };
  const people = peopleOn(
    {
      html: `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Acme Robotics', founder })}</script>`,
    },
    {
      path: '/team',
      kind: 'team',
      html: '<div class="member"><h3>Maya Lindqvist</h3><p>Co-founder and CEO</p></div>',
    },
  );
  expect(summaries(people)).toEqual(['Maya Lindqvist: Co-founder and CEO']);
});

test('reads an imprint without umlauts or colons, and does not read an app or heading as a person', () => {
  const html =
    '<h1>Impressum</h1><p>Acme Robotics UG</p><p>Vertreten durch:</p><p>Geschaeftsfuehrer Dr. Maya Lindqvist</p>';
  expect(summaries(peopleOn({ path: '/impressum', kind: 'legal', html }))).toEqual([
    'Maya Lindqvist: Managing Director',
  ]);
  const card = (name: string, text: string) =>
    `<div class="card"><img src="a.png"><h3>${name}</h3><p>${text}</p></div>`;
  expect(
    peopleIn('team', card('Vault App', 'Password Manager') + card('Market Orders', 'SalesModel at any time')),
  ).toEqual([]);
});

test('survives a page of thousands of names', () => {
  const card = (at: number) =>
    `<div class="member"><h3>Maya Lindqvist${'abcdefghij'[at % 10] ?? ''}</h3><p>CEO</p></div>`;
  runToCompletion(() => {
    peopleIn('team', Array.from({ length: 5_000 }, (_, at) => card(at)).join(''));
    peopleIn('team', `${'<div class="team">'.repeat(490)}<h3>Maya Lindqvist</h3><p>CEO</p>`.repeat(3));
  });
});

test('reads tables of positions and names, with courtesy titles', () => {
  const people = peopleIn(
    'about',
    `<body><h1>La bodega</h1><h2>Junta Directiva</h2><table>
      <tr><td>Presidenta</td><td>D.ª Inés Valdés Peña</td></tr>
      <tr><td>Enólogo</td><td>D. Rodrigo Sanz</td></tr></table></body>`,
  );
  expect(summaries(people)).toEqual(['Inés Valdés Peña: Presidenta', 'Rodrigo Sanz: Enólogo']);
});

test('reads names in bold with the position next to them on the line', () => {
  const people = peopleIn(
    'about',
    `<body><h1>Wie wij zijn</h1><h2>Het bestuur</h2><p><strong>Femke de Wit</strong>, directeur<br>
      <strong>Joris Bakker</strong> – hoofd productie<br>Voorzitter: <strong>Anouk Visser</strong></p></body>`,
  );
  expect(summaries(people).sort()).toEqual([
    'Anouk Visser: Voorzitter',
    'Femke de Wit: directeur',
    'Joris Bakker: hoofd productie',
  ]);
});

test('reads lists of plain lines and definition lists', () => {
  const lines = peopleIn(
    'about',
    '<body><h1>O nás</h1><h2>Vedení</h2><p>Petr Dvořák, jednatel<br>Mgr. Jana Krátká, vedoucí výroby</p></body>',
  );
  expect(summaries(lines)).toEqual(['Petr Dvořák: jednatel', 'Jana Krátká: vedoucí výroby']);
  const terms = peopleIn(
    'about',
    `<body><h1>Company profile</h1><dl><dt>Established</dt><dd>1974</dd><dt>Representative Director</dt>
      <dd>Kenji Mori</dd><dt>Plant Manager</dt><dd>Aya Hoshino</dd></dl></body>`,
  );
  expect(summaries(terms).sort()).toEqual([
    'Aya Hoshino: Plant Manager',
    'Kenji Mori: Representative Director',
  ]);
});

test('reads a top position written before the name', () => {
  const people = peopleIn(
    'about',
    `<body><h1>Company profile</h1><table><tr><th>Representative</th><td>President & CEO Kenji Mori</td></tr>
      <tr><th>Employees</th><td>120</td></tr></table></body>`,
  );
  expect(summaries(people)).toEqual(['Kenji Mori: President & CEO']);
});

test('leaves out customers whose lines name another company', () => {
  expect(
    peopleIn(
      'about',
      `<body><h1>About us</h1><h2>Our work</h2><p>Gemma Holt, Finance Director, Brackwell Electrical<br>
        Tom Reyes, Operations Manager, Northlake Foods</p><h2>What clients say</h2><p>Ada Brook, CEO<br>Max Hill, CTO</p></body>`,
    ),
  ).toEqual([]);
});

test('reads positions in brackets after bold names, and drops remarks in brackets', () => {
  const people = peopleIn(
    'about',
    `<body><h1>La tenuta</h1><p>La guidano <b>Martina Gavazzi</b> (amministratrice) e <b>Davide Gavazzi</b> (enologo).</p>
     <h2>Team</h2><p><b>Sian Morgan</b>, head of sales (joined in May from a place you know)</p></body>`,
  );
  expect(summaries(people).sort()).toEqual([
    'Davide Gavazzi: enologo',
    'Martina Gavazzi: amministratrice',
    'Sian Morgan: head of sales',
  ]);
});

test('the company that is marked up as a person is none, unless it bears a person’s name', () => {
  const person = (name: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Person', name, worksFor: { '@type': 'Organization', name } })}</script><meta property="og:site_name" content="${name}">`;
  expect(peopleOn({ html: person('Acme Robotics') })).toEqual([]);
});
