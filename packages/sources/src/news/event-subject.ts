import type { HighlightType } from '@firmlens/contract';
import { type CompanyNameMatcher, speaksInFirstPerson } from './company-name-matcher';
import type { EventMatch } from './find-events';
import type { SearchableText } from './searchable-text';
import { isStopWord } from './wording';

/**
 * Who the event of a headline is about. `own`: the company. `none`: no one by name. `other`: someone else.
 * `unclear`: a thing, or someone whose role is not known.
 */
export type EventSubject = 'own' | 'none' | 'unclear' | 'other';

/** Someone described by their relation to the company: `our customer Bexo`. */
const RELATED_PARTY =
  /\b(?:our|unser\w*|notre|nos|nuestr[oa]s?|(?:il |i |la |le )?nostr[oaie]|onze?) (?:\w+ ){0,2}(?:customers?|clients?|users?|investors?|portfolio|suppliers?|competitors?|kund(?:e|en|in|innen)|lieferant\w*|anwender\w*|clientes?|utilisateur\w*|fournisseur\w*|inversor\w*|client[ei]|cliente|klant\w*|leverancier\w*)\b|\b(?:var|vart|vara|vares?|vores|noss[oa]s?|nasz[aey]?|naszego|nas[ei]?|asiakkaamme) (?:kund\w*|clientes?|klient\w*|partner fran|leverantor\w*|zakazni\w*|asiakas\w*)\b|\b(?:kunde|kundin|client|cliente|klant|customer) (?=@|\p{L})/u;
