import { textKey } from '@firmlens/contract';
import { DERIVED_FIELDS, type RankedEvidence } from '@firmlens/enrichment';
import type { TextLocation } from './map-texts';

/** Fields that identify an item of a list. */
const NAMES = ['name', 'title', 'country_code', 'date', 'month_name'] as const;

/**
 * Returns a look-up of the page where a value was seen: a field at the first piece of evidence that it uses,
 * a list item at the first piece that contains it, a highlight at its own report. The look-up returns null if
 * the page is unknown, for example for a computed value.
 */
export function createValueSourceLookup({
  evidence,
  used,
}: RankedEvidence): (location: TextLocation) => string | null {
  const first = new Map<string, string | null>();
  const items = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const { field, value, url } of evidence) {
    const position = seen.get(field) ?? 0;
    seen.set(field, position + 1);
    if (position >= (used[field] ?? 0)) continue;
    if (position === 0) first.set(field, url);
    if (url === null) continue;
    for (const key of collectTexts(value).map((text) => itemKey(field, text))) {
      if (!items.has(key)) items.set(key, url);
    }
  }
  return ({ field, item }) => {
    if (item === null) return first.get(field) ?? null;
    const reportUrl = reportOf(item);
    if (reportUrl !== null) return reportUrl;
    const name = nameOf(item);
    if (name === null) return null;
    const fields = [field, ...originsOf(field)];
    return fields.map((origin) => items.get(itemKey(origin, name))).find((url) => url !== undefined) ?? null;
  };
}

/** Collects all texts in the value of a piece of evidence. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

const itemKey = (field: string, text: string): string => `${field}\n${textKey(text)}`;

function originsOf(field: string): readonly string[] {
  const derived: Readonly<Record<string, { from: readonly string[] } | undefined>> = DERIVED_FIELDS;
  return derived[field]?.from ?? [];
}

function nameOf(item: unknown): string | null {
  if (typeof item === 'string') return item;
  return NAMES.map((name) => textAt(item, name)).find((text) => text !== null) ?? null;
}

/** Returns the URL of the report that a highlight's title comes from. */
function reportOf(item: unknown): string | null {
  const entities = typeof item === 'object' && item !== null && 'entities' in item ? item.entities : null;
  return textAt(entities, 'source_url');
}

function textAt(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof text === 'string' ? text : null;
}
