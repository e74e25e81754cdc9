/** What a mutation may put around or into a part of a document. */
export type MarkSet =
  | 'markup'
  | 'attributes'
  | 'text'
  | 'json-ld'
  | 'state'
  | 'rss'
  | 'atom'
  | 'json feed'
  | 'sitemap'
  | 'robots';

/** An opening and a closing mark, and the marks that may stand between them. */
export type Mark = readonly [open: string, close: string, inside: MarkSet];

const elements = (names: string): Mark[] =>
  names.split(' ').map((name) => [`<${name}>`, `</${name}>`, 'markup']);

const MARKUP: readonly Mark[] = [
  ...elements(
    'div p span i b a em section article aside nav header footer main form table tr td th ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote q cite address time figure figcaption button label option select details summary small strong title body html svg noscript template iframe',
  ),
  ['<br>', '', 'markup'],
  ['<a href="/~">', '</a>', 'markup'],
  ['<a href="/team/~" class="card">', '</a>', 'markup'],
  ['<a href="/news/2026/~">', '</a>', 'markup'],
  ['<a href="https://~.example/">', '</a>', 'markup'],
  ['<a href="mailto:~@acme.example">', '</a>', 'markup'],
  ['<a href="tel:+4930901820">', '</a>', 'markup'],
  ['<a href="https://www.linkedin.com/company/~">', '</a>', 'markup'],
  ['<a href="https://www.linkedin.com/in/~">', '</a>', 'markup'],
  ['<a href="https://boards.greenhouse.io/~">', '</a>', 'markup'],
  ['<a href="https://github.com/~">', '</a>', 'markup'],
  ['<img alt="~" src="/logos/~.svg">', '', 'markup'],
  ['<p class="~">', '</p>', 'markup'],
  ['<div class="card">', '</div>', 'markup'],
  ['<div class="~ team-member">', '</div>', 'markup'],
  ['<div class="testimonial">', '</div>', 'markup'],
  ['<div class="menu">', '</div>', 'markup'],
  ['<div class="pricing-table">', '</div>', 'markup'],
  ['<div id="~" class="job">', '</div>', 'markup'],
  ['<div role="dialog" class="cookie">', '</div>', 'markup'],
  ['<div class="elementor-widget wp-block-~">', '</div>', 'markup'],
  ['<time datetime="2026-03-05">', '</time>', 'markup'],
  ['<i itemprop=name>', '</i>', 'markup'],
  ['<i itemprop="name address ~">', '</i>', 'markup'],
  ['<div itemscope itemtype="https://schema.org/Organization">', '</div>', 'markup'],
  ['<div itemprop=member itemscope itemtype="https://schema.org/Person">', '</div>', 'markup'],
  ['<div vocab="https://schema.org/" typeof="Organization">', '</div>', 'markup'],
  ['<span property="name">', '</span>', 'markup'],
  ['<script src="/~.js">', '</script>', 'text'],
  ['<script>', '</script>', 'text'],
  ['<style>', '</style>', 'text'],
  ['<link rel="stylesheet" href="/~.css">', '', 'markup'],
  ['<meta name="~" content="Acme">', '', 'markup'],
  ['<meta property="og:description" content="', '">', 'text'],
  ['<input type="text" name="~">', '', 'markup'],
  ['<div class="', '">', 'text'],
  ['<div style="', '">', 'text'],
  ['<a href="/', '">Acme</a>', 'text'],
  ['<div ', '></div>', 'attributes'],
  ['<!--', '-->', 'text'],
  ['<script type="application/ld+json">[', '0]</script>', 'json-ld'],
  ['<script type="application/json">[', '0]</script>', 'state'],
  ['<script>window.__INITIAL_STATE__ = [', '0]</script>', 'state'],
];

const thing = (properties: string): Mark => [`{${properties}[`, '0]},', 'json-ld'];

