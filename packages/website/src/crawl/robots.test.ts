import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { isAllowed, parseRobots } from './robots';

const allows = async (text: string, path: string) =>
  isAllowed(await parseRobots(text, 'Firmlens'), new URL(`https://acme.example${path}`));

describe('robots.txt', () => {
  test('obeys the group that names the crawler and ignores the group for all crawlers', async () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: firmlens\nDisallow: /private';
    expect(await allows(text, '/about')).toBe(true);
    expect(await allows(text, '/private/a')).toBe(false);
  });

  test('merges several groups that name the crawler', async () => {
    const text =
      'User-agent: Firmlens\nDisallow: /a\n\nUser-agent: x\nDisallow: /\n\nUser-agent: FIRMLENS/2\nDisallow: /b';
    expect([await allows(text, '/a'), await allows(text, '/b'), await allows(text, '/c')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('applies a group of rules to all agents named above it, with or without Sitemap lines between them', async () => {
    const text = 'User-agent: other\nSitemap: https://acme.example/s.xml\nUser-agent: Firmlens\nDisallow: /a';
    expect(await allows(text, '/a')).toBe(false);
    expect((await parseRobots(text, 'Firmlens')).sitemaps).toEqual(['https://acme.example/s.xml']);
  });

  test('does not match a longer product token', async () => {
    expect(await allows('User-agent: firmlensbot\nDisallow: /', '/')).toBe(true);
  });

  test('follows the longest matching rule, and prefers Allow in a tie', async () => {
    const text =
      'User-agent: *\nAllow: /p\nDisallow: /\nDisallow: /pages\nAllow: /pages/\nAllow: /x/y\nDisallow: /x/y';
    expect(await allows(text, '/page')).toBe(true);
    expect(await allows(text, '/other')).toBe(false);
    expect(await allows(text, '/pages')).toBe(false);
    expect(await allows(text, '/pages/1')).toBe(true);
    expect(await allows(text, '/x/y')).toBe(true);
  });

  test.each([
    ['/fish', '/fish.html', true],
    ['/fish', '/Fish', false],
    ['/fish*.php', '/fish/cat.php?id=1', true],
    ['/*.php$', '/a.php', true],
    ['/*.php$', '/a.php?x', false],
    ['/*.php$', '/a.php/b.php', true],
    ['/a*/b*/c', '/a1/b2/c', true],
    ['/a*/b*/c', '/a1/c/b2', false],
    ['/ab*ba$', '/aba', false],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['*', '/anything', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar', true],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/a%3cd.html', '/a%3Cd.html', true],
    ['/file-with-a-%2A.html', '/file-with-a-%2A.html', true],
    ['/file-with-a-%2A.html', '/file-with-a-b.html', false],
  ])('the rule %s against %s: match is %s', async (pattern, path, matches) => {
    expect(await allows(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(!matches);
  });

  test('allows everything if there is no group, a rule is empty, or the file is a web page', async () => {
    for (const text of [
      '',
      'User-agent: *\nDisallow:',
      'Disallow: /',
      '<html><p>Not found: here</p></html>',
    ]) {
      expect(await allows(text, '/a')).toBe(true);
    }
  });

  test('accepts a byte order mark, comments, irregular spacing and any line ending', async () => {
    expect(
      await allows('\uFEFFUser-Agent : * # all\r DISALLOW :/a # not this\r\n\tAllow: /a/b', '/a/c'),
    ).toBe(false);
  });

  test('always allows robots.txt itself', async () => {
    expect(await allows('User-agent: *\nDisallow: /', '/robots.txt')).toBe(true);
  });

  test('reads the crawl delay, and ignores one that is not a number', async () => {
    expect((await parseRobots('User-agent: *\nCrawl-delay: 2.5', 'Firmlens')).crawlDelay).toBe(2.5);
    expect((await parseRobots('User-agent: *\nCrawl-delay: soon', 'Firmlens')).crawlDelay).toBeNull();
    expect((await parseRobots('User-agent: other\nCrawl-delay: 9', 'Firmlens')).crawlDelay).toBeNull();
  });

  test('accepts any text without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter }), fc.webPath(), async (text, path) => {
        const robots = `User-agent: *\nDisallow: ${text}\n${text}`;
        expect(typeof (await allows(robots, path))).toBe('boolean');
      }),
    );
  });

  test('bad input 197: forbids everything if a file has too many patterns to evaluate', async () => {
    const file = (patterns: number) =>
      `User-agent: *\n${Array.from({ length: patterns }, (_, at) => `Disallow: /${at}*x`).join('\n')}`;
    expect(await allows(file(900), '/about')).toBe(true);
    expect(await allows(file(1_100), '/about')).toBe(false);
    expect(await allows(`User-agent: *\n${'Disallow: /secret/page\n'.repeat(20_000)}`, '/about')).toBe(true);
  });

  test('ignores a rule that is longer than any address', async () => {
    expect(await allows(`User-agent: *\nDisallow: /*${'a'.repeat(3_000)}\nDisallow: /x`, '/x')).toBe(false);
    expect(await allows(`User-agent: *\nDisallow: /${'a'.repeat(3_000)}`, `/${'a'.repeat(2_000)}`)).toBe(
      true,
    );
  });

  test('survives a file full of wildcards', async () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(400)}$\n`.repeat(600)}`;
    const robots = await parseRobots(text, 'Firmlens');
    runToCompletion(() => isAllowed(robots, new URL(`https://acme.example/${'a'.repeat(1_500)}b`)));
  });
});
