import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import fc from 'fast-check';
import { companyFilters, countries, cursor, day, domains, limit, someOf, words } from './filter-values';
import { percentEncoded } from './hostile-texts';
import type { Intent } from './intent';

const page = { limit, cursor, format: fc.constantFrom('json', 'csv', 'xml') };

/** Returns requests with some of these parameters; those with several values have them joined, or one by one. */
function searches(
  endpoint: string,
  segments: readonly string[],
  parameters: Record<string, fc.Arbitrary<unknown>>,
) {
  const all = fc.record(parameters, { requiredKeys: [] });
  return fc.tuple(all, fc.boolean()).map(([sent, isJoined]): Intent => {
    const query = Object.entries(sent).flatMap(([name, value]) => {
      const values = [value].flat().map((one) => encoded(String(one)));
      return isJoined ? [[name, values.join(',')] as const] : values.map((one) => [name, one] as const);
    });
    return { endpoint: `GET ${endpoint}`, method: 'GET', segments, query, headers: [] };
  });
}

/** Placeholders are filled in later. */
const encoded = (text: string) => (text.startsWith('{{') ? text : percentEncoded(text));

/** Searches and look-ups, mostly as they are documented. */
export const searchIntent: fc.Arbitrary<Intent> = fc.oneof(
  searches('/companies/search', ['companies', 'search'], { ...companyFilters, ...page }),
  searches('/signals/search', ['signals', 'search'], {
    ...{
      domains: domains(0),
      types: someOf(HIGHLIGHT_TYPES),
      funding_stages: someOf(FUNDING_STAGES),
      countries,
    },
    ...{ industries: someOf(INDUSTRIES), since: day, until: day, include_rumours: fc.boolean(), ...page },
  }),
  searches('/companies/resolve', ['companies', 'resolve'], {
    name: words,
    country: countries.map(([one = '']) => one),
  }),
);
