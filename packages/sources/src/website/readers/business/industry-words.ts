import { loadVocabulary } from '../../../vocabulary/load-vocabulary';

/** What companies of an industry mostly sell, and to whom if that is plain. */
export interface SalesModel {
  sells: 'goods' | 'services' | 'software' | null;
  to: 'B2B' | 'B2C' | null;
}

/** What companies of an industry write about themselves, folded. A term that ends in `*` stands for every word that begins so. */
export interface Industry {
  name: string;
  trade?: SalesModel;
  /** Types of schema.org whose businesses belong to it. */
  schemaTypes?: readonly string[];
  /** Terms that name the industry. */
  strong: readonly string[];
  /** Terms that only accompany it. */
  weak: readonly string[];
}

/** At a tie, the first one wins: the most general are last. */
export const INDUSTRIES = loadVocabulary<{ industries: readonly Industry[] }>('industries').industries;

/** The industry that a type of schema.org names. */
export const INDUSTRY_BY_SCHEMA_TYPE: ReadonlyMap<string, string> = new Map(
  INDUSTRIES.flatMap(({ name, schemaTypes = [] }) =>
    schemaTypes.map((type): [string, string] => [type, name]),
  ),
);

/** Finer tags than industries, with the terms that name them. */
export const TOPIC_WORDS = loadVocabulary<{ topics: Readonly<Record<string, readonly string[]>> }>(
  'topics',
).topics;
