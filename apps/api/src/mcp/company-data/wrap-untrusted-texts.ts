import type { DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { type Untrusted, wrapUntrusted, wrapUntrustedUrl } from '../untrusted/untrusted';
import {
  URL_FIELDS,
  TRUSTED_VALUES,
  type TrustedValueContext,
  isDayText,
  isTimestampText,
} from './trusted-values';
import { type Fields, type TextLocation, mapTexts } from './map-texts';

export interface WrapContext extends TrustedValueContext {
  /** Where the value was seen, as far as that is known. */
  sourceUrl: (place: TextLocation) => string | null;
}

/**
 * A module's data with each text of a third party in its envelope: any text but those that the schema or
 * `TRUSTED_VALUES` closes. Its keys are the contract's alone (`mapTexts`).
 */
export function wrapUntrustedTexts(module: DataModule, data: unknown, context: WrapContext): Fields {
  return mapTexts(module, data, (text, place, schema) =>
    (schema !== null && isClosed(schema, text)) || TRUSTED_VALUES[place.path]?.(text, context) === true
      ? text
      : enveloped(text, place, context.sourceUrl(place)),
  );
}

/** Whether the schema itself leaves a text no room for words. */
function isClosed(schema: TSchema, text: string): boolean {
  const {
    const: literal,
    anyOf,
    format,
  } = schema as {
    const?: unknown;
    anyOf?: readonly TSchema[];
    format?: string;
  };
  if (anyOf !== undefined) return anyOf.some((variant) => isClosed(variant, text));
  if (literal !== undefined) return literal === text;
  return (format === 'date' && isDayText(text)) || (format === 'date-time' && isTimestampText(text));
}

function enveloped(text: string, { path }: TextLocation, sourceUrl: string | null): Untrusted {
  if (URL_FIELDS.has(path)) return wrapUntrustedUrl(text, sourceUrl);
  const name = path.slice(path.lastIndexOf('.') + 1);
  return wrapUntrusted(text, sourceUrl, LONG.has(name) ? 'description' : SHORT.has(name) ? 'title' : 'other');
}
const LONG = new Set(['description', 'biography', 'insight', 'ai_reasoning', 'target_audience', 'reason']);
const SHORT = new Set(['title', 'name', 'position', 'legal_name']);
