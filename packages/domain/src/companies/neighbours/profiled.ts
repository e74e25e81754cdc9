import type { CompanyProfile } from '@firmlens/contract';

/** The stems of a company's words, by where they stand. */
export interface CompanyWords {
  industryWords: readonly string[];
  /** Of topics, products and services. */
  offerWords: readonly string[];
  descriptionWords: readonly string[];
}

/** A company with the stems of its words. */
export interface Profiled extends CompanyProfile {
  /** All of them. */
  words: ReadonlySet<string>;
  industryWords: ReadonlySet<string>;
  offerWords: ReadonlySet<string>;
  /** Those that stand in names of industries alone. */
  industryOnly: ReadonlySet<string>;
}

export function profiled(
  company: CompanyProfile,
  { industryWords, offerWords, descriptionWords }: CompanyWords,
): Profiled {
  const said = new Set([...offerWords, ...descriptionWords]);
  return {
    ...company,
    words: new Set([...industryWords, ...said]),
    industryWords: new Set(industryWords),
    offerWords: new Set(offerWords),
    industryOnly: new Set(industryWords.filter((word) => !said.has(word))),
  };
}
