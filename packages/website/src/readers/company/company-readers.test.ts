import { allValuesOf, bestValueOf, readCompanyEvidence } from './company-evidence-fixture';

describe('WordPress site with Yoast markup', () => {
  const read = readCompanyEvidence('brightharbour.example', [
    {
      html: `<html lang="en-GB"><head><title>Brightharbour | Marine sensors for ports</title>
        <meta name="description" content="Brightharbour makes sensors that tell ports where every container is.">
        <meta property="og:site_name" content="Brightharbour">
        <script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'WebPage',
              '@id': 'https://brightharbour.example/',
              isPartOf: { '@id': 'https://brightharbour.example/#website' },
            },
            {
              '@type': 'WebSite',
              '@id': 'https://brightharbour.example/#website',
              name: 'Brightharbour',
              publisher: { '@id': 'https://brightharbour.example/#organization' },
            },
            {
              '@type': 'Organization',
              '@id': 'https://brightharbour.example/#organization',
              name: 'Brightharbour',
              url: 'https://brightharbour.example/',
              sameAs: [
                'https://www.facebook.com/brightharbour/?ref=page',
                'https://twitter.com/brightharbour',
                'https://uk.linkedin.com/company/brightharbour/about/',
              ],
            },
          ],
        })}</script></head>
        <body class="home wp-singular"><header><a href="/"><img src="/logo.svg" alt="Brightharbour logo"></a></header>
        <main><h1>Know where every container is</h1><p>Since 2009, ports rely on us.</p>
        <blockquote>Their sensors saved us weeks. <cite>Globex Ltd</cite></blockquote></main>
        <footer><p>Call us: <a href="tel:+442079460958">020 7946 0958</a></p>
        <a href="https://www.linkedin.com/company/brightharbour?trk=footer">LinkedIn</a>
        <a href="https://www.facebook.com/sharer/sharer.php?u=https://brightharbour.example">Share</a>
        <a href="https://twitter.com/intent/tweet?text=x">Tweet</a>
        <p>© 2012–2026 Brightharbour Ltd. Registered in England and Wales, company number 7123456.
        Registered office: Unit 5, 12 Dock Road, Felixstowe, Suffolk, IP11 3SY. VAT GB 123 4567 89.</p></footer></body></html>`,
    },
    {
      path: '/about-us/',
      kind: 'about',
      html: `<html lang="en-GB"><title>About us - Brightharbour</title><body><main><h1>About us</h1>
        <p>Brightharbour was founded in 2009 by two dock workers who were tired of lost containers.</p>
        <p>Today we are a team of 47 people. We help companies with 5,000 employees and more.</p></main></body></html>`,
    },
  ]);

  test.each([
    ['company.name', 'Brightharbour'],
    ['company.description', 'Brightharbour makes sensors that tell ports where every container is.'],
    ['company.founded_year', 2009],
    ['company.company_status', 'active'],
    ['company.phone', '+442079460958'],
    ['company.linkedin_url', 'https://www.linkedin.com/company/brightharbour'],
    ['company.facebook_url', 'https://www.facebook.com/brightharbour'],
    ['company.twitter_url', 'https://twitter.com/brightharbour'],
    ['company.headquarter_country', 'United Kingdom'],
    ['company.headquarter_city', 'Felixstowe'],
    ['company.registered_address', 'Unit 5, 12 Dock Road, Felixstowe, IP11 3SY, United Kingdom'],
    ['company.employee_count', 47],
    ['company.employee_range', '11-50'],
    ['company.legal_name', 'Brightharbour Ltd'],
    ['company.company_number', '07123456'],
    ['company.company_type', 'Ltd'],
    ['company.jurisdiction', 'GB'],
    ['company.email', undefined],
    ['company.date_of_creation', undefined],
    ['company.sic_codes', undefined],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });
});

