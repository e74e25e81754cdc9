import { foldName } from '../parsing/fold-text';
import type { Clue } from '../clue';
import type { Edgar } from './edgar';
import type { Filer } from './filer';
import { filerNameKey } from './filer-name';
import { addressKey, type FilerMatchCriteria } from './filer-match-criteria';
import { newestNotices } from './offerings';

/** A filer that is the company. */
export interface MatchedFiler {
  filer: Filer;
  /** How sure that is. */
  confidence: number;
}

const MAX_CANDIDATES = 3;
/** By what ties the filer to the company; but for its number, with a name that is the same. */
export const MATCH_CONFIDENCE = { number: 0.95, website: 0.95, phone: 0.9, place: 0.8 } as const;

/** The filer of a number, of 10 digits, that a record tied to the domain gives; null where nobody has it. */
export async function findFilerByClue(
  edgar: Edgar,
  { cik }: Extract<Clue, { kind: 'cik' }>,
): Promise<MatchedFiler | null> {
  const filer = await edgar.filer(cik);
  return filer && { filer, confidence: MATCH_CONFIDENCE.number };
}

/**
 * The filer of one of the company's names that something else shows to be the company, since many companies share a
 * name; null where there is none.
 */
export async function findFilerByName(
  edgar: Edgar,
  company: FilerMatchCriteria,
  { domain, people }: { domain: string; people: boolean },
): Promise<MatchedFiler | null> {
  const tried = new Set<string>();
  for (const name of company.names) {
    for (const hit of await edgar.search(name)) {
      if (!isNamed(hit, company) || tried.has(hit.cik)) continue;
      if (tried.size === MAX_CANDIDATES) return null;
      tried.add(hit.cik);
      const filer = await edgar.filer(hit.cik);
      if (filer === null || !isNamed(filer, company)) continue;
      const confidence =
        confidenceByRecord(filer, company, domain) ??
        (people && (await sharesPerson(edgar, filer, company)) ? MATCH_CONFIDENCE.place : null);
      if (confidence !== null) return { filer, confidence };
    }
  }
  return null;
}

function isNamed({ name }: { name: string }, { names }: FilerMatchCriteria): boolean {
  return names.includes(filerNameKey(name));
}

/** How sure the record itself makes that it is the company's; null where it tells nothing but the name. */
export function confidenceByRecord(
  filer: Pick<Filer, 'domains' | 'phone' | 'business'>,
  { phones, addresses }: FilerMatchCriteria,
  domain: string,
): number | null {
  if (filer.domains.includes(domain)) return MATCH_CONFIDENCE.website;
  if (filer.phone !== null && phones.has(filer.phone)) return MATCH_CONFIDENCE.phone;
  const { street, city } = filer.business;
  // What follows the first comma is a suite or a floor, which not everybody writes.
  const line = addressKey(street?.split(',', 1)[0] ?? '');
  const isExact = /\d/.test(line) && line.trim().includes(' ') && city !== null;
  const isShared = addresses.some((known) => known.includes(line) && known.includes(addressKey(city ?? '')));
  return isExact && isShared ? MATCH_CONFIDENCE.place : null;
}

/** Whether somebody of the company is named in the filer's last Form D, in a city where the company is. */
async function sharesPerson(
  edgar: Edgar,
  filer: Filer,
  { cities, people }: FilerMatchCriteria,
): Promise<boolean> {
  const { city } = filer.business;
  const [last] = newestNotices(filer.filings, 1);
  if (city === null || !cities.has(foldName(city)) || people.size === 0 || last === undefined) return false;
  const form = await edgar.formD(filer.cik, last.filing);
  return form !== null && form.people.some(({ name }) => people.has(foldName(name)));
}
