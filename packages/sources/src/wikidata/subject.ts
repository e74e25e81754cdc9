import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { Observe } from '../source';
import type { Item } from './statements';
import type { Terms } from './wikidata-api';

/** A company whose item is read. */
export interface Subject {
  item: Item;
  domain: string;
  now: Date;
  /** What the items that its statements lead to are called. */
  terms: ReadonlyMap<string, Terms>;
  /** Evidence of a value that is known, none of null. */
  say<F extends EvidenceField>(field: F, value: EvidenceValues[F] | null, confidence: number): Evidence[];
}

/** A subject's `say`; `sureness` is how sure it is that the item is the company's, and bounds every confidence. */
export function createItemObserver(observe: Observe, { id }: Item, sureness: number): Subject['say'] {
  return (field, value, confidence) =>
    value === null
      ? []
      : // The compiler does not relate a field of the union to its own type here.
        [observe(field, value, { url: itemPage(id), confidence: confidence * sureness }) as Evidence];
}

/** The page of an item for people to read. */
export function itemPage(id: string): string {
  return `https://www.wikidata.org/wiki/${id}`;
}

/** The labels of items, those that have none left out, each once. */
export function labelsOf(terms: Subject['terms'], ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => terms.get(id)?.label ?? []))];
}