describe('German site with an imprint', () => {
  const read = readCompanyEvidence('kesselwerk-nord.example', [
    {
      html: `<html lang="de"><title>Startseite – Kesselwerk Nord</title><meta name="description" content="Industriekessel und Wartung für Brauereien und Molkereien in Norddeutschland.">
        <body><nav><a href="/impressum">Impressum</a></nav><h1>Kessel, die halten</h1>
        <p>Familienunternehmen seit 1924 mit rund 180 Mitarbeiterinnen und Mitarbeitern.</p></body></html>`,
    },
    {
      path: '/impressum',
      kind: 'legal',
      html: `<html lang="de"><title>Impressum</title><body><h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>
        <p>Kesselwerk Nord GmbH &amp; Co. KG<br>Hafenstraße 17a<br>D-24103 Kiel<br>Deutschland</p>
        <p>Telefon: 0431 / 90 18 20<br>Telefax: 0431 / 90 18 21<br>E-Mail: info(at)kesselwerk-nord(dot)example</p>
        <p>Registergericht: Amtsgericht Kiel<br>Registernummer: HRA 4711 KI<br>USt-IdNr.: DE123456789</p>
        <p>Persönlich haftende Gesellschafterin: Kesselwerk Nord Verwaltungs GmbH, Amtsgericht Kiel HRB 999</p>
        <h2>Verbraucherstreitbeilegung</h2><p>Allgemeine Verbraucherschlichtungsstelle<br>Straßburger Straße 8<br>77694 Kehl am Rhein</p>
        <h2>Hosting</h2><p>Globex Hosting GmbH<br>Serverweg 1<br>10115 Berlin<br>HRB 55555</p></body></html>`,
    },
  ]);

  test.each([
    ['company.name', 'Kesselwerk Nord'],
    ['company.founded_year', 1924],
    ['company.phone', '+49431901820'],
    ['company.email', 'info@kesselwerk-nord.example'],
    ['company.headquarter_country', 'Germany'],
    ['company.headquarter_city', 'Kiel'],
    ['company.registered_address', 'Hafenstraße 17a, 24103 Kiel, Germany'],
    ['company.employee_count', undefined],
    ['company.employee_range', '51-200'],
    ['company.legal_name', 'Kesselwerk Nord GmbH & Co. KG'],
    ['company.company_number', 'HRA 4711 KI'],
    ['company.company_type', 'GmbH & Co. KG'],
    ['company.jurisdiction', 'DE'],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });

  test('reads nothing from the sections about arbitration and hosting', () => {
    expect(allValuesOf(read, 'company.headquarter_city')).toEqual(['Kiel']);
    expect(allValuesOf(read, 'company.company_number')).not.toContain('HRB 55555');
    expect(JSON.stringify(allValuesOf(read, 'company.legal_name'))).not.toContain('Globex');
  });
});

describe('French site with mentions légales', () => {
  const read = readCompanyEvidence('atelier-lumen.example', [
    {
      html: '<html lang="fr-FR"><title>Atelier Lumen : luminaires sur mesure</title><meta property="og:site_name" content="Atelier Lumen"><body><h1>Luminaires sur mesure</h1><p>Atelier fondé en 2011 à Nantes.</p></body></html>',
    },
    {
      path: '/mentions-legales',
      kind: 'legal',
      html: `<html lang="fr-FR"><body><h1>Mentions légales</h1><h2>Éditeur du site</h2>
        <p>Raison sociale : Atelier Lumen SAS au capital de 50 000 €<br>Siège social : 4 bis rue des Carmélites, 44000 Nantes, France<br>
        RCS Nantes 732 829 320<br>N° TVA : FR83 732 829 320<br>Tél. : 02 40 12 34 56 – contact@atelier-lumen.example</p>
        <h2>Hébergeur</h2><p>OVHébergement SAS<br>2 rue Kellermann, 59100 Roubaix<br>RCS Lille 424 761 419 00045<br>Tél. : 09 72 10 10 07</p></body></html>`,
    },
  ]);

  test.each([
    ['company.name', 'Atelier Lumen'],
    ['company.founded_year', 2011],
    ['company.phone', '+33240123456'],
    ['company.email', 'contact@atelier-lumen.example'],
    ['company.headquarter_country', 'France'],
    ['company.headquarter_city', 'Nantes'],
    ['company.registered_address', '4 bis rue des Carmélites, 44000 Nantes, France'],
    ['company.legal_name', 'Atelier Lumen SAS'],
    ['company.company_number', '732829320'],
    ['company.company_type', 'S.A.S.'],
    ['company.jurisdiction', 'FR'],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });

  test('reads nothing from the hosting provider’s section', () => {
    expect(allValuesOf(read, 'company.company_number')).toEqual(['732829320']);
    expect(allValuesOf(read, 'company.phone')).toEqual(['+33240123456']);
  });
});

