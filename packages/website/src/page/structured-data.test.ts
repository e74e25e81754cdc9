import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { readPage } from './read-page';
import type { SchemaNode } from './web-page';

const nodesOf = (html: string): SchemaNode[] =>
  readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers: {}, html }).nodes;
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const jsonLd = (...values: unknown[]) =>
  nodesOf(values.map((value) => script(JSON.stringify(value))).join(''));

test('reads a thing with nested things and types without prefix', () => {
  expect(
    jsonLd({
      '@context': 'https://schema.org',
      '@type': ['http://schema.org/Corporation', 'schema:Brand'],
      name: 'Acme',
      'schema:legalName': 'Acme Inc.',
      address: { '@type': 'PostalAddress', addressCountry: { '@type': 'Country', name: 'Germany' } },
    }),
  ).toEqual([
    {
      types: ['Corporation', 'Brand'],
      properties: {
        name: ['Acme'],
        legalName: ['Acme Inc.'],
        address: [
          {
            types: ['PostalAddress'],
            properties: { addressCountry: [{ types: ['Country'], properties: { name: ['Germany'] } }] },
          },
        ],
      },
    },
  ]);
});

test('opens arrays and graphs', () => {
  expect(
    jsonLd([{ '@type': 'WebSite' }], { '@graph': [{ '@type': 'Person' }, [{ '@type': 'Event' }]] }).map(
      ({ types }) => types[0],
    ),
  ).toEqual(['WebSite', 'Person', 'Event']);
});

test('follows references within the page, also between scripts', () => {
  const [site] = jsonLd(
    { '@type': 'WebSite', publisher: { '@id': 'https://acme.example/#org' } },
    { '@type': 'Organization', '@id': 'https://acme.example/#org', name: 'Acme' },
  );
  expect(site?.properties['publisher']).toMatchObject([
    { types: ['Organization'], properties: { name: ['Acme'] } },
  ]);
});

test('merges what several places state about one thing', () => {
  const nodes = jsonLd({
    '@graph': [
      { '@type': 'Organization', '@id': '#org', name: 'Acme' },
      { '@type': 'Corporation', '@id': '#org', telephone: '+1 2' },
    ],
  });
  expect(nodes).toEqual([
    { types: ['Organization', 'Corporation'], properties: { name: ['Acme'], telephone: ['+1 2'] } },
  ]);
});

test('ends at circular references', () => {
  const [company] = jsonLd({
    '@graph': [
      { '@type': 'Organization', '@id': '#a', founder: { '@id': '#b' } },
      { '@type': 'Person', '@id': '#b', name: 'Ada', worksFor: { '@id': '#a' } },
    ],
  });
  expect(company?.properties['founder']).toEqual([{ types: ['Person'], properties: { name: ['Ada'] } }]);
});

test('opens literal values and lists', () => {
  const [node] = jsonLd({
    '@type': 'Organization',
    name: { '@value': 'Acme', '@language': 'en' },
    award: { '@list': ['one', 'two'] },
  });
  expect(node?.properties).toEqual({ name: ['Acme'], award: ['one', 'two'] });
});

test.each([
  ['HTML comments', '<!-- {"@type":"Organization"} -->'],
  ['CDATA marks', '//<![CDATA[\n{"@type":"Organization"}\n//]]>'],
  ['line breaks inside strings', '{"@type":"Organization","description":"one\ntwo"}'],
  ['a final semicolon', '{"@type":"Organization"};'],
])('tolerates %s', (_name, text) => {
  expect(nodesOf(script(text)).map(({ types }) => types)).toEqual([['Organization']]);
});

test.each([
  ['a trailing comma', '{"@type":"Organization",}'],
  ['JavaScript instead', 'alert(1)'],
  ['another vocabulary', '{"@context":"https://www.w3.org/ns/activitystreams","@type":"Organization"}'],
  ['endless nesting', `${'['.repeat(100_000)}`],
  ['unrealistic depth', `{"@type":"Organization","a":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`],
])('ignores a script with %s, and only that script', (_name, text) => {
  const nodes = nodesOf(script(text) + script('{"@type":"WebSite"}'));
  expect(nodes.map(({ types }) => types)).toEqual([['WebSite']]);
});

