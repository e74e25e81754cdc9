import { load } from 'cheerio/slim';
import type { Element } from 'domhandler';
import fc from 'fast-check';
import { parseHtml } from './parse-html';
import { WorkBudget } from './work-budget';

const SELECTORS = ['a[href]', 'p, h2', 'div a[href], b', '[id]', 'div > p', 'a:not([href])', '*'];
const URL = 'https://acme.example/';

const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('text', '<br>'),
    fc
      .tuple(
        fc.constantFrom('div', 'p', 'h2', 'b', 'a', 'a href="/x"', 'div id="y"'),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0] ?? ''}>`),
  ),
})).node;

/** Describes elements so that those of two trees can be compared. */
function describeAll(elements: readonly unknown[]): string[] {
  return (elements as Element[]).map((element) => {
    let place = '';
    for (let around: Element | null = element; around; around = around.parent as Element | null)
      place = `${String(around.parent?.children.indexOf(around) ?? 0)}.${place}`;
    return `${element.name} ${place}`;
  });
}

test('find what the library finds, in its order: on the whole page, below elements and around them', () => {
  fc.assert(
    fc.property(html, fc.constantFrom(...SELECTORS), fc.constantFrom(...SELECTORS), (page, first, second) => {
      const quick = parseHtml(page, new WorkBudget(URL, Infinity));
      const plain = load(page, { xml: { xmlMode: false, decodeEntities: true } });
      for (const search of [
        ($: typeof plain) => $(first),
        ($: typeof plain) => $(first).find(second),
        ($: typeof plain) => $(first).closest(second),
      ])
        expect(describeAll(search(quick).toArray())).toEqual(describeAll(search(plain).toArray()));
    }),
    { examples: [['<div><h2><a href="/x"></a></h2></div>', 'p, h2', 'div a[href], b']] },
  );
});
