import { COUNTRIES_BY_NAME, COUNTRY_CODES, ServiceError, textKey } from '@firmlens/contract';
import { type TArray, type TString, Type } from '@sinclair/typebox';
import { suggestValue } from './suggest-value';

/** Longest value of a filter, and most values in one. */
const MOST = { length: 100, values: 50 };

/**
 * A filter's argument. The schema names the values, yet takes any text: what is no value is refused by
 * `matchFilterValues`, which says what is.
 */
export function filterArgument(description: string, values?: readonly string[]): TArray<TString> {
  const text = Type.String({
    maxLength: MOST.length,
    ...(values === undefined ? {} : { enum: [...values] }),
  });
  return Type.Array(text, { maxItems: MOST.values, description });
}

/**
 * The values that were asked for, each once and as they are spelled; case, accents and punctuation do not matter. `names`
 * are further names of values by their `textKey`. Throws `invalid_filter_value` with all that are valid and the nearest,
 * if one is near, so that nothing is narrowed in silence.
 */
export function matchFilterValues<Value extends string>(
  filter: string,
  asked: readonly string[] = [],
  valid: readonly Value[],
  names: ReadonlyMap<string, Value> = new Map(),
): Value[] {
  const spellings = new Map([...names, ...valid.map((value) => [textKey(value), value] as const)]);
  const values = asked.map((text, at) => {
    const value = spellings.get(textKey(text));
    if (value !== undefined) return value;
    throw new ServiceError(
      'invalid_filter_value',
      `Value ${at + 1} of ${filter} is unknown. Nothing was charged.`,
      {
        extra: {
          ...{ field: filter, valid_values: [...valid] },
          nearest_match: suggestValue(text, spellings),
        },
      },
    );
  });
  return [...new Set(values)];
}

/** The codes of the countries that were asked for by code or English name; throws as `matchFilterValues` does. */
export function matchCountries(filter: string, asked: readonly string[] = []): string[] {
  return matchFilterValues(filter, asked, COUNTRY_CODES, COUNTRIES_BY_NAME);
}
