import { type Fragment, fragment } from './fragment';
import type { MarkSet } from './marks';

/** Where a document comes from, which decides who reads it and how long it may be. */
export type Medium = 'page' | 'rss' | 'atom' | 'json feed' | 'crawled page' | 'sitemap' | 'robots';

/** A document made to be slow. Its text depends on nothing else. */
export interface SlowDocument {
  medium: Medium;
  /** The kind that the crawler gave the page, if it is one. */
  pageKind: string;
  fragments: readonly Fragment[];
}

const MANY = 100_000;
const CARD = '<div class="card"><h3>Ada ~</h3><p>Chief Executive Officer</p><a href="/team/~">More</a>';

const page = (pageKind: string, ...fragments: Fragment[]): SlowDocument => ({
  medium: 'page',
  pageKind,
  fragments: [fragment('<body>', '</body>', { children: fragments })],
});
const other = (medium: Medium, ...fragments: Fragment[]): SlowDocument => ({
  medium,
  pageKind: 'home',
  fragments,
});
/** Nested elements around text and paragraphs, as often as the page has room. */
const nested = (open: string, close: string, nest = 450): Fragment =>
  fragment(open, close, {
    nest,
    children: [fragment('<p>', '</p>', { repeat: MANY, phrases: ['Acme makes robots for ~. '] })],
  });
const repeated = (open: string, close: string, ...phrases: string[]): Fragment =>
  fragment(open, close, { repeat: MANY, phrases });
const line = (...phrases: string[]): Fragment => fragment('<p>', '</p>', { phrases, words: MANY });
const list = (open: string, close: string, inside: MarkSet, ...children: Fragment[]): Fragment =>
  fragment(open, close, { inside, children });

const JSON_LD = ['<script type="application/ld+json">[', '0]</script>', 'json-ld'] as const;
const things = (mark: string, genes: Partial<Fragment>): Fragment =>
  fragment(`{${mark}[`, '0]},', { inside: 'json-ld', ...genes });

