import { type CompanySearch, type IndexSize, type Transaction, explainNoResults } from '@firmlens/domain';
import type { AssessedCompany } from '../../coverage/find-coverage';
import { explainMissingCompany } from '../../coverage/explain-missing-company';
import type { SearchWording } from '../search-wording';

const grouped = (count: number) => count.toLocaleString('en');

/** Formats a number of companies: `1 company`, `1,200 companies`. */
export const formatCompanyCount = (companies: number) =>
  `${grouped(companies)} ${companies === 1 ? 'company' : 'companies'}`;

function formatIndexSize({ onFile, inDatasets, isExact }: IndexSize): string {
  const sets = inDatasets === 0 ? '' : ` and ${grouped(inDatasets)} from imported datasets`;
  return `${isExact ? '' : 'about '}${formatCompanyCount(onFile)} on file${sets}`;
}

interface EmptySearch {
  size: IndexSize;
  /** The company, if the search is for a domain. */
  named: AssessedCompany | null;
  wording: SearchWording;
}

/** Explains in one line why a search finds nothing. */
export async function explainEmptySearch(
  tx: Transaction,
  search: CompanySearch,
  { size, named, wording }: EmptySearch,
): Promise<string> {
  const why =
    named !== null && named.facts.modules.size === 0 && !named.facts.isImported
      ? `${named.domain}: ${explainMissingCompany(named)}.`
      : await reasons(tx, search, wording);
  return `No company matches, of ${formatIndexSize(size)}. ${why} A company that is not in the index may still exist.`;
}

async function reasons(tx: Transaction, search: CompanySearch, wording: SearchWording): Promise<string> {
  const { words, filters } = await explainNoResults(tx, search);
  const emptyAlone = [...words.map(wordNamed), ...filters.map(wording.filter)];
  if (emptyAlone.length > 0) return `Each of these alone matches nothing: ${emptyAlone.join(', ')}.`;
  if (search.domain !== null) return `${search.domain} does not match all filters.`;
  return 'Each word and each filter matches some companies, but no company matches all of them.';
}

/** Quotes a word of the query if it is a plain word. */
function wordNamed(word: string): string {
  return /^[\p{L}\p{N}-]{1,40}$/u.test(word) ? `the word "${word}"` : 'a word of the query';
}
