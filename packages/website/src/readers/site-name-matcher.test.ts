import { sampleSite } from './sample-site';
import { createSiteNameMatcher } from './site-name-matcher';

const isNamed = (text: string, domain: string, html: string) =>
  createSiteNameMatcher(sampleSite([{ html }], [], domain))(text);

test.each([
  ['without the legal form in the domain', 'nordwerkgmbh.example', 'Nordwerk – Aufzüge'],
  ['without what the domain shortens', 'nordwerktech.example', 'Nordwerk Technologies | Home'],
])('a company is known by the name in its title, %s', (_, domain, title) => {
  const html = `<title>${title}</title><p>Welcome</p>`;
  expect(isNamed('Nordwerk opens an office', domain, html)).toBe(true);
});

test('a domain with its ending may be the name', () => {
  expect(isNamed('Nordwerkio grows', 'nordwerk.io', '<title>Home</title>')).toBe(true);
});

test('a word that the page uses in lower case is no short name', () => {
  const html = '<title>Home</title><p>We design packaging for bakeries.</p>';
  expect(isNamed('Packaging rules change', 'packaging-works.example', html)).toBe(false);
  expect(isNamed('Nordwerk grows', 'nordwerk-works.example', html)).toBe(true);
});
