import { LANGUAGE_FILES } from '../../../vocabulary/languages';
import { loadVocabularyFolder } from '../../../vocabulary/load-vocabulary';
import { sourceOfSpellings } from '../../../vocabulary/spellings';

/** How a language says who took over whom, and who put in money: a file of `vocabulary/funding`. */
interface FundingWords {
  acquisitions?: {
    /** Stand before whom the subject took over, and mean nothing else. */
    takesOver?: readonly string[];
    /** Stand before it as well, and before houses and machines: they count in headlines, milestones and talk of firms. */
    buys?: readonly string[];
    /** End a sentence behind whom it took over: `hat die Moser GmbH übernommen`. */
    verbAtEnd?: readonly string[];
    /** Before the group that somebody became part of: `Moser became part of`. */
    becamePartOf?: readonly string[];
  };
  investments?: {
    /** Before whoever led a round. */
    ledBy?: readonly string[];
    /** Before whoever took part in it. */
    with?: readonly string[];
    /** Behind whoever led the round. */
    leads?: readonly string[];
    /** Behind whoever put in money. */
    invests?: readonly string[];
  };
}

const FILES = loadVocabularyFolder<FundingWords>('funding');
const LANGUAGES = [...LANGUAGE_FILES.keys()].flatMap((name) => FILES.get(name) ?? []);

/** Returns the source of a pattern for the spellings that all languages have in one of their lists; `…` is 3 to 60 characters. */
export function fundingSource(listOf: (words: FundingWords) => readonly string[] | undefined): string {
  const spellings = new Set(LANGUAGES.flatMap((words) => listOf(words) ?? []));
  return sourceOfSpellings([...spellings]).replaceAll('…', '.{3,60}');
}
