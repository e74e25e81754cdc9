import { type CountsByName } from './counts';
import { labelledCompanies } from './labels';
import { readCompany } from './read-company';
import { type Mistake, scoreCompany } from './score-company';

/** Reads every labelled company and counts what of it is right, field by field. */
export async function measureCompanies(): Promise<{
  companies: number;
  counts: CountsByName;
  mistakes: Mistake[];
}> {
  const counts: CountsByName = new Map();
  const mistakes: Mistake[] = [];
  const companies = labelledCompanies();
  for (const company of companies) {
    mistakes.push(...scoreCompany(company, await readCompany(company), counts));
  }
  const inOrder = new Map([...counts].sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { companies: companies.length, counts: inOrder, mistakes };
}
