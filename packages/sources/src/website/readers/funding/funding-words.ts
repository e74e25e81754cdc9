import { LANGUAGE_FILES } from '../../../vocabulary/languages';
import { loadVocabularyFolder } from '../../../vocabulary/load-vocabulary';
import { spellingsToPattern } from '../../../vocabulary/spellings';

/** A language's wording for acquisitions and investments, from a file in `vocabulary/funding`. */
interface FundingWords {
  acquisitions?: {
    /** Unambiguous wording before the acquired company. */
    takesOver?: readonly string[];
    /**
     * Wording before the acquired company that also applies to houses and machines. It counts in headlines,
     * milestones and sentences about firms.
     */
    buys?: readonly string[];
    /** Wording after the acquired company, at the end of a sentence: `hat die Moser GmbH übernommen`. */
    verbAtEnd?: readonly string[];
    /** Wording before the group that the acquired company joined: `Moser became part of`. */
    becamePartOf?: readonly string[];
  };
  investments?: {
    /** Wording before the lead investor. */
    ledBy?: readonly string[];
    /** Wording before a participant in a round. */
    with?: readonly string[];
    /** Wording after the lead investor. */
    leads?: readonly string[];
    /** Wording after an investor. */
    invests?: readonly string[];
  };
}

const FILES = loadVocabularyFolder<FundingWords>('funding');
const LANGUAGES = [...LANGUAGE_FILES.keys()].flatMap((name) => FILES.get(name) ?? []);

/**
 * Returns the source of a pattern for one list of spellings across all languages. `…` stands for 3 to 60
 * characters.
 */
export function fundingSource(listOf: (words: FundingWords) => readonly string[] | undefined): string {
  const spellings = new Set(LANGUAGES.flatMap((words) => listOf(words) ?? []));
  return spellingsToPattern([...spellings]).replaceAll('…', '.{3,60}');
}