/** The marks of each set. Of JSON, each part ends in a comma and each list in a zero. */
export const MARKS: Readonly<Record<MarkSet, readonly Mark[]>> = {
  markup: MARKUP,
  attributes: [
    ['a~="', '" ', 'text'],
    ['data-~="', '" ', 'text'],
    ['on~=', ' ', 'text'],
    ['class="', '" ', 'text'],
  ],
  text: [
    ['', '', 'text'],
    [' ', ' ', 'text'],
    ['(', ')', 'text'],
    ['"', '"', 'text'],
  ],
  'json-ld': [
    thing('"@context":"https://schema.org","@type":"Organization","name":"~ GmbH","member":'),
    thing('"@type":"Organization","@id":"~","name":"Acme","subOrganization":'),
    thing('"@id":"a","@type":"Corporation","knows":'),
    thing('"@type":"Person","name":"Ada ~","jobTitle":"Chief Executive Officer","worksFor":'),
    thing('"@type":"JobPosting","title":"~ Engineer","jobLocation":'),
    thing(
      '"@type":"PostalAddress","streetAddress":"~ 1","postalCode":"10115","addressLocality":"Berlin","x":',
    ),
    thing('"@type":"NewsArticle","headline":"Acme acquires ~","datePublished":"2026-03-05","author":'),
    thing('"@type":"Product","name":"~","offers":'),
    thing('"@type":"ListItem","url":"/~","item":'),
    thing('"@type":"WebSite","description":"~","about":'),
    ['{"@graph":[', '0]},', 'json-ld'],
    ['[', '0],', 'json-ld'],
    ['"', '",', 'text'],
    ['{"@id":"a"},', '', 'json-ld'],
    ['{"~":1},', '', 'json-ld'],
  ],
  state: [
    ['{"title":"~ Engineer","location":"Berlin","department":"~","url":"/jobs/~","items":[', '0]},', 'state'],
    ['{"name":"Ada ~","position":"Chief Executive Officer","bio":[', '0]},', 'state'],
    ['{"headline":"Acme acquires ~","date":"2026-03-05","body":[', '0]},', 'state'],
    ['{"node":{"text":"~ is a company.","edges":[', '0]}},', 'state'],
    ['[', '0],', 'state'],
    ['"', '",', 'text'],
    ['{"~":1},', '', 'state'],
  ],
  rss: [
    ['<item>', '</item>', 'rss'],
    ['<title>', '</title>', 'rss'],
    ['<link>https://acme.example/~', '</link>', 'rss'],
    ['<pubDate>Thu, 05 Mar 2026 09:00:00 GMT', '</pubDate>', 'rss'],
    ['<description><![CDATA[', ']]></description>', 'markup'],
    ['<content:encoded><![CDATA[', ']]></content:encoded>', 'markup'],
    ['<description>&lt;p&gt;', '</description>', 'rss'],
    ['<category>~', '</category>', 'rss'],
    ['<dc:creator>~', '</dc:creator>', 'rss'],
    ['<~ a~="1">', '</~>', 'rss'],
    ['<item ', '>', 'attributes'],
  ],
  atom: [
    ['<entry>', '</entry>', 'atom'],
    ['<title type="html">', '</title>', 'atom'],
    ['<link href="https://acme.example/~"/>', '', 'atom'],
    ['<updated>2026-03-05T09:00:00Z', '</updated>', 'atom'],
    ['<content type="html"><![CDATA[', ']]></content>', 'markup'],
    ['<summary>', '</summary>', 'atom'],
    ['<author><name>~', '</name></author>', 'atom'],
  ],
  'json feed': [
    ['{"id":"~","url":"https://acme.example/~","title":"Acme acquires ~","tags":[', '0]},', 'json feed'],
    ['{"id":"~","date_published":"2026-03-05T09:00:00Z","title":"', '"},', 'text'],
    ['{"id":"~","title":"~","content_html":"', '"},', 'text'],
    ['[', '0],', 'json feed'],
    ['"', '",', 'text'],
  ],
  sitemap: [
    ['<url>', '</url>', 'sitemap'],
    ['<loc>https://acme.example/~', '</loc>', 'text'],
    ['<loc>/~', '</loc>', 'text'],
    ['<loc>https://~.acme.example/', '</loc>', 'text'],
    ['<lastmod>2026-03-05', '</lastmod>', 'sitemap'],
    ['<sitemap>', '</sitemap>', 'sitemap'],
    ['<loc>https://acme.example/sitemap-~.xml', '</loc>', 'text'],
    ['<image:image ', '/>', 'attributes'],
    ['<~>', '</~>', 'sitemap'],
    ['<!--', '-->', 'text'],
  ],
  robots: [
    ['User-agent: *\n', '\n', 'robots'],
    ['User-agent: ~\n', '\n', 'robots'],
    ['Disallow: /~', '\n', 'text'],
    ['Allow: /*', '\n', 'text'],
    ['Disallow: /*~*', '$\n', 'text'],
    ['Sitemap: https://acme.example/~.xml', '\n', 'text'],
    ['Crawl-delay: ', '\n', 'text'],
    ['# ', '\n', 'text'],
  ],
};

/** Texts that readers look for, and texts that are hard on patterns. */
export const PHRASES: readonly string[] = [
  ...[
    'a',
    'A',
    '1',
    ' ',
    '  ',
    '\n',
    '.',
    ',',
    '-',
    '/',
    '&amp;',
    '&lt;p&gt;',
    'ß',
    'İ',
    '漢',
    'é',
    '\u00a0',
  ],
  ...['~ ', ' ~ GmbH', 'Acme GmbH', '. ', ', ', ' | ', ' – ', ': ', '%41', '*', '~.', '"', "'", '(', ')'],
  'We are a company that makes robots for ~. ',
  'Our customer ~ Ltd. has 500 employees. ',
  'Ada ~, Chief Executive Officer, ',
  'Dr. Ada Lovelace ',
  'Acme was founded in 1998 by Ada ~ and Bob ~ in Berlin. ',
  'Acme raised $12 million in Series A led by ~ Capital and ~ Ventures. ',
  'Acme acquires ~ Ltd. ',
  'Acme announces partnership with ~ in Paris, France. ',
  'Musterstraße 12, 10115 Berlin, Germany ',
  '1 Main Street, Suite 400, Austin, TX 78701 ',
  '〒100-0001 東京都千代田区千代田1-1 ',
  'HRB 12345 Amtsgericht Berlin ',
  'VAT DE123456789 ',
  'Tel. +49 30 901820 ',
  '030 90 18 20 ',
  'info@acme.example ',
  'info [at] acme [dot] example ',
  '© 2026 Acme ~ GmbH ',
  '5 March 2026 ',
  '2026-03-05 ',
  'March ',
  'ISO 27001 certified ',
  '1,500 employees ',
  '€ 49 per month ',
  'Free trial. Book a demo. ',
  'Senior ~ Engineer (m/f/d) ',
  'Our services ',
  'Industries we serve ',
  'Alternatives to ~ ',
  'Acme vs. ~ ',
  '株式会社アクメ ',
  'the the the ',
];

/** Readers choose pages by kind, so each kind costs other time. */
export const PAGE_KINDS =
  'home about contact legal team careers job pricing product news trust compare other'.split(' ');
