import { loadVocabulary } from '../../vocabulary/load-vocabulary';
import { ALONE_ONLY, foldWords, KIND_OF_WORD } from './page-words';

const { kinds } = loadVocabulary<{ kinds: Record<string, string[]> }>('page-names');
const words = Object.values(kinds).flat();

describe('vocabulary/page-names.json', () => {
  it('has each word in one list', () => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('has each word as the crawler folds it', () => {
    expect(words.filter((word) => foldWords(word) !== word)).toEqual([]);
  });

  it('has the words that count alone among the others', () => {
    expect([...ALONE_ONLY].filter((word) => !KIND_OF_WORD.has(word))).toEqual([]);
  });
});
