import type { RequestListener } from 'node:http';
import type { HostileSite } from './hostile-site';
import { postsOf, type SitePost } from './site-posts';

interface File {
  type: string;
  body: string;
}

const HTML = 'text/html; charset=utf-8';

/** Escapes text for HTML and XML, unless it is markup. */
function escapeText({ isMarkup }: HostileSite, text: string): string {
  if (isMarkup) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(site: HostileSite, text: string): string {
  return escapeText(site, text).replaceAll('"', '&quot;');
}

/** Returns the organisation as structured data for a script element. */
function structuredData({ name, domain, text, places }: HostileSite): string {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: places.displayName,
    legalName: places.legalName,
    url: `https://${domain}/`,
    description: `${name} makes tools for small workshops. ${text}`,
    slogan: text,
    industry: places.industry,
    knowsAbout: [text, places.industry],
    foundingDate: places.founded,
    address: {
      '@type': 'PostalAddress',
      streetAddress: places.street,
      addressLocality: places.town,
      postalCode: 'LS1 4AP',
      addressCountry: places.country,
    },
    email: places.email,
    telephone: places.phone,
    logo: places.logo,
    sameAs: places.profiles,
    award: places.award,
    founder: [{ '@type': 'Person', name: places.person, jobTitle: places.role, description: text }],
    makesOffer: [
      { '@type': 'Offer', itemOffered: { '@type': 'Service', name: places.product, description: text } },
    ],
    ...places.organization,
  };
  return JSON.stringify(organization).replaceAll('</', '<\\/');
}

function page(site: HostileSite, title: string, main: string, head = ''): File {
  const { name, text, short, places } = site;
  const body = `<!doctype html><html lang="${escapeAttribute(site, places.language)}"><head><meta charset="utf-8">
<title>${escapeText(site, title)}</title>
<meta name="description" content="${escapeAttribute(site, `${name} makes tools for small workshops. ${text}`)}">
<meta name="author" content="${escapeAttribute(site, short)}"><meta name="keywords" content="${escapeAttribute(site, short)}">
<meta name="generator" content="${escapeAttribute(site, places.generator)}">
<meta property="og:site_name" content="${escapeAttribute(site, places.displayName)}">
<meta property="og:title" content="${escapeAttribute(site, `${name}: ${short}`)}">
<meta property="og:description" content="${escapeAttribute(site, `${name} makes tools for small workshops. ${text}`)}">
<meta property="og:image" content="${escapeAttribute(site, places.logo)}">
<meta name="twitter:description" content="${escapeAttribute(site, text)}">
<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(site, places.feedTitle)}" href="/feed.xml">
${head}</head><body>
<header><nav><a href="/">${name}</a> <a href="/about">About us</a> <a href="/team">Team</a>
<a href="/news">News</a> <a href="/careers">Careers</a> <a href="/compare/rival">${name} vs ${escapeText(site, places.competitor)}</a></nav></header>
<main>${main}</main>
<footer><p>${name} Ltd, ${escapeText(site, places.street)}, Leeds LS1 4AP, United Kingdom</p>
<p><a href="mailto:${escapeAttribute(site, places.email)}">${escapeText(site, places.email)}</a></p>
${places.profiles.map((profile) => `<a href="${escapeAttribute(site, profile)}">Profile</a>`).join(' ')}
<p>© 2026 ${name} Ltd</p></footer></body></html>`;
  return { type: HTML, body };
}

function teaser(site: HostileSite, { path, title, opening, day }: SitePost): string {
  return `<article><h2><a href="${escapeAttribute(site, path)}">${escapeText(site, title)}</a></h2>
<time datetime="${escapeAttribute(site, day)}">${escapeText(site, day)}</time><p>${escapeText(site, opening)}</p></article>`;
}

