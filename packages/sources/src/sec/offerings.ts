import type { Filing } from './filings';
import type { FormD } from './form-d';

/** A notice of an offering that can be read. */
export interface OfferingNotice {
  /** The notice itself, or the last of its amendments. */
  filing: Filing;
  /** When the first of these that is known was filed. */
  noticedOn: string;
}

/** A notice that was read. */
export interface Offering extends OfferingNotice {
  form: FormD;
}

const FORMS: ReadonlySet<string> = new Set(['D', 'D/A']);
/** The form's data, or the page that a style sheet makes of it. Filings on paper have neither. */
const DOCUMENT = /^(?:xsl[^/]+\/)?primary_doc\.xml$/;

/**
 * The newest notices of a list of filings, newest first as that list is, each by its last amendment: an amendment
 * states the whole form anew, and goes under the file number of its notice.
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

/** Offerings that brought the company money: without funds and mergers, and without what an amendment replaced. */
export function filterFundingRounds(offerings: readonly Offering[]): Offering[] {
  const amended = new Set(offerings.map(({ form }) => form.amends));
  return offerings.filter(({ form, filing }) => !form.isNoRound && !amended.has(filing.accession));
}
