import type { Evidence } from '@firmlens/contract';
import { readPage } from '../page/read-page';
import type { CrawledPage, CrawledSite } from '../crawled-site';
import { readTechnologies } from './read-technologies';

const HOME = 'https://www.acme.example/';

function page(part: Partial<CrawledPage> & { body?: string; head?: string }): CrawledPage {
  const { body = '', head = '', ...rest } = part;
  return {
    url: HOME,
    kind: 'home',
    status: 200,
    headers: {},
    html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
    ...rest,
  };
}

function read(pages: CrawledPage[], site: Partial<CrawledSite> = {}): Evidence[] {
  return readTechnologies({
    site: {
      domain: 'acme.example',
      pages,
      feeds: [],
      movedTo: null,
      robots: null,
      sitemap: [],
      certificateIssuer: null,
      ...site,
    },
    pages: pages.map((page) => readPage(page)),
    observedAt: '2026-11-20T10:00:00.000Z',
  });
}

function names(evidence: Evidence[]): string[] {
  return evidence.flatMap((item) => (item.field === 'technology.technologies' ? [item.value.name] : []));
}

describe('technologies of a site', () => {
  test('reports common names, and no markup conventions', () => {
    const found = names(
      read([
        page({
          head: '<meta property="og:title" content="Acme"><meta name="generator" content="TYPO3 CMS"><link rel="alternate" type="application/rss+xml" href="/feed">',
          body: '<div id="axeptio_overlay"></div><script src="/tarteaucitron.min.js"></script>',
        }),
      ]),
    );
    expect(found).toEqual(expect.arrayContaining(['TYPO3', 'PHP', 'Axeptio', 'tarteaucitron.js']));
    expect(found.filter((name) => /RSS|Open Graph|TYPO3 CMS/.test(name))).toEqual([]);
  });

  test('recognises libraries by their files, from a CDN and from the site itself', () => {
    const found = names(
      read([
        page({
          head: '<link rel="stylesheet" href="https://unpkg.com/@phosphor-icons/web@2.1.1/src/fill/style.css">',
          body: `<script src="https://cdn.jsdelivr.net/npm/swiper@10/swiper-bundle.min.js"></script>
            <script src="/js/plugins/gsap.min.js"></script><script src="/js/jquery.magnific-popup.min.js"></script>
            <script src="https://unpkg.com/aos@next/dist/aos.js"></script>
            <form action="https://formspree.io/f/abc"></form>`,
        }),
      ]),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'Phosphor Icons',
        'Swiper',
        'GSAP',
        'Magnific Popup',
        'jQuery',
        'AOS',
        'Formspree',
      ]),
    );
  });

  test('takes no file for a library whose name is part of another', () => {
    const body = ['/js/chaos.js', '/js/kwow.js', '/js/typed-forms.js', '/js/gsaps.js']
      .map((src) => `<script src="${src}"></script>`)
      .join('');
    expect(names(read([page({ body })]))).toEqual([]);
  });

  test('reports no database that is merely usual with the software of a site', () => {
    const found = names(read([page({ head: '<meta name="generator" content="WordPress 6.4">' })]));
    expect(found).toContain('PHP');
    expect(found).not.toContain('MySQL');
  });

  test.each<[string, Partial<CrawledPage> & { body?: string; head?: string }, string]>([
    ['a header', { headers: { server: ['nginx/1.25'] } }, 'Nginx'],
    ['the presence of a header', { headers: { 'cf-ray': ['8a1'] } }, 'Cloudflare'],
    ['a cookie', { headers: { 'set-cookie': ['a=b', 'laravel_session=x; path=/'] } }, 'Laravel'],
    ['a cookie of a family', { headers: { 'set-cookie': ['_ga_K7L2=x'] } }, 'Google Analytics'],
    ['the address', { url: 'https://acme.example/index.php' }, 'PHP'],
    ['a meta element', { head: '<meta name="generator" content="WordPress 6.4">' }, 'WordPress'],
    [
      'the second meta element with that name',
      {
        head: '<meta name="generator" content="WordPress 6"><meta name="Generator" content="WooCommerce 8">',
      },
      'WooCommerce',
    ],
    ['markup', { body: '<!-- Start of Async HubSpot Analytics Code -->' }, 'HubSpot'],
    ['a script address', { head: '<script src="//js.stripe.com/v3/"></script>' }, 'Stripe'],
    [
      'a script that waits for consent',
      { head: '<script type="text/plain" data-src="https://plausible.io/js/plausible.js"></script>' },
      'Plausible',
    ],
    ['an inline script', { body: '<script>_linkedin_partner_id = "1"</script>' }, 'LinkedIn Insight Tag'],
    [
      'a script address inside an inline script',
      { body: "<script>load('https:\\/\\/cdn.usefathom.com\\/script.js')</script>" },
      'Fathom',
    ],
    ['a style sheet of the page', { head: '<style>a{--tw-rotate:0}</style>' }, 'Tailwind CSS'],
    ['visible text', { body: '<p>Web CMS by Elcom</p>' }, 'Elcom'],
    ['an element', { body: '<div id="___gatsby"></div>' }, 'Gatsby'],
    ['an attribute', { body: '<app-root ng-version="17.1.0"></app-root>' }, 'Angular'],
    ["an element's text", { body: '<button>Sign in with Apple</button>' }, 'Apple Sign-in'],
    ['a rule of our own', { body: '<astro-island></astro-island>' }, 'Astro'],
    [
      'an address that a script puts together',
      {
        body: "<script>ga.src = (ssl ? 'https://ssl' : 'http://www') + '.google-analytics.com/ga.js'</script>",
      },
      'Google Analytics',
    ],
    [
      'a frame',
      { body: '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>' },
      'Google Maps',
    ],
    [
      'addresses rewritten on the way',
      { body: '<a href="/cdn-cgi/l/email-protection#0766">[email&#160;protected]</a>' },
      'Cloudflare',
    ],
    [
      'a plug-in of a system that the page names',
      {
        head: '<meta name="generator" content="WordPress 6.4">',
        body: '<form class="wpcf7-form"></form><div class="wpcf7"></div>',
      },
      'Contact Form 7',
    ],
    ['a script loader', { head: '<script>posthog.init("k")</script>' }, 'PostHog'],
  ])('detects %s', (_signal, part, technology) => {
    expect(names(read([page(part)]))).toContain(technology);
  });

  test('reads robots.txt and the certificate issuer', () => {
    const seen = names(
      read([page({})], { robots: '# Powered by Shoporama\n', certificateIssuer: "Let's Encrypt R3" }),
    );
    expect(seen).toEqual(expect.arrayContaining(['Shoporama', "Let's Encrypt"]));
  });

  test('reports the page where a technology was seen, its categories and its confidence', () => {
    const evidence = read([
      page({}),
      page({ url: `${HOME}shop`, kind: 'other', head: '<script src="//js.stripe.com/v3/"></script>' }),
    ]);
    expect(evidence).toEqual([
      {
        field: 'technology.technologies',
        value: {
          name: 'Stripe',
          categories: ['Payment processors'],
          description: expect.stringContaining('Stripe') as string,
        },
        source: 'website:fingerprint',
        url: `${HOME}shop`,
        observed_at: '2026-11-20T10:00:00.000Z',
        confidence: 1,
      },
    ]);
  });

  test('adds implied technologies', () => {
    const seen = names(read([page({ head: '<meta name="generator" content="WordPress 6.4">' })]));
    expect(seen).toEqual(expect.arrayContaining(['WordPress', 'PHP']));
  });

  test('drops a plug-in if its system was not seen', () => {
    const plugIn = '<link rel="stylesheet" href="/x/astra-widgets.css" id="astra-widgets">';
    const akismet = '<script src="/wp-content/plugins/akismet/_inc/form.js"></script>';
    expect(names(read([page({ head: plugIn })]))).not.toContain('Astra Widgets');
    expect(names(read([page({ head: akismet })]))).toEqual(expect.arrayContaining(['Akismet', 'WordPress']));
  });

  test('does not take a mention for use', () => {
    const comparison = `<h1>TYPO3, Shopify and WordPress compared</h1>
      <p>Parcels go by DHL, UPS, DX, Hermes or FedEx. We moved from Magento to Shopify Plus,
      measured with Google Analytics, HubSpot, Hotjar and Matomo, hosted on Vercel and Netlify.</p>
      <p>Read https://cdn.shopify.com/ or <a href="https://gohugo.io/">Hugo</a>, &lt;astro-island&gt;,
      posthog.init("key"), <code>js.stripe.com</code>.</p>
      <script type="application/ld+json">{"description":"posthog.init( and _linkedin_partner_id"}</script>`;
    expect(
      names(
        read([page({ body: comparison }), page({ url: `${HOME}typo3/`, kind: 'product', body: comparison })]),
      ),
    ).toEqual([]);
  });

  test('takes links on news, legal and comparison pages for mentions, and on other pages for use', () => {
    const body = '<a href="https://jobs.lever.co/acme">Jobs</a>';
    const namesOnPage = (kind: CrawledPage['kind']) =>
      names(read([page({}), page({ url: `${HOME}x`, kind, body })]));
    expect(namesOnPage('careers')).toEqual(['Lever']);
    expect(namesOnPage('news')).toEqual([]);
    expect(namesOnPage('legal')).toEqual([]);
    expect(namesOnPage('compare')).toEqual([]);
  });

  test('finds nothing on an empty page', () => {
    expect(read([page({ html: '' })])).toEqual([]);
  });
});
