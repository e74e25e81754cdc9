import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { Observe } from '../source';
import type { Item } from './statements';
import type { Terms } from './wikidata-api';

/** The company whose item is being read. */
export interface Subject {
  item: Item;
  domain: string;
  now: Date;
  /** Labels and descriptions of the items its statements refer to. */
  terms: ReadonlyMap<string, Terms>;
  /** Returns evidence of the value, or nothing if the value is null. */
  observeField<F extends EvidenceField>(
    field: F,
    value: EvidenceValues[F] | null,
    confidence: number,
  ): Evidence[];
}

/**
 * Creates the `observeField` of a subject. `itemConfidence` is the confidence that the item is the company's.
 * All confidences are multiplied by it.
 */
export function createItemObserver(
  observe: Observe,
  { id }: Item,
  itemConfidence: number,
): Subject['observeField'] {
  return (field, value, confidence) =>
    value === null
      ? []
      : // TypeScript cannot relate a field of the union to the type of its value here.
        [observe(field, value, { url: itemPage(id), confidence: confidence * itemConfidence }) as Evidence];
}

/** Returns the URL of an item's page. */
export function itemPage(id: string): string {
  return `https://www.wikidata.org/wiki/${id}`;
}

/** Returns the distinct labels of items, without the items that have none. */
export function labelsOf(terms: Subject['terms'], ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => terms.get(id)?.label ?? []))];
}