test('is not confused by properties that every object inherits', () => {
  const [node] = nodesOf(script('{"@type":"Organization","__proto__":{"name":"x"},"constructor":"y"}'));
  expect(node?.properties['name']).toBeUndefined();
  expect(node?.properties['toString']).toBeUndefined();
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

test('limits the size of a web of references', () => {
  const graph = Array.from({ length: 300 }, (_, at) => ({
    '@type': 'Thing',
    '@id': `#${at}`,
    about: Array.from({ length: 20 }, (_, next) => ({ '@id': `#${(at * 7 + next * 13) % 300}` })),
  }));
  const nodes = runToCompletion(() => jsonLd({ '@graph': graph }));
  expect(JSON.stringify(nodes).length).toBeLessThan(1_000_000);
});

test('returns nodes or nothing for any JSON', () => {
  const keys = fc.constantFrom(
    '@type',
    '@id',
    '@graph',
    '@context',
    '@value',
    '@list',
    '__proto__',
    'name',
    'a',
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom(null, 1, true, 'Organization', '#a', 'https://schema.org'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), (values) => {
      for (const node of jsonLd(...values)) {
        expect(Array.isArray(node.types)).toBe(true);
        for (const list of Object.values(node.properties)) {
          for (const item of list) expect(item).not.toBeNull();
        }
      }
    }),
  );
});

test('reads microdata with nested things in the same shape', () => {
  expect(
    nodesOf(`<div itemscope itemtype="https://schema.org/LocalBusiness">
      <h1 itemprop="name">Acme <b>Bakery</b></h1><a itemprop="url" href="https://acme.example/">Site</a>
      <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
        <span itemprop="addressLocality">Bonn</span><meta itemprop="addressCountry" content="DE"></div>
      <time itemprop="foundingDate" datetime="1998">long ago</time></div>`),
  ).toEqual([
    {
      types: ['LocalBusiness'],
      properties: {
        name: ['Acme Bakery'],
        url: ['https://acme.example/'],
        address: [
          { types: ['PostalAddress'], properties: { addressLocality: ['Bonn'], addressCountry: ['DE'] } },
        ],
        foundingDate: ['1998'],
      },
    },
  ]);
});

test('reads RDFa only under the schema.org vocabulary', () => {
  expect(
    nodesOf(`<div vocab="https://schema.org/" typeof="Organization"><span property="name">Acme</span></div>
      <div typeof="foaf:Person"><span property="foaf:name">Ada</span></div>`),
  ).toEqual([{ types: ['Organization'], properties: { name: ['Acme'] } }]);
});

test('ignores elements of another vocabulary inside a thing', () => {
  const [node] = nodesOf(`<div itemscope itemtype="https://schema.org/Organization">
    <div itemscope itemtype="https://other.example/Thing"><b itemprop="name">Other</b></div></div>`);
  expect(node?.properties['name']).toBeUndefined();
});

test('follows statements about one thing in thousands of places up to a limit', () => {
  const list = Array.from({ length: 500 }, () => ({ '@id': 'a', knows: 1 }));
  const types = Array.from({ length: 500 }, (_, at) => `T${at}`);
  const nodes = jsonLd({ '@id': 'a', '@type': types, a: list, b: list, c: list, d: list });
  let values = 0;
  const count = ({ types: named, properties }: SchemaNode): void => {
    values += named.length;
    for (const value of Object.values(properties).flat()) {
      values += 1;
      if (typeof value === 'object') count(value);
    }
  };
  nodes.forEach(count);
  expect(values).toBeGreaterThan(500);
  expect(values).toBeLessThanOrEqual(100_000);
});
