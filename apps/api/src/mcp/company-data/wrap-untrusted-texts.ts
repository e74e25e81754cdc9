import type { DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { type Untrusted, wrapUntrusted, wrapUntrustedUrl } from '../../untrusted/untrusted';
import {
  URL_FIELDS,
  TRUSTED_VALUES,
  type TrustedValueContext,
  isDayText,
  isTimestampText,
} from './trusted-values';
import { type Fields, type TextLocation, mapTexts } from './map-texts';

export interface WrapContext extends TrustedValueContext {
  /** Returns the page where the value was seen, or null if unknown. */
  sourceUrl: (location: TextLocation) => string | null;
}

/**
 * Returns a module's data with third-party texts in envelopes. Those are all texts that neither the schema
 * nor `TRUSTED_VALUES` restricts. Only the contract's keys occur (see `mapTexts`).
 */
export function wrapUntrustedTexts(module: DataModule, data: unknown, context: WrapContext): Fields {
  return mapTexts(module, data, (text, place, schema) =>
    (schema !== null && isRestricted(schema, text)) || TRUSTED_VALUES[place.path]?.(text, context) === true
      ? text
      : wrapText(text, place, context.sourceUrl(place)),
  );
}

/** Whether the schema itself leaves no room for free text. */
function isRestricted(schema: TSchema, text: string): boolean {
  const {
    const: literal,
    anyOf,
    format,
  } = schema as {
    const?: unknown;
    anyOf?: readonly TSchema[];
    format?: string;
  };
  if (anyOf !== undefined) return anyOf.some((variant) => isRestricted(variant, text));
  if (literal !== undefined) return literal === text;
  return (format === 'date' && isDayText(text)) || (format === 'date-time' && isTimestampText(text));
}

function wrapText(text: string, { path }: TextLocation, sourceUrl: string | null): Untrusted {
  if (URL_FIELDS.has(path)) return wrapUntrustedUrl(text, sourceUrl);
  const name = path.slice(path.lastIndexOf('.') + 1);
  return wrapUntrusted(
    text,
    sourceUrl,
    LONG_FIELDS.has(name) ? 'description' : SHORT_FIELDS.has(name) ? 'title' : 'other',
  );
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
