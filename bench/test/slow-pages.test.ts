import { seeded } from '../src/seeded-random';
import { textOf } from '../src/slow-pages/documents';
import { fragment, renderFragments } from '../src/slow-pages/fragment';
import { KINDS, type SlowDocument } from '../src/slow-pages/kinds';
import { mutated } from '../src/slow-pages/mutate';

const SHARE = 1 / 1_000;
const documents = Object.entries(KINDS);

test('a document is rendered with all closing marks, up to its length', () => {
  const list = fragment('<ul>', '</ul>', {
    children: [fragment('<li>', '</li>', { repeat: 100, phrases: ['~'] })],
  });
  expect(renderFragments([list], 60)).toBe('<ul><li>Aab</li><li>Aac</li><li>Aad</li></ul>');
});

test.each(documents)('%s is filled with parts', (_name, document) => {
  const [short, long] = [textOf(document, SHARE), textOf(document, 2 * SHARE)];
  expect(long.length).toBeGreaterThan(1.3 * short.length);
});

test.each(documents)('mutations of %s depend on the seed alone', (_name, document) => {
  const descendant = (seed: number): SlowDocument => {
    const random = seeded(seed);
    return Array.from({ length: 30 }).reduce<SlowDocument>(
      (last) => mutated(last, [document], random),
      document,
    );
  };
  expect(descendant(1)).toEqual(descendant(1));
  expect(descendant(1)).not.toEqual(descendant(2));
});
