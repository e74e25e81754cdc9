import { loadVocabularyFolder } from '../../vocabulary/load-vocabulary';
import type { Headlines, Hedges, NoNews, PostOpenings } from './wording';

/** What every reader may need to know of a language: a file of `vocabulary/languages`. */
interface LanguageFile {
  /** Where two languages fit a headline equally well, the one with the lower number is read first. */
  order?: number;
  /** Articles, prepositions and other words that are in most sentences of the language and in few of others. */
  functionWords?: readonly string[];
  /** Groups of letters that few other languages have. */
  letters?: readonly (readonly string[])[];
  /** Endings that the language puts behind names, folded. */
  nameEndings?: readonly string[];
}

/** A language that headlines are read in. */
export interface Language {
  /** The name of its files, such as `german`. */
  name: string;
  functionWords: readonly string[];
  letters: readonly RegExp[];
  /** Null if the language does not change names. */
  nameEnding: RegExp | null;
  headlines: Headlines;
  hedges: Hedges;
  noNews: NoNews;
  postOpenings: PostOpenings;
}

const LANGUAGE_FILES = loadVocabularyFolder<LanguageFile>('languages');
const HEDGES = loadVocabularyFolder<Hedges>('hedges');
const NO_NEWS = loadVocabularyFolder<NoNews>('no-news');
const POST_OPENINGS = loadVocabularyFolder<PostOpenings>('post-openings');

/** The languages that `vocabulary/headlines` has a file for. */
export const LANGUAGES: readonly Language[] = [...loadVocabularyFolder<Headlines>('headlines')]
  .map(([name, headlines]) => ({
    headlines,
    file: required(LANGUAGE_FILES, 'languages', name),
    name,
    hedges: required(HEDGES, 'hedges', name),
    noNews: required(NO_NEWS, 'no-news', name),
    postOpenings: POST_OPENINGS.get(name) ?? { events: {} },
  }))
  .sort((a, b) => (a.file.order ?? Infinity) - (b.file.order ?? Infinity) || (a.name < b.name ? -1 : 1))
  .map(({ file: { functionWords = [], letters = [], nameEndings = [] }, ...rest }) => ({
    ...rest,
    functionWords,
    letters: letters.map((group) => new RegExp(group.join('|'), 'i')),
    nameEnding: nameEndings.length === 0 ? null : new RegExp(`(?:${nameEndings.join('|')})$`),
  }));

/** Returns a function that computes something once for each language that it is called with. */
export function perLanguage<T>(compute: (language: Language) => T): (language: Language) => T {
  const computed = new Map<Language, { value: T }>();
  return (language) => {
    const known = computed.get(language) ?? { value: compute(language) };
    computed.set(language, known);
    return known.value;
  };
}

function required<T>(files: ReadonlyMap<string, T>, folder: string, name: string): T {
  const file = files.get(name);
  if (file === undefined) throw new Error(`vocabulary/${folder}/${name}.json is missing.`);
  return file;
}
