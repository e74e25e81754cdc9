import type { Client } from 'pg';
import { jsonText } from '../database/json-text';
import type { CompanyRow } from './partition';

/** The search words of companies, as `company_search` makes them, in the text form of a tsvector. */
export interface SearchWords {
  of(rows: readonly CompanyRow[]): Promise<string[]>;
}

/** Combinations of industry, country and size: a dataset has some ten thousand of them. */
const MAX_KEPT = 50_000;

/**
 * Computing the words takes the server longer than storing the row. Without a description they are the same
 * for all companies of one industry, country and size, so they are computed once.
 */
export function createSearchWords(client: Client): SearchWords {
  const wordsByInput = new Map<string, string>();

  async function fetchWords(inputs: ReadonlySet<string>): Promise<void> {
    const { rows } = await client.query<{ words: string }>(
      `SELECT company_search(c ->> 0, c ->> 1, ARRAY(SELECT jsonb_array_elements_text(c -> 2)), '{}', '{}', c ->> 3, c ->> 4)
         ::text AS words
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY q(c, at) ORDER BY at`,
      [`[${[...inputs].join(',')}]`],
    );
    [...inputs].forEach((question, at) => wordsByInput.set(question, rows[at]?.words ?? ''));
  }

  return {
    async of(companies) {
      const inputs = companies.map(searchWordsInput);
      if (wordsByInput.size > MAX_KEPT) wordsByInput.clear();
      const unknown = new Set(inputs.filter((question) => !wordsByInput.has(question)));
      if (unknown.size > 0) await fetchWords(unknown);
      return inputs.map((question) => wordsByInput.get(question) ?? '');
    },
  };
}

/** The input of the words, as JSON. The name matters only if it occurs in a description. */
function searchWordsInput({ name, description, industries, countryCode, employeeRange }: CompanyRow): string {
  return jsonText([description === null ? '' : name, description, industries, countryCode, employeeRange]);
}
