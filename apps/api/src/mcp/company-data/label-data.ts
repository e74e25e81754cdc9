import type { DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { type Untrusted, untrusted, untrustedAddress } from '../untrusted/untrusted';
import { ADDRESSES, CLOSED_VALUES, type ClosedValueContext, isDay, isMoment } from './closed-values';
import { type Fields, type Place, walkData } from './walk-data';

export interface LabelContext extends ClosedValueContext {
  /** Where the value was seen, as far as that is known. */
  sourceUrl: (place: Place) => string | null;
}

/**
 * A module's data with each text of a third party in its envelope: any text but those that the schema or
 * `CLOSED_VALUES` closes. Its keys are the contract's alone (`walkData`).
 */
export function labelData(module: DataModule, data: unknown, context: LabelContext): Fields {
  return walkData(module, data, (text, place, schema) =>
    (schema !== null && isClosed(schema, text)) || CLOSED_VALUES[place.path]?.(text, context) === true
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
  return (format === 'date' && isDay(text)) || (format === 'date-time' && isMoment(text));
}

function enveloped(text: string, { path }: Place, sourceUrl: string | null): Untrusted {
  if (ADDRESSES.has(path)) return untrustedAddress(text, sourceUrl);
  const name = path.slice(path.lastIndexOf('.') + 1);
  return untrusted(text, sourceUrl, LONG.has(name) ? 'description' : SHORT.has(name) ? 'title' : 'other');
}
const LONG = new Set(['description', 'biography', 'insight', 'ai_reasoning', 'target_audience', 'reason']);
const SHORT = new Set(['title', 'name', 'position', 'legal_name']);
