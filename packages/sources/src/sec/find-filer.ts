import { foldName } from '@firmlens/text';
import type { Clue } from '@firmlens/contract';
import type { Edgar } from './edgar';
import type { Filer } from './filer';
import { filerNameKey } from './filer-name';
import { addressKey, type FilerMatchCriteria } from './filer-match-criteria';
import { newestNotices } from './offerings';

/** A filer that was matched to the company. */
export interface MatchedFiler {
  filer: Filer;
  /** Confidence of the match. */
  confidence: number;
}

const MAX_CANDIDATES = 3;
/** Confidence of a match, by what it is based on. All but the number also require a matching name. */
export const MATCH_CONFIDENCE = { number: 0.95, website: 0.95, phone: 0.9, place: 0.8 } as const;

/**
 * Finds the filer by a 10-digit number from a record that is tied to the domain, or returns null if the
 * number is unknown.
 */
export async function findFilerByClue(
  edgar: Edgar,
  { cik }: Extract<Clue, { kind: 'cik' }>,
): Promise<MatchedFiler | null> {
  const filer = await edgar.filer(cik);
  return filer && { filer, confidence: MATCH_CONFIDENCE.number };
}

/**
 * Finds the filer by one of the company's names. Many companies share a name, so something else must show
 * that the filer is this company. Returns null if none matches.
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

/** Returns the confidence that the record is the company's, or null if only the name matches. */
export function confidenceByRecord(
  filer: Pick<Filer, 'domains' | 'phone' | 'business'>,
  { phones, addresses }: FilerMatchCriteria,
  domain: string,
): number | null {
  if (filer.domains.includes(domain)) return MATCH_CONFIDENCE.website;
  if (filer.phone !== null && phones.has(filer.phone)) return MATCH_CONFIDENCE.phone;
  const { street, city } = filer.business;
  // The part after the first comma is a suite or a floor, which is often left out.
  const line = addressKey(street?.split(',', 1)[0] ?? '');
  const isExact = /\d/.test(line) && line.trim().includes(' ') && city !== null;
  const isShared = addresses.some((known) => known.includes(line) && known.includes(addressKey(city ?? '')));
  return isExact && isShared ? MATCH_CONFIDENCE.place : null;
}

/**
 * Whether the filer's latest Form D names a person of the company, and the filer is in one of the company's
 * cities.
 */
async function sharesPerson(
  edgar: Edgar,
  filer: Filer,
  { cities, people }: FilerMatchCriteria,
): Promise<boolean> {
  const { city } = filer.business;
  const [latestNotice] = newestNotices(filer.filings, 1);
  if (city === null || !cities.has(foldName(city)) || people.size === 0 || latestNotice === undefined)
    return false;
  const form = await edgar.formD(filer.cik, latestNotice.filing);
  return form !== null && form.people.some(({ name }) => people.has(foldName(name)));
}
