import path from 'node:path';
import { sourcesFromFolder } from '@firmlens/simulator';
import { type CountsByName } from './counts';
import { labelledCompanies } from './labels';
import { readCompany, sourcesWithoutRateLimits } from './read-company';
import { type Mistake, scoreCompany } from './score-company';

/** Most of a company's time is spent waiting. */
const CONCURRENT_COMPANIES = 4;

/** Reads every labelled company and counts the correct values, field by field. */
export async function measureCompanies(): Promise<{
  companies: number;
  counts: CountsByName;
  mistakes: Mistake[];
}> {
  const counts: CountsByName = new Map();
  const mistakes: Mistake[] = [];
  const companies = labelledCompanies();
  const sources = sourcesWithoutRateLimits();
  for (let at = 0; at < companies.length; at += CONCURRENT_COMPANIES) {
    await Promise.all(
      companies.slice(at, at + CONCURRENT_COMPANIES).map(async (company) => {
        const { domain, folder } = company;
        const sites = { [domain]: folder, ...sourcesFromFolder(path.join(folder, 'responses')) };
        const { data } = await readCompany(domain, sites, sources);
        mistakes.push(...scoreCompany(company, data, counts));
      }),
    );
  }
  const inOrder = new Map([...counts].sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { companies: companies.length, counts: inOrder, mistakes };
}
