import fc from 'fast-check';
import { readPage } from './read-page';
import { readableStateText } from './readable-state-text';

const textOf = (html: string) =>
  readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers: {}, html }).text;
const state = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`;

test('reads an empty shell from its state', () => {
  const props = {
    hero: {
      id: 'a1B2',
      title: 'Robots for warehouses',
      cta: { href: '/demo', label: 'See a demo' },
      image: 'Hero',
    },
    sections: [{ type: 'RichText', body: '<p>We build &amp; service robots.</p>' }],
    slug: 'home-page',
    empty: '',
    count: 3,
  };
  expect(textOf(`<div id="app"></div>${state(props)}`)).toBe(
    'Robots for warehouses\nSee a demo\nWe build & service robots.',
  );
});

test('does not read a page with visible text from its state', () => {
  const shown = 'We build robots for warehouses of every size. '.repeat(8).trim();
  expect(textOf(`<p>${shown}</p>${state({ title: 'Something else' })}`)).toBe(shown);
});

test('returns text of bounded length for any state', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 0, max: 500 }), (values, maxLength) => {
      const text = readableStateText(values, maxLength);
      expect(text.length).toBeLessThanOrEqual(maxLength);
      expect(text).not.toMatch(/\n\n|\u0000/);
    }),
  );
});