/** The documents with which the search starts, by name. */
export const KINDS: Readonly<Record<string, SlowDocument>> = {
  'nested blocks': page('home', nested('<div>', '</div>')),
  'nested microdata properties': page('home', nested('<i itemprop=name>', '</i>')),
  'nested things': page(
    'home',
    nested('<div itemprop=member itemscope itemtype="https://schema.org/Person">', '</div>'),
  ),
  'nested RDFa': page(
    'about',
    nested('<div vocab="https://schema.org/" typeof="Organization"><b property="name">', '</b></div>'),
  ),
  'nested headings': page('news', nested('<h2>', '</h2>')),
  'nested links': page('home', nested('<a href="/~">', '</a>')),
  'nested times': page('news', nested('<time datetime="2026-03-05">', '</time>')),
  'nested tables': page('pricing', nested('<table><tr><td>', '</td></tr></table>')),
  'nested lists': page('product', nested('<ul><li>', '</li></ul>')),
  'nested quotations': page('about', nested('<blockquote>', '</blockquote>')),
  'nested cards': page('team', nested('<div class="team-member"><h3>Ada ~</h3>', '</div>')),
  'nested buttons': page('home', nested('<button>Buy', '</button>')),
  'many tables': page(
    'pricing',
    repeated('<table><tr><td>', '</td><td>€ 49 per month</td></tr></table>', '~'),
  ),
  'wide tables': page(
    'pricing',
    list('<table><tr>', '</tr></table>', 'markup', repeated('<td>', '</td>', '€ 49 ')),
  ),
  'definition lists': page('legal', repeated('<dt>HRB</dt><dd>', '</dd>', '~ 12345')),
  'many headings': page('news', repeated('<h2>', '</h2>', 'Acme acquires ~ Ltd.')),
  'many cards': page('team', repeated(CARD, '</div>')),
  'many teasers': page(
    'news',
    repeated('<article><time>5 March 2026</time><a href="/news/~">', '</a></article>', 'Acme acquires ~'),
  ),
  'many offers': page(
    'home',
    repeated('<h3><a href="/services/~">', '</a></h3><p>We build robots.</p>', '~ consulting'),
  ),
  'many jobs': page(
    'careers',
    repeated('<li class="job"><a href="/jobs/~">', '</a> Berlin</li>', 'Senior ~ Engineer'),
  ),
  'many links': page('home', repeated('<a href="https://~.example/">', '</a>', '~')),
  'many buttons': page('pricing', repeated('<button class="~">', '</button>', 'Free trial')),
  'many logos': page('home', repeated('<img alt="~" src="/customers/', '.svg">', '~')),
  'many attributes': page('home', list('<div ', '></div>', 'attributes', repeated('a~="', '" '))),
  'many classes': page(
    'home',
    fragment('<div class="', '">', { phrases: ['~ '], words: MANY, inside: 'text' }),
  ),
  'many scripts': page('home', repeated('<script src="/~.js">', '</script>')),
  'a long line of prose': page('about', line('We are a company that makes robots for ~. ')),
  'a long line of names': page('team', line('Ada ~, Chief Executive Officer, ')),
  'a long line of capitals': page('legal', line('A')),
  'a long line of digits': page('contact', line('1')),
  'a long line of phones': page('contact', line('Tel. +49 30 901820 ')),
  'a long line of mails': page('contact', line('~@acme.example ')),
  'a long line of legal forms': page('legal', line(' ~ GmbH')),
  'a long line of spaces': page('home', line(' a')),
  'many addresses': page('contact', repeated('<p>', '</p>', '1 Main Street~, Suite 400<br>Austin, TX 78701')),
  'many rounds': page(
    'news',
    repeated('<p>', '</p>', 'Acme raised $~12 million in Series A led by ~ Capital and ~ Ventures.'),
  ),
  'many copyright notices': page('home', repeated('<p>', '</p>', '© 2026 Acme ~ GmbH')),
  'many certificates': page('trust', repeated('<p>', '</p>', 'ISO 27001 ~ certified')),
  'many competitors': page('compare', repeated('<h2>', '</h2>', 'Acme vs. ~, alternatives to ~')),
  'nested JSON-LD': page(
    'home',
    list(...JSON_LD, things('"@type":"Organization","name":"~","member":', { nest: 100, repeat: MANY })),
  ),
  'JSON-LD references': page(
    'home',
    list(
      ...JSON_LD,
      things('"@id":"a","@type":"Person","name":"~","knows":', { repeat: 5_000 }),
      fragment('{"@id":"a"},', '', { repeat: MANY }),
    ),
  ),
  'JSON-LD organizations': page(
    'home',
    list(...JSON_LD, things('"@type":"Organization","name":"~ GmbH","address":', { repeat: MANY })),
  ),
  'JSON-LD postings': page(
    'careers',
    list(...JSON_LD, things('"@type":"JobPosting","title":"~ Engineer","x":', { repeat: MANY })),
  ),
  'embedded state': page(
    'careers',
    list(
      '<script type="application/json">[',
      '0]</script>',
      'state',
      fragment('{"title":"~ Engineer","location":"Berlin","items":[', '0]},', {
        repeat: MANY,
        inside: 'state',
      }),
    ),
  ),
  'an RSS feed': other(
    'rss',
    list(
      '<rss version="2.0"><channel>',
      '</channel></rss>',
      'rss',
      repeated(
        '<item><title>Acme acquires ~</title><link>/~</link><description>',
        '</description></item>',
        '~ ',
      ),
    ),
  ),
  'an Atom feed': other(
    'atom',
    list(
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      '</feed>',
      'atom',
      repeated('<entry><title>Acme acquires ~</title><link href="/~"/><summary>', '</summary></entry>', '~ '),
    ),
  ),
  'a JSON feed': other(
    'json feed',
    list(
      '{"version":"https://jsonfeed.org/version/1.1","title":"a","items":[',
      '0]}',
      'json feed',
      repeated('{"id":"~","url":"/~","title":"Acme acquires ~","tags":[', '0]},'),
    ),
  ),
  'a broken feed': other(
    'rss',
    list('<rss><channel>', '', 'rss', repeated('<item><title>', '', 'Acme acquires ~')),
  ),
  'a crawled page of links': other('crawled page', repeated('<a href="/~/news">', '</a>', 'News')),
  'a crawled page of text': other('crawled page', line('a ')),
  'a sitemap': other(
    'sitemap',
    list(
      '<urlset>',
      '</urlset>',
      'sitemap',
      repeated('<url><loc>https://acme.example/~/', '</loc></url>', 'a'),
    ),
  ),
  'a sitemap index': other(
    'sitemap',
    list(
      '<sitemapindex>',
      '</sitemapindex>',
      'sitemap',
      repeated('<sitemap><loc>https://acme.example/~.xml', '</loc></sitemap>'),
    ),
  ),
  'robots.txt': other(
    'robots',
    fragment('User-agent: *\n', '', { inside: 'robots', children: [repeated('Disallow: /*~*', '$\n', 'a')] }),
  ),
};
