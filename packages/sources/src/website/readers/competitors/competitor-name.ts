import { foldText } from '../../../parsing/fold-text';
import type { CompanyNameMatcher } from '../../../news/company-name-matcher';

const MAX_NAME = 40;
const MAX_WORDS = 4;

/** A word before a name: an article, a list number or filler. */
const LEAD_WORD =
  /^(?:#?\d{1,2}[.):]?|the|a|an|best|top|better|number|looking|searching|need|ready|still|using|tired|choose|choosing|why|how|does|is|for|of|from|and|compare|comparing|comparison|vergleich|comparatif|comparativa|confronto|vergelijk|vergelijking|der|die|das|den|dem|beste[nr]?|zu|zum|von|vom|suche|nach|le|la|les|l|meilleure?s?|el|los|las|mejor|mejores|il|lo|gli|migliore|migliori|het|een|de)$/iu;
/** Plans and versions of a product, folded. */
const PLAN =
  /^(?:free|freemium|trial|pro|professional|basic|standard|premium|enterprise|starter|business|growth|scale|ultimate|lite|light|essentials?|advanced|personal|individual|family|teams?|plus|unlimited|plans?|editions?|version|v\d.*|community|self.?hosted|saas|on.?prem.*|cloud|hybrid|gratis|kostenlos|gratuit)(?: (?:plan|edition|version|tier|tarif))?$/;
/** Things that are compared but are not companies, folded. */
const NOT_A_COMPANY =
  /^(?:une?|eine?|una|others?|other .*|andere|autres?|otros|altri|anderen?|us|them|it|everyone.*|any.*|all .*|spreadsheets?|excel|(?:excel|google) (?:sheets?|spreadsheets?)|tabellen?|tableurs?|paper|papier|papel|pen and paper|manual.*|manuell.*|in-?house.*|diy.*|traditional.*|herkommlich.*|legacy.*|doing nothing|nothing|(?:the )?status quo|(?:the )?competit.*|wettbewerb.*|mitbewerber|konkurren.*|concurren.*|competencia|concorren.*|alternativ.*|build.*|buy.*|make|kaufen|mieten|leasing|renting|hiring.*|recruiters?|freelancers?|agenc(?:y|ies)|agentur(?:en)?|agences?|agencias?|consultants?|employees|features?.*|funktionen|fonctionnalites|price.*|pricing|preise?|prix|precios?|prezzi|prijzen|cost.*|kosten|(?:our|your|unsere?|notre|nos|nuestr.*|il nostro) .*|what.*|why.*|how.*|which.*|who.*|warum.*|wie .*|pourquoi.*|por que.*|perche.*|waarom.*|e-?mail|phone|telefon|whatsapp|outsourcing|offshore|nearshore|.*software|.*tools?|.*solutions?|.*losungen|.*platforms?|.*systeme?s?|.*apps?|.*providers?|open source|vergleich.*|compar.*|confronto|overview|index|home|contact|demo|banks?|banken|online|offline|insurance|sql|nosql|rest|graphql|b2b|b2c|ai|ki|products?|produkte?|productos?|prodotti|producten|services?|yes|no|ja|nein|oui|non)$/;
/** A model number: `X300`, `500`, `T-7`. */
const CODE = /^\p{L}{0,4}[ -]?\d+\p{L}{0,3}$/u;
/** Words in names that need no capital. */
const JOINING: ReadonlySet<string> = new Set('of by for and & und et y e the'.split(' '));
const BETWEEN = /\s*[,;/]\s*(?:(?:and|or|und|oder|et|ou|oppure) )?|\s+(?:and|or|und|oder|et|ou|oppure)\s+/iu;

/**
 * Returns the competitors in a text that contains only names: one, or several separated by commas or a
 * conjunction. Plans, product categories, models and the company itself do not count.
 */
export function competitorNames(text: string, isOwnName: CompanyNameMatcher): string[] {
  return text
    .slice(0, 300)
    .split(BETWEEN)
    .slice(0, 12)
    .flatMap((part) => competitorName(part, isOwnName) ?? []);
}

/**
 * Returns the competitor that a text names, or null. Several words count as a name only if each is written as
 * part of one.
 */
export function competitorName(text: string, isOwnName: CompanyNameMatcher): string | null {
  const said = text
    .replace(/^[\s“”"'’(]+|[\s“”"')?!.,:]+$/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = said.findIndex((word) => !LEAD_WORD.test(word));
  const words = first === -1 ? [] : said.slice(first);
  const name = words.join(' ').replace(/[’']s?$/, '');
  const isName =
    name.length >= 2 &&
    name.length <= MAX_NAME &&
    words.length <= MAX_WORDS &&
    words.every((word) => /\p{Lu}|\d|\p{L}\.\p{L}/u.test(word) || JOINING.has(word)) &&
    /\p{L}/u.test(name);
  if (!isName || isOwnName(name)) return null;
  const folded = foldText(name);
  return PLAN.test(folded) || NOT_A_COMPANY.test(folded) || CODE.test(name) ? null : name;
}
