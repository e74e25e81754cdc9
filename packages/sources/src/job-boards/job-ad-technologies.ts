import { loadVocabulary } from '../vocabulary/load-vocabulary';

/** A technology whose name means nothing else. */
export interface NamedTechnology {
  name: string;
  /** As the fingerprints have them. */
  categories: readonly string[];
  /** A spelling in lower case stands for any case; words stand apart by single spaces. */
  spellings: readonly string[];
}

/** What job descriptions ask people to know. Names that are everyday words too (Go, Swift, Spark, R) are left out. */
export const JOB_AD_TECHNOLOGIES = loadVocabulary<{ technologies: readonly NamedTechnology[] }>(
  'technologies',
).technologies;
