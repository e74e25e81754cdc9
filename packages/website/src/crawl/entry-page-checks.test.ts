import { isBotChallenge, isParkedPage, isServerDefaultPage } from './entry-page-checks';
import { readOutline } from './page-outline';

async function parked(html: string, resources: string[] = []): Promise<boolean> {
  return isParkedPage({ html, outline: await readOutline(html, 'https://acme.example/') }, resources);
}
const LONG = 'Our machines weld and paint. '.repeat(60);

describe('parked page', () => {
  test.each([
    '<title>acme.example is for sale</title><p>The domain acme.example is for sale.',
    '<title>acme.example</title><p>Buy this domain today.',
    '<title>Diese Domain steht zum Verkauf</title>',
    '<title>acme</title><h1>Ce domaine est à vendre</h1>',
    '<p>This domain name may be for sale by its owner!',
    '<script>window.onload=function(){window.location.href="/lander"}</script>',
  ])('is recognised by its words: %s', async (html) => {
    expect(await parked(html)).toBe(true);
  });

  test('is recognised by the parking company whose scripts it loads', async () => {
    expect(await parked('<title>acme</title><p>Related searches', ['bodis.com'])).toBe(true);
  });

  test.each([
    `<title>Domains for sale</title><p>${LONG}`,
    '<title>Acme Robotics</title><p>We build welding robots.',
    '<title>Acme Houses</title><p>This house is for sale, and the next may be.',
  ])('is not confused with a company page: %#', async (html) => {
    expect(await parked(html)).toBe(false);
  });
});

describe("a web server's default page", () => {
  test.each([
    ['Welcome to nginx!', true],
    ['Apache2 Ubuntu Default Page: It works', true],
    ['Index of /', true],
    ['Welcome to Acme', false],
    ['Apache Helicopters', false],
  ])('is recognised by its title: %s', (title, expected) => {
    expect(isServerDefaultPage({ title })).toBe(expected);
  });
});

describe('a bot challenge', () => {
  const check = (title: string, headers: Record<string, string[]> = {}, wordCount = 20) =>
    isBotChallenge(headers, { title, wordCount });

  test('is recognised by its header and by its title', () => {
    expect(check('', { 'cf-mitigated': ['challenge'] })).toBe(true);
    expect(check('Just a moment...')).toBe(true);
    expect(check('Attention Required! | Shield')).toBe(true);
  });

  test('is not a page with content of its own', () => {
    expect(check('Just a moment: our magazine', {}, 900)).toBe(false);
    expect(check('Acme captcha services')).toBe(false);
  });
});
