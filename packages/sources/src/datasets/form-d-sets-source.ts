import { cluesOf } from '@firmlens/contract';
import { edgarPlace } from '../sec/edgar-places';
import { MATCH_CONFIDENCE, confidenceByRecord } from '../sec/find-filer';
import { filerMatchCriteria } from '../sec/filer-match-criteria';
import { offeringEvidence } from '../sec/offering-evidence';
import { newestNotices, type Offering, filterFundingRounds } from '../sec/offerings';
import { NEWS_YEARS, subtractYears } from '../sec/news-window';
import { normalisePhoneNumber } from '@firmlens/text';
import { type PriorKnowledge, observer, type Source, type SourceProfile } from '../source';
import type { FormDRecord } from './formats/form-d-record';
import { type ImportedDatasets, LOOKUP_TIMEOUT_MS, DATASET_NOT_IMPORTED } from './imported-datasets';

/** The quarterly datasets of notices of exempt offerings (Form D). */
export const FORM_D_SETS: SourceProfile = {
  name: 'form-d-sets',
  fields: [
    'company.company_type',
    'company.founded_year',
    'funding.investment_history',
    'signals.highlights',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 0,
  timeLimitMs: LOOKUP_TIMEOUT_MS,
};

const CIK = /^\d{10}$/;
const MAX_OFFERINGS = 10;

/** A filer's notices, and the confidence that the filer is the company. */
interface MatchedNotices {
  notices: FormDRecord[];
  confidence: number;
}

/**
 * Finds the company's offerings in the imported datasets: by its filer number, or else by its name if the
 * notice's phone or address is also the company's. The EDGAR source matches filers the same way.
 */
export function createFormDSetsSource(datasets: ImportedDatasets): Source {
  return {
    ...FORM_D_SETS,
    async lookUp({ domain, known, now }) {
      const ciks = cluesOf(known.clues, 'cik').filter(({ cik }) => CIK.test(cik));
      const company = filerMatchCriteria(known.evidence);
      if (ciks.length === 0 && company.names.length === 0) {
        return { status: 'not_asked', reason: 'neither a filer number nor a name is known' };
      }
      const byNumber = ciks[0] === undefined ? null : await findNotices(datasets, { numberKey: ciks[0].cik });
      if (byNumber === 'none') return DATASET_NOT_IMPORTED;
      const match =
        byNumber !== null && byNumber.length > 0
          ? { notices: byNumber, confidence: MATCH_CONFIDENCE.number }
          : await findByName(datasets, known, domain);
      if (match === 'none') return DATASET_NOT_IMPORTED;
      if (match === null) return { status: 'nothing', reason: 'no notice is known to be the company’s' };
      return { status: 'found', evidence: evidenceOf(match, now) };
    },
  };
}

async function findNotices(
  datasets: ImportedDatasets,
  query: { numberKey: string } | { nameKey: string },
): Promise<FormDRecord[] | 'none'> {
  const records = await datasets.entries('form-d', query);
  // The records are as the import stored them.
  return records === 'none' ? 'none' : (records as FormDRecord[]);
}

async function findByName(
  datasets: ImportedDatasets,
  known: PriorKnowledge,
  domain: string,
): Promise<MatchedNotices | 'none' | null> {
  const company = filerMatchCriteria(known.evidence);
  for (const nameKey of company.names) {
    const notices = await findNotices(datasets, { nameKey });
    if (notices === 'none') return 'none';
    for (const notice of notices) {
      const confidence = confidenceByRecord(filerOf(notice), company, domain);
      if (confidence !== null)
        return { notices: notices.filter(({ cik }) => cik === notice.cik), confidence };
    }
  }
  return null;
}

/** Returns the details of a notice that identify its filer. */
function filerOf({ phone, street, city, stateOrCountry }: FormDRecord) {
  const place = edgarPlace(stateOrCountry);
  return {
    domains: [],
    phone: normalisePhoneNumber(phone, place?.country.country_code ?? 'US'),
    business: {
      street,
      city,
      postalCode: null,
      region: place?.region ?? null,
      country: place?.country ?? null,
    },
  };
}

function evidenceOf({ notices, confidence }: MatchedNotices, now: Date) {
  const newestFirst = [...notices].sort((a, b) => b.filedOn.localeCompare(a.filedOn));
  const [newest] = newestFirst;
  if (newest === undefined) return [];
  const forms = new Map(newestFirst.map((notice) => [notice.accession, notice]));
  const filings = newestFirst.map(({ accession, form, filedOn, fileNumber }) => ({
    ...{ accession, form, filedOn, fileNumber },
    ...{ reportedOn: null, items: [], document: 'primary_doc.xml' },
  }));
  const offerings = newestNotices(filings, MAX_OFFERINGS).flatMap((notice): Offering[] => {
    const form = forms.get(notice.filing.accession);
    return form === undefined ? [] : [{ ...notice, form: { ...form, people: [], isFundOrMerger: false } }];
  });
  return offeringEvidence(observer(FORM_D_SETS, now), filterFundingRounds(offerings), {
    match: { filer: { cik: newest.cik }, confidence },
    name: newest.issuer,
    since: subtractYears(now, NEWS_YEARS),
    people: false,
  });
}
