import {
  type Evidence,
  type EvidenceField,
  evidenceFor,
  type HighlightObservation,
  isFromWebsite,
} from '@firmlens/contract';
import { foldName, plainText, loadVocabulary, spellingsToPattern } from '@firmlens/text';

import { normaliseWords } from '../parsing/normalise-words';

/** What distinguishes reports about the company from those about its namesakes. */
export interface NewsMatchCriteria {
  domain: string;
  /** Without its legal form. */
  name: string;
  cities: readonly string[];
  /** People's names, at least first and last name each. */
  people: readonly string[];
  /** Products and services with distinctive names. */
  products: readonly string[];
  /** Investors named on the company's own pages. */
  investors: readonly string[];
  /** The company's own news. */
  highlights: readonly HighlightObservation[];
}

const { endings: LEGAL_FORMS } = loadVocabulary<{ endings: { news: readonly string[] } }>('legal-forms');
const LEGAL_FORM = new RegExp(`[,\\s]+(?:${spellingsToPattern(LEGAL_FORMS.news)})\\.?$`, 'i');
const MAX_NAME = 80;
/** Minimum length of a name that is one word. Shorter words occur in any headline. */
const MIN_WORD_LENGTH = 4;
/** Common one-word names. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  loadVocabulary<{ commonNames: readonly string[] }>('company-names').commonNames,
);

/** Returns null if no name is known. */
export function newsMatchCriteria(domain: string, evidence: readonly Evidence[]): NewsMatchCriteria | null {
  const values = <F extends EvidenceField>(field: F) =>
    [...evidenceFor(evidence, field)].sort((a, b) => b.confidence - a.confidence).map(({ value }) => value);
  const ownEvidence = evidence.filter(isFromWebsite);
  const [companyName] = values('company.name');
  const name = companyName === undefined ? '' : plainText(companyName, MAX_NAME).replace(LEGAL_FORM, '');
  if (normaliseWords(name).length <= 2) return null;
  return {
    domain,
    name,
    cities: values('company.headquarter_city'),
    people: values('team.team_members')
      .map((person) => person.name)
      .filter((person) => normaliseWords(person).trim().includes(' ')),
    products: values('business.services')
      .map((product) => product.name)
      .filter(isDistinctive),
    investors: (['funding.investors', 'funding.lead_investors'] as const)
      .flatMap((field) => evidenceFor(ownEvidence, field).map(({ value }) => value))
      .filter((investor) => foldName(investor).length >= MIN_WORD_LENGTH),
    highlights: evidenceFor(ownEvidence, 'signals.highlights').map(({ value }) => value),
  };
}

/** Whether the name can be searched for in news. A short or everyday word on its own finds everything. */
export function hasSearchableName({ name }: NewsMatchCriteria): boolean {
  const words = normaliseWords(name).trim().split(' ');
  const [first = ''] = words;
  if (words.every((word) => COMMON_WORDS.has(word))) return false;
  return words.length > 1 ? words.join('').length > MIN_WORD_LENGTH : first.length >= MIN_WORD_LENGTH;
}

/**
 * Whether a product name is unlikely to be shared, such as `WeldBot`, `X200` and names of three words.
 * `Consulting` and `Cloud migration` could be any company's.
 */
function isDistinctive(product: string): boolean {
  const words = normaliseWords(product).trim().split(' ');
  if (words.length >= 3) return true;
  return /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(product) && foldName(product).length >= MIN_WORD_LENGTH;
}
