import { parseXml } from './parse-xml';

const parse = (text: string) => parseXml(text, 'acme.example', new Set(['item']));

test('preserves numbers and entities as written, and CDATA as text', async () => {
  expect(await parse('<a><item>007</item><b>R&amp;D</b><c><![CDATA[<p>x</p>]]></c></a>')).toEqual({
    a: { item: ['007'], b: 'R&amp;D', c: '<p>x</p>' },
  });
});

test.each([
  ['cut off', '<rss><channel><item>'],
  ['HTML', '<!doctype html><p>one<p>two'],
  ['nested endlessly', '<a>'.repeat(50_000)],
  ['closed in another order', '<a><b></a></b>'],
  ['of more elements than a board has', `<a>${'<b/>'.repeat(300_000)}</a>`],
])('rejects a document that is %s', async (_what, text) => {
  await expect(parse(text)).rejects.toThrow('acme.example returned broken XML');
});

test('never expands entities declared in a document', async () => {
  const text = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a><item>&c;</item></a>';
  expect(await parse(text)).toEqual({ a: { item: ['&c;'] } });
});
