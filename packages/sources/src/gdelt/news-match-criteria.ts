import {
  type Evidence,
  type EvidenceField,
  evidenceFor,
  type HighlightObservation,
} from '@firmlens/contract';
import { foldName } from '../parsing/fold-text';
import { plainText } from '../parsing/plain-text';
import { normaliseWords } from '../parsing/normalise-words';
import { loadVocabulary } from '../vocabulary/load-vocabulary';

/** What tells reports about the company from those about its namesakes. */
export interface NewsMatchCriteria {
  domain: string;
  /** Without its legal form. */
  name: string;
  cities: readonly string[];
  /** Names, first and last at least. */
  people: readonly string[];
  /** Of products and services: those alone that no other company would call its own by chance. */
  products: readonly string[];
  /** Known from the company's own pages. */
  investors: readonly string[];
  /** The company's own news. */
  highlights: readonly HighlightObservation[];
}

const LEGAL_FORM =
  /[,\s]+(?:inc|incorporated|corp|corporation|llc|llp|ltd|limited|plc|gmbh|ag|kg|se|ug|s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ab|asa?|aps|oyj?|pty)\.?$/i;
const MAX_NAME = 80;
/** Of a name that is one word; shorter ones are everywhere. */
const SHORTEST_WORD = 4;
/** Names of one word that many things bear. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  loadVocabulary<{ commonNames: readonly string[] }>('company-names').commonNames,
);

/** Null where no name is known. */
export function newsMatchCriteria(domain: string, evidence: readonly Evidence[]): NewsMatchCriteria | null {
  const values = <F extends EvidenceField>(field: F) =>
    [...evidenceFor(evidence, field)].sort((a, b) => b.confidence - a.confidence).map(({ value }) => value);
  const own = evidence.filter(({ source }) => source === 'website' || source.startsWith('website:'));
  const [called] = values('company.name');
  const name = called === undefined ? '' : plainText(called, MAX_NAME).replace(LEGAL_FORM, '');
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
      .flatMap((field) => evidenceFor(own, field).map(({ value }) => value))
      .filter((investor) => foldName(investor).length >= SHORTEST_WORD),
    highlights: evidenceFor(own, 'signals.highlights').map(({ value }) => value),
  };
}

/** Whether news that name it can be searched for: a short or everyday word alone finds everything. */
export function hasSearchableName({ name }: NewsMatchCriteria): boolean {
  const words = normaliseWords(name).trim().split(' ');
  const [first = ''] = words;
  if (words.every((word) => COMMON_WORDS.has(word))) return false;
  return words.length > 1 ? words.join('').length > SHORTEST_WORD : first.length >= SHORTEST_WORD;
}

/** `WeldBot`, `X200` and names of three words; `Consulting` and `Cloud migration` are anybody's. */
function isDistinctive(product: string): boolean {
  const words = normaliseWords(product).trim().split(' ');
  if (words.length >= 3) return true;
  return /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(product) && foldName(product).length >= SHORTEST_WORD;
}
