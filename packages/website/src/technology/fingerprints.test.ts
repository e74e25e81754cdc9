import { commonName } from './common-names';
import { LOOKAROUND_REPLACEMENTS, parsePattern } from './pattern';
import { loadDnsFingerprints, loadFingerprints } from './fingerprints';
import { CUSTOM_RULES } from './rules';
import { technologyNames } from './technology-names';
import { readWappalyzerRules } from './wappalyzer-rules';

const wappalyzer = readWappalyzerRules();
const fingerprints = loadFingerprints();
const patterns = [
  ...Object.values(fingerprints.texts).flatMap(({ rules }) => rules),
  ...Object.values(fingerprints.named).flat(),
  ...fingerprints.elements.rules,
];

test('of hundreds of patterns, only the few are tried of which a page has what they require', () => {
  const { rules, candidatesFor } = fingerprints.texts.html;
  const page = '<link rel="stylesheet" href="/wp-content/themes/acme/style.css">';
  expect(rules.length).toBeGreaterThan(400);
  expect(candidatesFor(page).map(({ technology }) => technology)).toContain('WordPress');
  expect(candidatesFor(page).length).toBeLessThan(5);
});

describe('the full set of fingerprints', () => {
  test('contains the 3,425 technologies of the Wappalyzer data and our own', () => {
    const customNames = new Set(CUSTOM_RULES.flatMap(Object.keys));
    const added = [...customNames].filter((name) => !(name in wappalyzer.technologies));
    expect(Object.keys(wappalyzer.technologies)).toHaveLength(3_425);
    expect(fingerprints.technologies.size).toBe(3_425 + added.length);
  });

  test('contains only patterns that compile for a linear-time engine, with exceptions rewritten', () => {
    expect(patterns.length).toBeGreaterThan(4_400);
    const uncompilable = patterns.filter(({ pattern }) => {
      try {
        return typeof pattern.matches('a text that compiles the pattern') !== 'boolean';
      } catch {
        return true;
      }
    });
    expect(uncompilable.map(({ technology }) => technology)).toEqual([]);
  });

  test('rewrites only expressions that the data contains', () => {
    const patternTexts = JSON.stringify(Object.values(wappalyzer.technologies));
    for (const expression of Object.keys(LOOKAROUND_REPLACEMENTS))
      expect(patternTexts).toContain(JSON.stringify(expression).slice(1, -1));
  });

  test('gives every technology a category, and custom rules only categories of the set', () => {
    const known = new Set(wappalyzer.categories.values());
    for (const { name, categories } of fingerprints.technologies.values())
      expect([name, categories.length > 0, categories.filter((category) => !known.has(category))]).toEqual([
        name,
        true,
        [],
      ]);
  });

  test('refers only to technologies that it contains', () => {
    for (const { implies, requires, excludes } of fingerprints.technologies.values())
      for (const name of [...implies.map((implied) => implied.name), ...requires, ...excludes])
        expect(fingerprints.technologies.has(name)).toBe(true);
  });
});

describe('the fingerprints for DNS records', () => {
  const dnsOnly = loadDnsFingerprints();
  const ruleIds = (set: typeof fingerprints) =>
    set.named.dns.map(({ technology, key }) => `${technology} ${key}`);

  test('have every rule for DNS records and know every technology as the full set does', () => {
    expect(ruleIds(dnsOnly)).toEqual(ruleIds(fingerprints));
    expect(dnsOnly.technologies).toEqual(fingerprints.technologies);
  });

  test('have no other rules', () => {
    const { texts, named, elements } = dnsOnly;
    const others = [...Object.values(texts), elements].flatMap(({ rules }) => [...rules]);
    expect([...others, ...named.headers, ...named.cookies, ...named.meta]).toEqual([]);
  });
});

test('the names of technologies are those of the full set', () => {
  const names = [...fingerprints.technologies.keys()].flatMap((name) => commonName(name) ?? []);
  expect(new Set(technologyNames())).toEqual(new Set(names));
});

describe('pattern', () => {
  test.each([
    ['\\.acquire\\.io/(?!cobrowse)', 'https://app.acquire.io/chat.js', 'https://app.acquire.io/cobrowse.js'],
    ['(?!angular\\.io)\\bangular.{0,32}\\.js', '/lib/angular-1.8.js', 'https://angular.io/docs.js'],
    [
      '/sites/(?!.*(default|all)).*/(?:files|themes|modules)/',
      '/sites/acme/files/a.js',
      '/sites/default/files/a.js',
    ],
    ['leaflet.{0,32}\\.js(?!.+shopify)', '/leaflet-1.9.js', '/leaflet.js?shop=acme.myshopify.example'],
    ['^(?:(?!psecn).)*$', 'https://acme.example/', 'https://acme.example/psecn'],
  ])('keeps the meaning of look-around: %s', (expression, matching, other) => {
    const { matches } = parsePattern(expression);
    expect([matches(matching), matches(other)]).toEqual([true, false]);
  });

  test('reads its confidence and ignores its version', () => {
    expect(parsePattern('acme-([\\d.]+)\\;version:\\1\\;confidence:30').confidence).toBe(30);
    expect(parsePattern('acme').confidence).toBe(100);
  });

  test('ignores its own case, but keeps classes and escapes', () => {
    const { matches } = parsePattern('^X-[A-F]\\D\\S$');
    expect([matches('x-fa-'), matches('x-f1-'), matches('x-za-')]).toEqual([true, false, false]);
  });
});
