import type { Filing } from './filings';
import type { FormD } from './form-d';

/** A notice of an offering in a readable form. */
export interface OfferingNotice {
  /** The notice itself, or its latest amendment. */
  filing: Filing;
  /** Filing date of the earliest known filing of the offering. */
  noticedOn: string;
}

/** A notice and its parsed form. */
export interface Offering extends OfferingNotice {
  form: FormD;
}

const FORMS: ReadonlySet<string> = new Set(['D', 'D/A']);
/** The form's data, or the page that a style sheet makes of it. Paper filings have neither. */
const DOCUMENT = /^(?:xsl[^/]+\/)?primary_doc\.xml$/;

/**
 * Returns the newest notices of a list of filings that is sorted newest first, each with its latest
 * amendment. An amendment repeats the whole form and has the file number of its notice.
 */
export function newestNotices(filings: readonly Filing[], max: number): OfferingNotice[] {
  const notices = new Map<string, OfferingNotice>();
  for (const filing of filings) {
    if (!FORMS.has(filing.form) || !DOCUMENT.test(filing.document)) continue;
    const key = filing.fileNumber || filing.accession;
    notices.set(key, { filing: notices.get(key)?.filing ?? filing, noticedOn: filing.filedOn });
  }
  return [...notices.values()].slice(0, max);
}

/**
 * Returns the offerings that raised money for the company. Leaves out funds, mergers and filings that an
 * amendment replaced.
 */
export function filterFundingRounds(offerings: readonly Offering[]): Offering[] {
  const amended = new Set(offerings.map(({ form }) => form.amends));
  return offerings.filter(({ form, filing }) => !form.isFundOrMerger && !amended.has(filing.accession));
}
