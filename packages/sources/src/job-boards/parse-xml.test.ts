import { parseXml } from './parse-xml';

const parse = (text: string) => parseXml(text, 'acme.example', new Set(['item']));

test('keeps numbers and entities as they are written, and character data as text', async () => {
  expect(await parse('<a><item>007</item><b>R&amp;D</b><c><![CDATA[<p>x</p>]]></c></a>')).toEqual({
    a: { item: ['007'], b: 'R&amp;D', c: '<p>x</p>' },
  });
});

test.each([
  ['cut off', '<rss><channel><item>'],
  ['HTML', '<!doctype html><p>one<p>two'],
  ['nested without end', '<a>'.repeat(50_000)],
  ['closed in another order', '<a><b></a></b>'],
  ['of more elements than a board has', `<a>${'<b/>'.repeat(300_000)}</a>`],
])('refuses a document that is %s', async (_what, text) => {
  await expect(parse(text)).rejects.toThrow('acme.example answered with broken XML');
});

test('never expands the entities that a document declares', async () => {
  const text = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a><item>&c;</item></a>';
  expect(await parse(text)).toEqual({ a: { item: ['&c;'] } });
});
