import { loadVocabulary } from '@firmlens/text';

/** A technology with an unambiguous name. */
export interface NamedTechnology {
  name: string;
  /** The categories in the fingerprints. */
  categories: readonly string[];
  /** A lower-case spelling matches any case. Words are separated by single spaces. */
  spellings: readonly string[];
}

/**
 * Technologies that job descriptions require. Names that are also everyday words (Go, Swift, Spark, R) are
 * left out.
 */
export const JOB_AD_TECHNOLOGIES = loadVocabulary<{ technologies: readonly NamedTechnology[] }>(
  'technologies',
).technologies;
