import type { HighlightType } from '@firmlens/contract';
import { foldName, foldText, loadVocabulary } from '@firmlens/text';
import { eventEntities } from './event-entities';
import { detectEvent } from './detect-event';
import { createCompanyNameMatcher, type CompanyNameMatcher } from './company-name-matcher';
import { expandName } from './expand-name';
import type { PublisherType, Certainty } from './certainty';

/** A headline or post, and who published it. */
export interface Headline {
  title: string;
  /** The first paragraphs as plain text. Empty if only the title is known. */
  opening: string;
  /** Publication day, `YYYY-MM-DD`, or null. */
  date: string | null;
  /** The report's URL. It distinguishes press pages from blogs. */
  url?: string;
  origin: PublisherType;
  /** The company's display name, with or without its legal form. */
  company: string;
}

/** What a headline states about the company. */
export interface CompanyEvent {
  type: HighlightType;
  class: Certainty;
  /**
   * Names, places and figures by role. Lists are joined with `, `. Money is a currency code and a plain
   * number.
   */
  entities: Record<string, string>;
}

const LEGAL_FORM =
  /[,\s]+(?:inc|incorporated|corp|corporation|co|llc|llp|ltd|limited|plc|gmbh|ag|kg|se|ug|s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|ab|asa?|aps|oyj?|pty)\.?$/i;
/** First words that many companies' names share. */
const COMMON_FIRST_WORDS: ReadonlySet<string> = new Set(
  loadVocabulary<{ firstWords: { headlines: readonly string[] } }>('company-names').firstWords.headlines,
);

/** Returns the event that a headline or post states about the company, or null if there is none. */
export function readEvent({ company, origin, url = '', ...text }: Headline): CompanyEvent | null {
  const name = company.replace(LEGAL_FORM, '');
  const report = {
    ...text,
    title: expandName(text.title, name),
    opening: expandName(text.opening, name),
    url,
  };
  const isOwnName = createNameMatcher(company, origin);
  const event = detectEvent(report, origin, isOwnName);
  if (event === null) return null;
  return { type: event.type, class: event.class, entities: eventEntities(event.type, report, isOwnName) };
}

/** Its own site may also call a company by the first word of its name. */
function createNameMatcher(company: string, origin: PublisherType): CompanyNameMatcher {
  const name = company.replace(LEGAL_FORM, '');
  const [first = ''] = foldText(name).split(/[^\p{L}\p{N}]+/u);
  const isShort = origin === 'own' && first.length >= 4 && !COMMON_FIRST_WORDS.has(first);
  return createCompanyNameMatcher([foldName(name), ...(isShort ? [first] : [])]);
}