function feed(site: HostileSite, posts: readonly SitePost[]): string {
  const { domain, places } = site;
  const items = posts.map(
    ({
      path,
      title,
      opening,
      day,
    }) => `<item><title>${escapeText(site, title)}</title><link>https://${domain}${path}</link>
<guid>${escapeText(site, path)}</guid><pubDate>${new Date(day).toString() === 'Invalid Date' ? escapeText(site, day) : new Date(day).toUTCString()}</pubDate>
<category>${escapeText(site, places.category)}</category><description>${escapeText(site, opening)}</description></item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${escapeText(site, places.feedTitle)}</title>
<link>https://${domain}/news</link><description>${escapeText(site, places.category)}</description>${items.join('\n')}</channel></rss>`;
}

/** Returns everything that the site serves, by path. */
function filesOf(site: HostileSite): Map<string, File> {
  const { name, domain, text, short, places } = site;
  const posts = postsOf(site);
  const w = (words_: string) => escapeText(site, words_);
  const list = posts.map((post) => teaser(site, post)).join('\n');
  const job = `${places.job}`;
  const files: [string, File][] = [
    [
      '/',
      page(
        site,
        `${name} | ${short}`,
        `<h1>${name}</h1><p>${name} makes tools for small workshops. ${w(text)}</p>
<section><h2>Our services</h2><ul><li><h3>${w(places.product)}</h3><p>${w(text)}</p></li>
<li><h3>Repairs</h3><p>Repairs of machines: ${w(text)}</p></li></ul></section>
<section><h2>The problems we solve</h2><ul><li><h3>${w(places.problem)}</h3><p>${w(text)}</p></li>
<li><h3>Slow machines</h3><p>${w(text)}</p></li></ul></section>
<section><h2>Investors</h2><p>We are backed by ${w(places.investor)}.</p></section>`,
        `<script type="application/ld+json">${structuredData(site)}</script>`,
      ),
    ],
    [
      '/about',
      page(
        site,
        `About us | ${name}`,
        `<h1>About us</h1><p>${name} was founded in 2016 by ${w(places.person)}. ${w(text)}</p>
<h2>Investors</h2><p>We are backed by ${w(places.investor)}.</p><p>${name} is certified to ISO 9001. ${w(text)}</p>`,
      ),
    ],
    [
      '/team',
      page(
        site,
        `Team | ${name}`,
        `<h1>Our team</h1><ul class="people"><li><h3>${w(places.person)}</h3><p class="role">${w(places.role)}</p><p>${w(text)}</p></li>
<li><h3>Bruno ${site.marker} Havel</h3><p class="role">Chief Technology Officer</p><p>${w(text)}</p></li></ul>`,
      ),
    ],
    ['/news', page(site, `News | ${name}`, `<h1>News</h1>${list}`)],
    [
      '/careers',
      page(
        site,
        `Careers | ${name}`,
        `<h1>Careers</h1><h2>Open positions</h2><ul>
<li class="job"><a href="/careers/one"><h3>${w(job)}</h3></a><p class="location">${w(places.jobPlace)}</p></li>
<li class="job"><a href="/careers/two"><h3>VP Engineering ${site.marker}</h3></a><p class="location">${w(places.jobPlace)}</p></li></ul>`,
      ),
    ],
    [
      '/compare/rival',
      page(
        site,
        `${name} vs ${places.competitor}`,
        `<h1>${name} vs ${w(places.competitor)}</h1><p><a href="${escapeAttribute(site, places.rivalUrl)}">${w(places.competitor)}</a> is slower. ${w(text)}</p>`,
      ),
    ],
    // The other posts appear only in the list and in the feed.
    ...posts
      .slice(0, 2)
      .map((post): [string, File] => [
        post.path,
        page(
          site,
          `${post.title} | ${name}`,
          `<article><h1>${w(post.title)}</h1><time datetime="${escapeAttribute(site, post.day)}">${w(post.day)}</time><p>${w(post.opening)}</p></article>`,
        ),
      ]),
    ['/feed.xml', { type: 'application/rss+xml; charset=utf-8', body: feed(site, posts) }],
    [
      '/sitemap.xml',
      {
        type: 'application/xml',
        body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${posts
          .map(
            ({ path }) =>
              `<url><loc>https://${domain}${escapeAttribute(site, path)}</loc><lastmod>${w(short)}</lastmod></url>`,
          )
          .join('')}</urlset>`,
      },
    ],
    [
      '/.well-known/security.txt',
      { type: 'text/plain', body: `Contact: mailto:${places.email}\nPolicy: ${short}\n# ${text}\n` },
    ],
    ['/robots.txt', { type: 'text/plain', body: `User-agent: *\nAllow: /\n# ${text}\n` }],
  ];
  return new Map(files.map(([path, file]) => [new URL(path, 'https://site.example').pathname, file]));
}

/** Serves the site. */
export function serveHostileSite(site: HostileSite): RequestListener {
  const files = filesOf(site);
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://site.example');
    const file = files.get(pathname);
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': file?.type ?? HTML,
      ...site.places.headers,
    });
    response.end(file?.body ?? '<title>Not found</title>');
  };
}
