import type { HighlightObservation } from '@firmlens/contract';
import { dayOf, objectOf, itemsOf, valueAt } from '../parsing/json-values';

/** The API's largest page size. */
export const FILINGS_PER_PAGE = 100;
const MAX_ALLOTMENTS = 5;
/** Statement of an allotment of shares. */
const ALLOTMENT = 'SH01';
/** Annual accounts and amended annual accounts. */
const ACCOUNTS: ReadonlySet<unknown> = new Set(['AA', 'AAMD']);
const DOCUMENT = /\/document\/([\w-]{10,100})$/;

export interface Filings {
  /** The latest allotments of shares since the given day. */
  allotments: HighlightObservation[];
  /** Document id of the latest annual accounts that have one. */
  accountsDocument: string | null;
}

/** Reads a company's capital and accounts filings, newest first as the register lists them. */
export function readFilings(response: unknown, allotmentsSince: string): Filings {
  const filings = itemsOf(valueAt(response, 'items'), FILINGS_PER_PAGE).map(objectOf);
  const days = filings.flatMap(({ type, date }) => {
    const day = type === ALLOTMENT ? dayOf(date) : null;
    return day !== null && day >= allotmentsSince ? [day] : [];
  });
  const [accountsDocument] = filings.flatMap(({ type, links }) => {
    const link = ACCOUNTS.has(type) ? valueAt(links, 'document_metadata') : undefined;
    return typeof link === 'string' ? (DOCUMENT.exec(link)?.[1] ?? []) : [];
  });
  return {
    allotments: [...new Set(days)].slice(0, MAX_ALLOTMENTS).map(allotment),
    accountsDocument: accountsDocument ?? null,
  };
}

/** New shares hint at money raised, but not at how much: exercised options look the same. */
function allotment(date: string): HighlightObservation {
  return {
    type: 'funding',
    title: `New shares allotted (form ${ALLOTMENT})`,
    date,
    description: `Statement of an allotment of shares (form ${ALLOTMENT}), filed with Companies House.`,
    entities: { form: ALLOTMENT },
    class: 'confirmed',
  };
}
