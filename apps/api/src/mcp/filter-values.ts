import { ServiceError } from '@firmlens/contract';
import { type TArray, type TString, Type } from '@sinclair/typebox';
import { closest } from 'fastest-levenshtein';

/** Longest value of a filter, and most values in one. */
const MOST = { length: 100, values: 50 };

/**
 * A filter's argument. The schema names the values, yet takes any text: what is no value is refused by
 * `recognisedValues`, which says what is.
 */
export function filterArgument(description: string, values?: readonly string[]): TArray<TString> {
  const text = Type.String({
    minLength: 1,
    maxLength: MOST.length,
    ...(values === undefined ? {} : { enum: [...values] }),
  });
  return Type.Array(text, { maxItems: MOST.values, description });
}

/**
 * The values that were asked for, each once and as they are spelled; case does not matter. Throws
 * `invalid_filter_value` with all that are valid and the nearest, so that nothing is narrowed in silence.
 */
export function recognisedValues<Value extends string>(
  filter: string,
  asked: readonly string[] = [],
  valid: readonly Value[],
): Value[] {
  const bySpelling = new Map(valid.map((value) => [value.toLowerCase(), value]));
  const values = asked.map((text) => {
    const value = bySpelling.get(text.trim().toLowerCase());
    if (value === undefined) throw invalidFilterValue(filter, text, valid);
    return value;
  });
  return [...new Set(values)];
}

function invalidFilterValue(filter: string, text: string, valid: readonly string[]): ServiceError {
  const spelled = new Map(valid.map((value) => [value.toLowerCase(), value]));
  const nearest = spelled.get(closest(text.trim().toLowerCase(), [...spelled.keys()])) ?? null;
  return new ServiceError(
    'invalid_filter_value',
    `${filter} has a value that is not known. Nothing was charged.`,
    {
      extra: { field: filter, valid_values: [...valid], nearest_match: nearest },
    },
  );
}