describe('American start-up built with Webflow', () => {
  const read = readCompanyEvidence('getquillbase.example', [
    {
      html: `<html data-wf-page="1"><head><title>Quillbase - Contracts without the wait</title><meta property="og:title" content="Quillbase - Contracts without the wait">
        <meta property="og:description" content="Quillbase drafts, checks and signs contracts for legal teams.">
        <meta name="twitter:site" content="@quillbase"></head><body>
        <div class="navbar"><a href="#" class="brand"></a></div><h1>Contracts without the wait</h1>
        <p>Contact sales at <a href="mailto:sales@getquillbase.example?subject=Hi">email</a></p>
        <div class="footer_component"><a href="https://www.linkedin.com/company/quillbase/"></a><a href="https://x.com/quillbase"></a>
        <a href="https://www.linkedin.com/in/someone/"></a>
        <div>Quillbase, Inc.</div><div>548 Market Street, Suite 2500</div><div>San Francisco, CA 94104</div>
        <div>© 2026 Quillbase, Inc. All rights reserved.</div></div></body></html>`,
    },
    {
      path: '/terms',
      kind: 'legal',
      html: `<body><h1>Terms of Service</h1><p>These terms are a contract between you and Quillbase, Inc., a Delaware corporation (“Quillbase”, “we”).
        Disputes go to JAMS, 620 Eighth Avenue, New York, NY 10018, for arbitration.</p></body>`,
    },
  ]);

  test.each([
    ['company.name', 'Quillbase'],
    ['company.description', 'Quillbase drafts, checks and signs contracts for legal teams.'],
    ['company.email', 'sales@getquillbase.example'],
    ['company.linkedin_url', 'https://www.linkedin.com/company/quillbase'],
    ['company.twitter_url', 'https://x.com/quillbase'],
    ['company.headquarter_country', 'United States'],
    ['company.headquarter_city', 'San Francisco'],
    ['company.legal_name', 'Quillbase, Inc.'],
    ['company.company_type', 'Inc'],
    ['company.jurisdiction', 'US-DE'],
    ['company.phone', undefined],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });
});

describe('shop with microdata and several branches', () => {
  const read = readCompanyEvidence('brotundkorn.example', [
    {
      html: `<html lang="de-AT"><title>Brot & Korn</title><body>
        <div itemscope itemtype="https://schema.org/Bakery"><span itemprop="name">Brot & Korn</span>
        <span itemprop="telephone">+43 1 5330030</span><a itemprop="url" href="/">brotundkorn.example</a>
        <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Naglergasse 9</span>
        <span itemprop="postalCode">1010</span> <span itemprop="addressLocality">Wien</span> <meta itemprop="addressCountry" content="AT"></div>
        <meta itemprop="foundingDate" content="1987-03-02"><meta itemprop="numberOfEmployees" content="85"></div></body></html>`,
    },
    {
      path: '/kontakt',
      kind: 'contact',
      html: `<html lang="de-AT"><body><h1>Unsere Filialen</h1><h3>Graz</h3><p>Herrengasse 3<br>8010 Graz</p>
        <h3>Linz</h3><p>Landstraße 20<br>4020 Linz</p></body></html>`,
    },
  ]);

  test.each([
    ['company.name', 'Brot & Korn'],
    ['company.phone', '+4315330030'],
    ['company.headquarter_country', 'Austria'],
    ['company.headquarter_city', 'Wien'],
    ['company.founded_year', 1987],
    ['company.date_of_creation', '1987-03-02'],
    ['company.employee_count', 85],
    ['company.employee_range', '51-200'],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });

  test('lists each location once', () => {
    expect(allValuesOf(read, 'company.office_locations').toSorted()).toEqual([
      'Graz, Austria',
      'Linz, Austria',
      'Wien, Austria',
    ]);
  });
});

describe('Japanese company page', () => {
  const read = readCompanyEvidence('hoshikawa.example', [
    {
      html: '<html lang="ja"><title>星川精機 | Hoshikawa Seiki</title><meta name="description" content="星川精機は精密な減速機をつくる会社です。ロボットの関節を支えます。"><body><h1>星川精機</h1></body></html>',
    },
    {
      path: '/company',
      kind: 'about',
      html: '<html lang="ja"><h1>会社概要</h1><table><tr><th>設立</th><td>1968年4月1日</td></tr><tr><th>従業員数</th><td>1,240名</td></tr><tr><th>電話番号</th><td>03-3456-7890</td></tr></table></html>',
    },
  ]);

  test.each([
    ['company.name', 'Hoshikawa Seiki'],
    ['company.founded_year', 1968],
    ['company.employee_count', 1240],
    ['company.phone', '+81334567890'],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });
});

test.each([
  ['almost empty pages', '<html><body></body></html>'],
  [
    'broken markup',
    '<html><p>Hi <b><i>there</b></i><script type="application/ld+json">{"@type":"Organization",</script><a href="mailto:%E0%A4%A"><a href="tel:">',
  ],
  [
    'wrong types everywhere',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: { a: 1 }, telephone: [null, 5, {}], address: 'somewhere', sameAs: { '@type': 'Thing' }, numberOfEmployees: -5, foundingDate: '275760-09-13', logo: 3 })}</script>`,
  ],
])('invents nothing from %s', (_name, html) => {
  const read = readCompanyEvidence('acme.example', [
    { html },
    { path: '/kontakt', kind: 'contact', html },
    { path: '/impressum', kind: 'legal', html },
  ]);
  expect(read.filter(({ field }) => field !== 'company.company_status')).toEqual([]);
});
