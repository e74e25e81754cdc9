import type { HighlightType } from '@firmlens/contract';
import { foldName, foldText } from '../parsing/fold-text';
import { eventEntities } from './event-entities';
import { detectEvent } from './detect-event';
import { createCompanyNameMatcher, type CompanyNameMatcher } from './company-name-matcher';
import { expandName } from './expand-name';
import type { PublisherType, Certainty } from './certainty';
import { loadVocabulary } from '../vocabulary/load-vocabulary';

/** A headline or post, and who published it. */
export interface Headline {
  title: string;
  /** The first paragraphs as plain text; empty where only the title is known. */
  opening: string;
  /** The day it is dated with, `YYYY-MM-DD`, or null. */
  date: string | null;
  /** Where it stands; press pages are told from blogs by it. */
  url?: string;
  origin: PublisherType;
  /** The company's name as it is displayed, with or without its legal form. */
  company: string;
}

/** What a headline tells of the company. */
export interface CompanyEvent {
  type: HighlightType;
  class: Certainty;
  /** Who, where and how much, by role; lists are joined by `, `, money is a currency code and a plain number. */
  entities: Record<string, string>;
}

const LEGAL_FORM =
  /[,\s]+(?:inc|incorporated|corp|corporation|co|llc|llp|ltd|limited|plc|gmbh|ag|kg|se|ug|s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|ab|asa?|aps|oyj?|pty)\.?$/i;
/** First words that many companies' names begin with. */
const SHARED_WORDS: ReadonlySet<string> = new Set(
  loadVocabulary<{ firstWords: { headlines: readonly string[] } }>('company-names').firstWords.headlines,
);

/** The event that one headline or post tells of the company; null where it tells none of it. */
export function readEvent({ company, origin, url = '', ...text }: Headline): CompanyEvent | null {
  const name = company.replace(LEGAL_FORM, '');
  const report = {
    ...text,
    title: expandName(text.title, name),
    opening: expandName(text.opening, name),
    url,
  };
  const isOwnName = nameOf(company, origin);
  const event = detectEvent(report, origin, isOwnName);
  if (event === null) return null;
  return { type: event.type, class: event.class, entities: eventEntities(event.type, report, isOwnName) };
}

/** Its own site calls a company by the first word of its name as well. */
function nameOf(company: string, origin: PublisherType): CompanyNameMatcher {
  const name = company.replace(LEGAL_FORM, '');
  const [first = ''] = foldText(name).split(/[^\p{L}\p{N}]+/u);
  const isShort = origin === 'own' && first.length >= 4 && !SHARED_WORDS.has(first);
  return createCompanyNameMatcher([foldName(name), ...(isShort ? [first] : [])]);
}
