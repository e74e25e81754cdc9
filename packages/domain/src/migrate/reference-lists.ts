import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import { escapeLiteral } from 'pg';

const LISTS: Readonly<Record<string, readonly string[]>> = {
  known_funding_stages: FUNDING_STAGES,
  known_industries: INDUSTRIES,
  known_signal_types: HIGHLIGHT_TYPES,
};

/** Returns SQL functions with the contract's closed lists. A text in no list never becomes a filter value. */
export function referenceListsScript(): string {
  return Object.entries(LISTS)
    .map(
      ([name, values]) =>
        `CREATE OR REPLACE FUNCTION ${name}() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
           SELECT ARRAY[${values.map((value) => escapeLiteral(value)).join(', ')}]
         $$;`,
    )
    .join('\n');
}
