import { countriesByName, COUNTRY_CODES, SEARCH_LIMITS, ServiceError, textKey } from '@firmlens/contract';
import { type TArray, type TString, Type } from '@sinclair/typebox';
import { wrapUntrusted } from '../../untrusted/untrusted';
import { suggestValue } from './suggest-value';

/**
 * Returns the schema of a filter argument. The schema lists the values but accepts any text.
 * `matchFilterValues` rejects unknown values and lists the valid ones.
 */
export function filterArgument(description: string, values?: readonly string[]): TArray<TString> {
  const text = Type.String({
    maxLength: SEARCH_LIMITS.valueLength,
    ...(values === undefined ? {} : { enum: [...values] }),
  });
  return Type.Array(text, { maxItems: SEARCH_LIMITS.values, description });
}

/**
 * Returns the requested values in their canonical spelling without duplicates. Ignores case, accents and
 * punctuation. `names` maps further names, as their `textKey`, to values. Throws `invalid_filter_value` with
 * the unknown value tagged as untrusted, all valid values and the nearest one, if any is close, rather than silently
 * dropping a value.
 */
export function matchFilterValues<Value extends string>(
  filter: string,
  requested: readonly string[] = [],
  valid: readonly Value[],
  names: ReadonlyMap<string, Value> = new Map(),
): Value[] {
  const spellings = new Map([...names, ...valid.map((value) => [textKey(value), value] as const)]);
  const values = requested.map((text, index) => {
    const value = spellings.get(textKey(text));
    if (value !== undefined) return value;
    throw new ServiceError(
      'invalid_filter_value',
      `Value ${index + 1} of ${filter} is unknown; the field value quotes it. Nothing was charged.`,
      {
        extra: {
          // An agent may have taken it from a page.
          ...{ field: filter, value: wrapUntrusted(text), valid_values: [...valid] },
          nearest_match: suggestValue(text, spellings),
        },
      },
    );
  });
  return [...new Set(values)];
}

/** Returns the codes of countries requested by code or English name. Throws like `matchFilterValues`. */
export function matchCountries(filter: string, requested: readonly string[] = []): string[] {
  return matchFilterValues(filter, requested, COUNTRY_CODES, countriesByName());
}
