import { ServiceError } from '@firmlens/contract';
import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { normalizeDomain } from './normalize-domain';

/** Returns the domain, or null if it is rejected. Any other error is a fault. */
function domainOf(raw: string): string | null {
  try {
    return normalizeDomain(raw).domain;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'invalid_domain') return null;
    throw error;
  }
}

const ALNUM = 'abcdefghijklmnopqrstuvwxyz0123456789';
const letters = (unit: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...unit.split('')), minLength: 1, maxLength });

/** A label that is not `xn--…` by chance. */
const label = fc
  .tuple(letters(ALNUM, 12), fc.option(letters(ALNUM, 12)))
  .map(([a, b]) => (b === null ? a : `${a}-${b}`));
const suffix = fc.constantFrom('com', 'de', 'co.uk', 'com.au', 'io', 'github.io', 'example', 'xn--p1ai');
const registrable = fc
  .tuple(label, suffix)
  .map((parts) => parts.join('.'))
  .filter((name) => domainOf(name) === name);

const path = fc.webPath().map((text) => text || '/');
const randomCase = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });

describe('a company domain', () => {
  const forms: Record<string, fc.Arbitrary<(domain: string) => string>> = {
    'with www.': fc.constant((domain) => `www.${domain}`),
    'of a subdomain': label.map((sub) => (domain) => `${sub}.${domain}`),
    'with a trailing dot': fc.constant((domain) => `${domain}.`),
    'with a port': fc.nat(65_535).map((port) => (domain) => `${domain}:${port}`),
    'with a path': path.map((rest) => (domain) => `${domain}${rest}`),
    'in any case': randomCase.map(
      (upper) => (domain) =>
        domain
          .split('')
          .map((letter, index) => (upper[index] ? letter.toUpperCase() : letter))
          .join(''),
    ),
    'as a URL': fc.tuple(fc.constantFrom('http', 'https', 'HTTPS'), path).map(
      ([scheme, rest]) =>
        (domain) =>
          `${scheme}://www.${domain}${rest}`,
    ),
    'as a URL with a query': fc
      .webQueryParameters()
      .map((query) => (domain) => `https://${domain}?${query.replaceAll('%', '')}`),
    'as a URL that lost a slash': path.map((rest) => (domain) => `https:/${domain}${rest}`),
    'as an encoded URL': path.map((rest) => (domain) => encodeURIComponent(`https://${domain}${rest}`)),
    'with every character percent-encoded': fc.constant((domain) =>
      [...Buffer.from(domain)].map((byte) => `%${byte.toString(16)}`).join(''),
    ),
    'with ideographic full stops': fc
      .constantFrom('。', '．', '｡')
      .map((dot) => (domain) => domain.replaceAll('.', dot)),
    'in full-width letters': fc.constant((domain) =>
      domain
        .split('')
        .map((letter) =>
          /[a-z0-9]/.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter,
        )
        .join(''),
    ),
  };

  test.each(Object.entries(forms))('is the same %s', (_name, form) => {
    fc.assert(
      fc.property(registrable, form, (domain, spell) => {
        expect(domainOf(spell(domain))).toBe(domain);
      }),
      { numRuns: 200 },
    );
  });

  test('is one for all names below it, and another for each site of a public suffix', () => {
    expect(['blog.acme.co.uk', 'acme.co.uk', 'a.b.acme.co.uk'].map(domainOf)).toEqual(
      Array(3).fill('acme.co.uk'),
    );
    expect(['shop.github.io', 'www.shop.github.io'].map(domainOf)).toEqual(Array(2).fill('shop.github.io'));
  });

  const hostLike = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '.',
          '-',
          '_',
          ':',
          '/',
          '@',
          '%',
          '[',
          ']',
          '\\',
          '#',
          '?',
          'xn--',
          'com',
          '0x',
          '127',
          'ß',
          'ü',
          '。',
          '\u200d',
          '٣',
          '①',
          '%2e',
          '%25',
          '\0',
          '\ud800',
        ),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: anyCharacter }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));

  test('normalises to itself, in A-labels, whatever spelling it came from', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostLike,
          hostLike.map((text) => `${text}.com`),
          fc.webUrl(),
          fc.domain(),
        ),
        (text) => {
          const domain = domainOf(text);
          fc.pre(domain !== null);
          expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
          expect(domainOf(domain)).toBe(domain);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is parsed or rejected as `invalid_domain`, and never throws anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostLike, fc.string({ unit: anyCharacter, maxLength: 300, size: 'max' })),
        (text) => void domainOf(text),
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('an IP address', () => {
  const part = (bytes: number) =>
    fc
      .tuple(fc.nat(256 ** bytes - 1), fc.constantFrom<[string, number]>(['', 10], ['0x', 16], ['0', 8]))
      .map(([value, [prefix, base]]) => prefix + value.toString(base));
  /** One to four parts; the last holds the remaining bytes. */
  const ipv4 = fc
    .integer({ min: 1, max: 4 })
    .chain((count) =>
      fc
        .tuple(...Array.from({ length: count }, (_, index) => part(index === count - 1 ? 5 - count : 1)))
        .map((parts) => parts.join('.')),
    );
  const inOtherDigits = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    (text) => text.replaceAll(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))),
    (text) => text.replaceAll('.', '。'),
    (text) => text.replaceAll(/\d/g, (digit) => `%3${digit}`),
    (text) => `${text}.`,
  );
  const around = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `https://${text}/`,
    (text) => `${text}:443`,
    (text) => encodeURIComponent(`http://${text}/a`),
  );
  const ipv6 = fc.ipV6().chain((address) => fc.constantFrom(`[${address}]`, address, `[::ffff:${address}]`));

  test('is never accepted as a company, in any spelling', () => {
    fc.assert(
      fc.property(fc.oneof(ipv4, ipv6), inOtherDigits, around, (address, spell, wrap) => {
        expect(domainOf(wrap(spell(address)))).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['127.0.0.1', '2130706433', '0x7f.1', '[::1]'])(
    '%s is rejected for the right reason',
    (address) => {
      expect(() => normalizeDomain(address)).toThrow('an IP address is not a domain');
    },
  );
});

describe('what callers send', () => {
  test.each([
    ['https%3A%2F%2Fwww.Example.com%2Fa', 'example.com'],
    ['https://www.example.com/a/b', 'example.com'],
    ['https:/example.com', 'example.com'],
    ['https://a.com/?x=1&enrich=team', 'a.com'],
    ['EXAMPLE.COM.', 'example.com'],
    ['www.www.example.com', 'example.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['аpple.com', 'xn--pple-43d.com'],
    ['example.com:22', 'example.com'],
    ['💩.la', 'xn--ls8h.la'],
  ])('%s means %s', (raw, domain) => {
    expect(normalizeDomain(raw)).toEqual({ domain, isPublic: true });
  });

  test.each([
    'foo.localhost',
    'printer.local',
    'db.internal',
    'x.test',
    'y.onion',
    'acme.example',
    'acme.nosuchtld',
    'a.home.arpa',
  ])('%s is a name that the public DNS does not know', (raw) => {
    expect(normalizeDomain(raw).isPublic).toBe(false);
  });

  test.each([
    '',
    '%',
    '%ff',
    '%e0%80%80',
    'a%00b',
    '..%2f..%2fadmin',
    'localhost',
    'localhost.',
    'com',
    'co.uk',
    'github.io',
    'intranet',
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '1.1.1',
    '[::1]',
    '192.168.257',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    'a..b',
    '.com',
    '-a.com',
    'a-.com',
    'a_b.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(126)}co`,
    'exa mple.com',
    'ex%09ample.com',
    'ex\u200bample.com',
    'ex\u00adample.com',
    '%E2%80%AEexample.com',
    'xn--',
    'xn--.com',
    'user:pw@example.com',
    'user@example.com',
    'https://u:p@example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'ftp://example.com',
    'example.com\\@127.0.0.1',
    'example.com#@127.0.0.1',
    "' OR 1=1--",
    '${7*7}',
    '__proto__',
    'constructor',
    'example.com:99999',
    'example.com:x',
    'https://',
    'http:///',
    '/example.com',
    'example.0x1',
    'example.123',
  ])('%j is rejected', (raw) => {
    expect(domainOf(raw)).toBeNull();
  });

  test('accepts a label of 63 characters and a name of 253', () => {
    expect(domainOf(`${'a'.repeat(63)}.com`)).toBe(`${'a'.repeat(63)}.com`);
    const long = `${'a.'.repeat(120)}${'b'.repeat(9)}.com`;
    expect(long).toHaveLength(253);
    expect(domainOf(long)).toBe('bbbbbbbbb.com');
  });
});

describe('the length of a name', () => {
  const messageFor = (raw: string): string => {
    try {
      return normalizeDomain(raw).domain;
    } catch (error) {
      return (error as ServiceError).message;
    }
  };

  test('is measured as it was sent, before anything slow is done with it', () => {
    for (const letter of ['a', 'ü', 'u\u0308', '\u{10348}']) {
      expect(messageFor(`${letter.repeat(16_000)}.com`)).toMatch('it is too long');
      expect(messageFor(`https://www.${letter.repeat(1_000)}.com/about`)).toMatch('it is too long');
    }
  });

  test('is not that of the path', () => {
    expect(messageFor(`acme.com/${'a'.repeat(10_000)}`)).toBe('acme.com');
  });

  test('may be several times that of the name, if its letters are spelled with several characters', () => {
    const labels = Array.from({ length: 4 }, () => 'u\u0323\u0302\u0301'.repeat(8));
    expect(messageFor(`${labels.join('.')}.acme.com`)).toBe('acme.com');
  });
});
