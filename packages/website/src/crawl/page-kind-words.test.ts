import { loadVocabulary } from '@firmlens/text';
import { STANDALONE_WORDS, slugify, PAGE_KIND_BY_WORD } from './page-kind-words';

const { kinds } = loadVocabulary<{ kinds: Record<string, string[]> }>('page-names');
const words = Object.values(kinds).flat();

describe('vocabulary/page-names.json', () => {
  it('lists each word once', () => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('has each word folded as the crawler folds it', () => {
    expect(words.filter((word) => slugify(word) !== word)).toEqual([]);
  });

  it('lists the standalone words among the others too', () => {
    expect([...STANDALONE_WORDS].filter((word) => !PAGE_KIND_BY_WORD.has(word))).toEqual([]);
  });
});
