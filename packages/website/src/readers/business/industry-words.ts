import { loadVocabulary } from '@firmlens/text';

/** What companies in an industry usually sell, and to whom if that is clear. */
export interface SalesModel {
  sells: 'goods' | 'services' | 'software' | null;
  to: 'B2B' | 'B2C' | null;
}

/**
 * The terms that companies in an industry use about themselves, folded. A term that ends in `*` matches every
 * word with that prefix.
 */
export interface Industry {
  name: string;
  trade?: SalesModel;
  /** The schema.org types of its businesses. */
  schemaTypes?: readonly string[];
  /** Terms that name the industry. */
  strong: readonly string[];
  /** Terms that are typical of the industry but do not name it. */
  weak: readonly string[];
}

/** The first one wins a tie, so the most general industries are last. */
export const INDUSTRIES = loadVocabulary<{ industries: readonly Industry[] }>('industries').industries;

/** The industry for each schema.org type that implies one. */
export const INDUSTRY_BY_SCHEMA_TYPE: ReadonlyMap<string, string> = new Map(
  INDUSTRIES.flatMap(({ name, schemaTypes = [] }) =>
    schemaTypes.map((type): [string, string] => [type, name]),
  ),
);

/** Topics finer than industries, with the terms that name them. */
export const TOPIC_WORDS = loadVocabulary<{ topics: Readonly<Record<string, readonly string[]>> }>(
  'topics',
).topics;