/** Words after or before the company's name that make it a description of someone else. */
const OTHERS_BEHIND =
  /^(?:'s?)?[ -](?:rivals?|competitors?|investors?|backers?|backed|owned|founded|alum\w*|veterans?|suppliers?|customers?|clients?|users?|partner(?! (?:with|up|to|on|in)\b)|parent|owners?|spin-?(?:off|out)s?|engineers?|fans?|shares?|stock|style|like|killer|alternative|stadium|arena|award|awards|prize|foundation|street|avenue|county|konkurrent\w*|rivale?\w*|wettbewerber\w*|kund(?:e|en|in|innen)|investor\w*|ableger|tochter|aktie\w*|mutter\w*|alternative|stadion)\b/;
/** The company's employees. Of their news, only layoffs and court cases are news of the company. */
const STAFF_BEHIND =
  /^(?:'s?)?[ -](?:employees?|workers?|staffers?|staff|drivers|mitarbeiter\w*|beschaftigte\w*|salaries|empleados|trabajadores|dipendenti|medewerkers)\b/;
/** The company's leaders. What they do is news of the company only if it concerns its leadership. */
const HEAD_BEHIND =
  /^(?:'s?)?[ -](?:ceo|cto|cfo|coo|co-founders?|cofounders?|founders?|boss|chief|chair\w*|president|chef\w*|grunder\w*|vorstand\w*|topman|topvrouw|oprichter\w*)\b/;
const OTHERS_BEFORE =
  /(?:\b(?:ex|former|formerly|former staff of|rivals?|competitors?|(?:rival|competitor|competitors|alternative|owner|parent|maker|customers?|users?|founders?|investors?|suppliers?) (?:of|to)|unlike|like|vs|versus|up against|race against|than|backed by|investors? in|(?:concurrent|rivale?|proprietaire|actionnaire|fournisseur|client) (?:de|d)|(?:konkurrent|rivale?|kunde|lieferant|eigentumer) von|(?:rival|competidor|competidora|proveedor|cliente) de|(?:rivale|concorrente|fornitore|cliente) di|(?:concurrent|rivaal|klant) van)|\bex-)(?: the)?[ ,'-]*$/;
const FIRST_WORDS =
  /^\W*(?:an?|announc\w*|introducing|launch\w*|releas\w*|new|now|our|we|neu\w*|wir|unser\w*|notre|nos|nous|on|nouve\w*|nuev\w*|nuov\w*|onze|wij|nieuwe?|why we|breaking|press release|pressemitteilung|communique|jetzt|ab sofort|\d[\d.,]*|meet our|say hello)?\W*$/;
const GENERIC =
  /\b(?:start-?ups?|scale-?ups?|company|firm|provider|maker|manufacturer|unternehmen|firma|anbieter|hersteller|entreprise|societe|empresa|compania|azienda|societa|bedrijf|onderneming|bolag\w*|foretag\w*|selskap\w*|virksomhed\w*|firmaet|spolk\w*|producent\w*|yhtio\w*|yrity\w*|spolecnost\w*|vyrobce)\b/;
/** `acquires Leeds welding firm Acme` */
const DESCRIBED =
  /\b(?:start-?up|scale-?up|firm|company|maker|provider|specialist|group|rival|business|platform|brand|chain|brewer|brewery|bakery|bank|insurer|retailer|carmaker|automaker|airline|operator|developer|distributor|supplier|manufacturer|producer|studio|label|carrier|grocer|publisher|agency|lender|broker|wholesaler|app|anbieter|hersteller|spezialist\w*|unternehmen|firma|kette|marke|brauerei|backerei|marque|chaine|cadena|marca|catena|keten|merk|specialiste|fabricant|editeur|societe|empresa|fabricante|azienda|societa|bedrijf|fabrikant|bolaget|foretaget|kedjan|selskapet|firmaet|virksomheden|kjeden|svenska|norska|danska|finska|tyska|svenske|danske|norske|finske|tyske|polsk\w{1,3}|czesk\w{1,3}|niemieck\w{1,3}|cesk\w{1,3}|nemeck\w{1,3}|suomalaisen|ruotsalaisen|portuguesa|brasileira|spolk[ei]|firm[aey]|firme|producenta|sieci?|yhtion|yrityksen|spolecnost|firmu|vyrobce|startup|a|o)\s$/;
/** Words before the company's name if it follows the event that happens to it. */
const LINK_TO_NAME =
  /(?:^|[\s(@_])(?:as|at|for|in|into|to|from|by|of|on|behind|with|joins?|joined|bei|fur|an|von|mit|vom|beim|gegen|chez|pour|dans|a|au|de|d'|du|avec|en|con|por|para|contra|per|di|alla?|da|nella?|della?|bij|voor|op|van|met|tegen|over|und|and|et|y|e|&|x|against|hits?|sues?|fines?|buys?|acquires?|backs?|led|till|til|pa|hos|i|for|fra|fran|av|af|mot|mod|stammer|saksoker|sagsoger|koper|kjoper|kober|opkober|na|no|nas|pela|pelo|ao|do|da|dos|dla|od|do|w|we|na|przez|u|z|ze|o|pro|v|ve|od|s|se|k|ke|adquire|multa|processa|kupuje|przejmuje|koupil|koupila|prebira|ovladl|ostaa|osti|haastoi|pozywa|pozwal|zazaloval|verklagt|ubernimmt|kauft|multa|multan|denuncia|sanziona|condamne|sanctionne|rachete|koopt|compra)(?: (?:the|die|der|das|den|le|la|l'|el|il|de|het|start-?up|maker|rival|firm|group|fintech|@+-based))?[\s:'-]*$/;
/** Words between the event and a name that show that the name is no party to it. */
const UNRELATED_NAME_BETWEEN =
  /\b(?:than|like|unlike|after|amid|despite|hurting|near|ahead|behind|alternative|rival of|over|take on|takes on|compete|competitor|konkurrenz|nach|neben|apres|tras|dopo|na(?= (?:de|het|een|\d))|versus|vs|ex|former|via|using|thanks to|out-?grow\w*)\b|[,;|]/;
/** Events with two parties that happen to both. */
const TWO_PARTY_TYPES: ReadonlySet<HighlightType> = new Set([
  'acquisition',
  'partnership',
  'legal',
  'business',
]);

/**
 * Events that happen at a company. One word before them may describe the event: `Further layoffs at Acme`.
 */
const TYPES_AT_A_COMPANY: ReadonlySet<HighlightType> = new Set(['layoffs', 'legal', 'leadership']);

/** Events that happen to the company even if they happen to only a part of it. */
const TYPES_AFFECTING_A_PART: ReadonlySet<HighlightType> = new Set(['layoffs', 'legal', 'acquisition']);

/** Returns who the event of a headline is about. */
export function eventSubjectOf(
  event: EventMatch,
  headline: SearchableText,
  isOwnName: CompanyNameMatcher,
): EventSubject {
  const { written, folded } = headline;
  // Text before a colon is a separate heading.
  const before = folded.slice(0, event.start).replace(/^.*[:–—|] /, '');
  const own = findNameMentions(written, isOwnName);
  if (RELATED_PARTY.test(before) && event.type !== 'partnership') return 'other';
  if (event.before === 'other') return own.some((place) => isParty(event, folded, place)) ? 'own' : 'other';
  const earlier = own.filter(({ start }) => start < event.start);
  if (earlier.some((place) => !isDescription(folded, place, event.type))) return 'own';
  if (earlier.length > 0) return 'other';
  const isFree =
    !hasOtherNameBefore(headline, event.start) || (TYPES_AT_A_COMPANY.has(event.type) && isOneWord(before));
  if (TWO_PARTY_TYPES.has(event.type) || event.before === 'thing' || isFree)
    if (own.some((place) => isParty(event, folded, place))) return 'own';
  if (speaksInFirstPerson(folded.slice(0, event.end))) return 'own';
  if (before.trim() === '' || FIRST_WORDS.test(before)) return 'none';
  if (hasOtherNameBefore(headline, event.start)) return event.before === 'thing' ? 'unclear' : 'other';
  return GENERIC.test(before) ? 'none' : 'unclear';
}

/** Whether the sentence mentions the company's customers, investors or the like before `start`. */
export function isAboutOthers({ folded }: SearchableText, start: number): boolean {
  return RELATED_PARTY.test(folded.slice(0, start));
}

function isOneWord(text: string): boolean {
  return /^\W*[\w-]+(?:'\w+)?\W*$/.test(text);
}

interface Place {
  start: number;
  end: number;
}

/** Returns where the company's name occurs, in whole words. */
export function findNameMentions(written: string, isOwnName: CompanyNameMatcher): Place[] {
  const words = [...written.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&]*/gu)];
  const places: Place[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= 5 && at + length <= words.length; length++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) break;
      const [start, end] = [first.index, last.index + last[0].length];
      if (!isOwnName(written.slice(start, end))) continue;
      // The name begins at a later word.
      const second = words[at + 1];
      if (length > 1 && second && isOwnName(written.slice(second.index, end))) break;
      places.push({ start, end });
      at += length - 1;
      break;
    }
  }
  return places;
}

function isDescription(folded: string, { start, end }: Place, type: HighlightType): boolean {
  const [before, behind] = [folded.slice(0, start), folded.slice(end)];
  if (OTHERS_BEHIND.test(behind) || OTHERS_BEFORE.test(before)) return true;
  if (STAFF_BEHIND.test(behind)) return type !== 'layoffs' && type !== 'legal';
  return type !== 'leadership' && type !== 'award' && HEAD_BEHIND.test(behind) && !GENERIC.test(behind);
}

function isParty({ type, start, end }: EventMatch, folded: string, place: Place): boolean {
  if (place.start < start || isDescription(folded, place, 'leadership')) return false;
  // `hires Acme's head of sales` does not count, `cuts could hit Acme's ad unit` does.
  if (!TYPES_AFFECTING_A_PART.has(type) && folded.slice(place.end).startsWith("'s ")) return false;
  if (place.start < end) return true;
  const between = folded.slice(end, place.start);
  // `Judge orders Acme`: the party that begins the headline acts on the company.
  if (type === 'legal' && start === 0 && between.length < 30 && !UNRELATED_NAME_BETWEEN.test(between))
    return true;
  return (
    between.length <= 60 &&
    !UNRELATED_NAME_BETWEEN.test(between) &&
    (/^[\s:–—-]*$/.test(between) ||
      LINK_TO_NAME.test(folded.slice(0, place.start)) ||
      DESCRIBED.test(folded.slice(0, place.start)))
  );
}

/**
 * Whether a name precedes the event: capitalised words, the first of which may be a common word that begins
 * the headline.
 */
function hasOtherNameBefore({ written, languages }: SearchableText, start: number): boolean {
  const before = written.slice(0, start).replace(/^.*[:–—|] /, '');
  const [first = '', ...rest] = before.match(/\p{L}[\p{L}\d&.'-]*/gu) ?? [];
  const words = isStopWord(first.toLowerCase()) ? rest : [first, ...rest].filter((word) => word !== '');
  const isLarge = (word: string): boolean => /^\p{Lu}/u.test(word);
  // German capitalises every noun.
  const isGerman = languages.some(({ name }) => name === 'german');
  if (words.length === 0) return false;
  return (
    words.every(isLarge) ||
    (!isGerman && words.some((word, at) => isLarge(word) && (at > 0 || words.length === rest.length)))
  );
}

/** Whether a text names the company itself rather than a longer name that begins with it. */
export function mentionsCompany({ written }: SearchableText, isOwnName: CompanyNameMatcher): boolean {
  const words = [...written.matchAll(/\p{L}[\p{L}\p{M}\p{N}]*/gu)];
  const isSentenceCase = words.slice(1).filter(({ 0: word }) => /^\p{Ll}{4}/u.test(word)).length >= 2;
  return findNameMentions(written, isOwnName).some(
    ({ end }) => !isSentenceCase || !/^ \p{Lu}\p{Ll}/u.test(written.slice(end)),
  );
}
