import { parseXml } from './xml-answer';

const parse = (text: string) => parseXml(text, 'acme.example', new Set(['item']));

test('keeps numbers and entities as they are written, and character data as text', () => {
  expect(parse('<a><item>007</item><b>R&amp;D</b><c><![CDATA[<p>x</p>]]></c></a>')).toEqual({
    a: { item: ['007'], b: 'R&amp;D', c: '<p>x</p>' },
  });
});

test.each([
  ['cut off', '<rss><channel><item>'],
  ['HTML', '<!doctype html><p>one<p>two'],
  ['nested without end', '<a>'.repeat(50_000)],
])('refuses a document that is %s', (_what, text) => {
  expect(() => parse(text)).toThrow('acme.example answered with broken XML');
});

test('never expands the entities that a document declares', () => {
  const text = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a><item>&c;</item></a>';
  expect(parse(text)).toEqual({ a: { item: ['&c;'] } });
});
