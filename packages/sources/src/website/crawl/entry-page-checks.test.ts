import { isBotChallenge, isParkedPage, isServerDefaultPage } from './entry-page-checks';
import { readOutline } from './page-outline';

async function parked(html: string, resources: string[] = []): Promise<boolean> {
  return isParkedPage({ html, outline: await readOutline(html, 'https://acme.example/') }, resources);
}
const LONG = 'Our machines weld and paint. '.repeat(60);

describe('a page that only holds the name', () => {
  test.each([
    '<title>acme.example is for sale</title><p>The domain acme.example is for sale.',
    '<title>acme.example</title><p>Buy this domain today.',
    '<title>Diese Domain steht zum Verkauf</title>',
    '<title>acme</title><h1>Ce domaine est à vendre</h1>',
    '<p>This domain name may be for sale by its owner!',
    '<script>window.onload=function(){window.location.href="/lander"}</script>',
  ])('is known by its words: %s', async (html) => {
    expect(await parked(html)).toBe(true);
  });

  test('is known by the parking company that it loads scripts from', async () => {
    expect(await parked('<title>acme</title><p>Related searches', ['bodis.com'])).toBe(true);
  });

  test.each([
    `<title>Domains for sale</title><p>${LONG}`,
    '<title>Acme Robotics</title><p>We build welding robots.',
    '<title>Acme Houses</title><p>This house is for sale, and the next may be.',
  ])('is not mistaken for a company: %#', async (html) => {
    expect(await parked(html)).toBe(false);
  });
});

describe("a server's own page in the place of a site", () => {
  test.each([
    ['Welcome to nginx!', true],
    ['Apache2 Ubuntu Default Page: It works', true],
    ['Index of /', true],
    ['Welcome to Acme', false],
    ['Apache Helicopters', false],
  ])('is known by its title: %s', (title, expected) => {
    expect(isServerDefaultPage({ title })).toBe(expected);
  });
});

describe('a bot check in the place of a site', () => {
  const check = (title: string, headers: Record<string, string[]> = {}, wordCount = 20) =>
    isBotChallenge(headers, { title, wordCount });

  test('is known by its header and by its title', () => {
    expect(check('', { 'cf-mitigated': ['challenge'] })).toBe(true);
    expect(check('Just a moment...')).toBe(true);
    expect(check('Attention Required! | Shield')).toBe(true);
  });

  test('is not a page with content of its own', () => {
    expect(check('Just a moment: our magazine', {}, 900)).toBe(false);
    expect(check('Acme captcha services')).toBe(false);
  });
});
