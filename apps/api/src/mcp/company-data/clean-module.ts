import type { DataModule } from '@firmlens/contract';
import { safeUrl } from '../../untrusted/safe-url';
import { cleanText } from '../../untrusted/untrusted';
import { URL_FIELDS } from './company-fields';
import { type Fields, mapKnownFields } from './map-known-fields';

/**
 * Returns a module's data as agents read it: each text cleaned, unknown fields left out, and no count of a
 * list that is there in full. Only the contract's keys occur.
 */
export function cleanModule(module: DataModule, data: unknown): Fields {
  return withoutListLengths(mapKnownFields(module, data, cleanField));
}

function cleanField(text: string, path: string): string | null {
  if (URL_FIELDS.has(path)) return safeUrl(text);
  const name = path.slice(path.lastIndexOf('.') + 1);
  const kind = LONG_FIELDS.has(name) ? 'description' : SHORT_FIELDS.has(name) ? 'title' : 'other';
  return cleanText(text, kind) || null;
}

const LONG_FIELDS = new Set([
  'description',
  'biography',
  'insight',
  'ai_reasoning',
  'target_audience',
  'reason',
]);
const SHORT_FIELDS = new Set(['title', 'name', 'position', 'legal_name']);

function withoutListLengths(fields: Fields): Fields {
  const isLength = (name: string, value: unknown): boolean => {
    const list = name.endsWith('_count') ? fields[name.slice(0, -'_count'.length)] : undefined;
    return Array.isArray(list) && list.length === value;
  };
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isLength(name, value)));
}
