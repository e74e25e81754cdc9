import { LANGUAGE_FILES, loadVocabularyFolder } from '@firmlens/text';

import type { Headlines, Hedges, NoNews, PostOpenings } from './wording';

/** A language in which we can read headlines. */
export interface Language {
  /** Name of its files, such as `german`. */
  name: string;
  functionWords: readonly string[];
  letters: readonly RegExp[];
  /** Whether headlines of the company leave it out: `Released version 3`. */
  dropsSubject: boolean;
  /** Endings of inflected names. Null if the language does not inflect names. */
  nameEnding: RegExp | null;
  headlines: Headlines;
  hedges: Hedges;
  noNews: NoNews;
  postOpenings: PostOpenings;
}

const HEADLINES = loadVocabularyFolder<Headlines>('headlines');
const HEDGES = loadVocabularyFolder<Hedges>('hedges');
const NO_NEWS = loadVocabularyFolder<NoNews>('no-news');
const POST_OPENINGS = loadVocabularyFolder<PostOpenings>('post-openings');

/** The languages with a file in `vocabulary/headlines`. */
export const LANGUAGES: readonly Language[] = [...LANGUAGE_FILES]
  .filter(([name]) => HEADLINES.has(name))
  .map(([name, { functionWords = [], letters = [], scripts = [], nameEndings = [] }]) => ({
    name,
    functionWords,
    letters: [
      ...letters.map((group) => new RegExp(group.join('|'), 'i')),
      ...scripts.map((script) => new RegExp(`\\p{sc=${script}}`, 'u')),
    ],
    dropsSubject: scripts.length > 0,
    nameEnding: nameEndings.length === 0 ? null : new RegExp(`(?:${nameEndings.join('|')})$`),
    headlines: required(HEADLINES, 'headlines', name),
    hedges: required(HEDGES, 'hedges', name),
    noNews: required(NO_NEWS, 'no-news', name),
    postOpenings: POST_OPENINGS.get(name) ?? { events: {} },
  }));

/** Returns a function that computes a value once per language and caches it. */
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
