import { LANGUAGE_FILES, loadVocabularyFolder, spellingsToPattern } from '@firmlens/text';

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
    /** Wording between the acquired company and the acquirer: `Übernahme durch Globex`. */
    acquiredBy?: readonly string[];
    /** Words that show that a sentence is about a company. */
    companies?: readonly string[];
    /** What companies buy that is not a company, folded. */
    assets?: readonly string[];
    /** The same, also as the end of a compound. */
    assetEndings?: readonly string[];
    /** Wording before a company in which a stake was bought. */
    stakeIn?: readonly string[];
    /** Parts of words for a majority. */
    majority?: readonly string[];
    /** Verbs that come before their subject at the start of a sentence. */
    verbFirst?: readonly string[];
    /** Words before the acquirer in sentences whose verb is at the end. */
    acquirerBefore?: readonly string[];
    /** Words between those and the acquirer. */
    acquirerDeterminers?: readonly string[];
    /** Auxiliary verbs that make the words after `acquirerBefore` the acquirer, wherever it stands. */
    passive?: readonly string[];
    /** Words after `becamePartOf` that refer to the company itself. */
    ownGroup?: readonly string[];
    /** Wording for deals that are not completed or not about a company, folded. */
    notCompleted?: readonly string[];
    /** Whole names that are not a company, folded. */
    notCompanies?: readonly string[];
  };
  /** Percentages of a company. */
  shares?: {
    /** Words for percent, also directly before a company. */
    percent?: readonly string[];
    /** Further words for percent, which do not count directly before a company. */
    otherPercent?: readonly string[];
    /** Words before a percentage. */
    about?: readonly string[];
    /** Words between a percentage and the company. */
    of?: readonly string[];
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
    /** Wording before investors in a sentence about the company. */
    backedBy?: readonly string[];
    /** Wording beside which only the names of investment firms count. */
    ambiguous?: readonly string[];
    /** Words between the money and the company that receives it. */
    into?: readonly string[];
  };
  /** Wording for funding rounds, folded. */
  rounds?: {
    words?: readonly string[];
    /** Words near the total that a company has raised. */
    totals?: readonly string[];
    /** Verbs for a round that the company itself has completed. */
    raised?: readonly string[];
    /** Verbs whose subject is the investor. */
    investorVerbs?: readonly string[];
    /** A fund that the company manages for others. */
    funds?: readonly string[];
    /** Wording of companies that help others raise money or have raised none yet. */
    notRaised?: readonly string[];
    /** Wording for rounds that did not happen, are advice or belong to someone else. */
    notCompanyRound?: readonly string[];
    /** The same, with a longer gap. */
    helpedOthers?: readonly string[];
    /** Wording before a round other than the one a text reports. */
    earlier?: readonly string[];
  };
  /** Wording for stakes in the company, folded. */
  stakes?: {
    words?: readonly string[];
    /** Words directly before the name of an investor. */
    investors?: readonly string[];
    /** Wording for the owners of a family business. */
    family?: readonly string[];
    /** Wording for former or prospective investors and for investments elsewhere. */
    notCurrent?: readonly string[];
  };
  /** Whole headings, folded. */
  headings?: {
    ourInvestors?: readonly string[];
    investors?: readonly string[];
    owners?: readonly string[];
    ourAcquisitions?: readonly string[];
    acquisitions?: readonly string[];
    /** Headings that say that investors stand behind the company. */
    backedBy?: readonly string[];
  };
  /** Words in and around lists of company names. Case matters. */
  names?: {
    and?: readonly string[];
    furtherAnd?: readonly string[];
    /** Words that may follow those for `and`. */
    also?: readonly string[];
    /** Lower-case words that end a list of names. */
    notDescriptions?: readonly string[];
    /** Capitalised words before a name that are not part of it. */
    titles?: readonly string[];
    /** Words that may be capitalised but are not names. */
    notNames?: readonly string[];
    /** Words between a name and its verb. */
    adverbs?: readonly string[];
    /** Words before a name that make it a place of origin. */
    beforeOrigins?: readonly string[];
    /** Lower-case words within a name. */
    particles?: readonly string[];
    /** Words that may follow those. */
    secondParticles?: readonly string[];
    /** Words between a name and the company's town. */
    beforeTowns?: readonly string[];
    /** The same, if the name also occurs without the town. */
    beforeSomeTowns?: readonly string[];
    /** Words for `who` between an investor and its verb. */
    relativePronouns?: readonly string[];
    /** Words that identify a language whose word for `and` means `in` in others. */
    typicalWords?: readonly string[];
  };
  /** Whose deal it is, folded. */
  subjects?: {
    /** Verbs in the first person plural of languages that omit `we`. */
    weDid?: readonly string[];
    /** Generic phrases for the company. */
    theCompany?: readonly string[];
    /** Words for third parties by their relation to the company. */
    thirdParties?: readonly string[];
  };
  /** Words in the names of investment firms. */
  investorNames?: readonly string[];
}

const FILES = loadVocabularyFolder<FundingWords>('funding');
const LANGUAGES = [...LANGUAGE_FILES.keys()].flatMap((name) => FILES.get(name) ?? []);

type List = (words: FundingWords) => readonly string[] | undefined;

/**
 * Returns the source of a pattern for one list of spellings across all languages. `…` stands for 3 to 60
 * characters.
 */
export function fundingSource(listOf: List): string {
  return sourceOf(listOf).replaceAll('…', '.{3,60}');
}

/**
 * Returns the source of a pattern for one list of folded spellings across all languages. `*` includes digits,
 * and `…` stands for up to `gap` characters of the same sentence.
 */
export function foldedFundingSource(listOf: List, gap = 40): string {
  const source = sourceOf(listOf).replaceAll('\\p{L}', '\\w');
  return `(?:${source.replaceAll('…', `[^.]{0,${String(gap)}}`)})`;
}

/** Returns the source of a pattern for one list of spellings of one language, such as `dutch`. */
export function fundingSourceIn(language: string, listOf: List): string {
  return spellingsToPattern(listOf(FILES.get(language) ?? {}) ?? []);
}

function sourceOf(listOf: List): string {
  return spellingsToPattern([...new Set(LANGUAGES.flatMap((words) => listOf(words) ?? []))]);
}
