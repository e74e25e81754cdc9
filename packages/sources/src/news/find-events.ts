import { HIGHLIGHT_TYPES, type HighlightType } from '@firmlens/contract';
import type { SearchableText } from './searchable-text';
import { type Language, perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';
import type { PostOpenings } from './wording/wording';

export interface EventMatch {
  type: HighlightType;
  /** Where in the headline the event's words begin and end. */
  start: number;
  end: number;
  /** Who stands before them: the company, the thing or person that the event is about, or somebody else. */
  before: 'company' | 'thing' | 'other';
}

interface WayToTell extends Pick<EventMatch, 'type' | 'before'> {
  words: RegExp;
  except: RegExp | null;
}

/** What can hardly be said of anything else; the other types' words also stand beside these, and give way. */
const PLAIN: ReadonlySet<HighlightType> = new Set([
  'funding',
  'acquisition',
  'layoffs',
  'legal',
  'award',
  'leadership',
  'expansion',
]);
/** Types in the order in which they win where two begin at the same word. */
const ORDER: readonly HighlightType[] = [
  'layoffs',
  'legal',
  'funding',
  'acquisition',
  'leadership',
  'award',
  'hiring',
  'expansion',
  'business',
  'partnership',
  'traction',
  'product',
];
type WaysOf = (language: Language) => readonly WayToTell[];
const HEADLINE_WAYS = perLanguage((language) => waysOf(language, language.headlines.events));
const OPENING_WAYS = perLanguage((language) => waysOf(language, language.postOpenings.events));
const idiomsOf = perLanguage(({ headlines }) => compilePattern(headlines.idioms));
/** Behind these begins what the event follows from or leads to. */
const SIDE_CLAUSE =
  / (?:after|following|amid|despite|ahead of|while|because|since|when|before|as (?:it|they|the|its)|to (?:help|expand|build|open|accelerate|grow|boost|bring|launch|speed|fuel|scale|create|develop|take|drive|make|cut|put|hire|become|form)|in (?:a )?(?:bid|push|move) to|nach|trotz|wegen|vor|um|damit|apres|malgre|afin|pour (?:accelerer|developper|ouvrir|lancer|conquerir|financer)|tras|despues|pese|para (?:acelerar|crecer|abrir|lanzar|expandir|vender|ofrecer|desarrollar|crear|comprar)|dopo|nonostante|per (?:accelerare|crescere|aprire|lanciare)|na|ondanks|om|weeks after|months after|days after)(?= )/;
/** `After a record year, Acme opens …`: what comes first is not the news. */
const SIDE_CLAUSE_FIRST =
  /^(?:after|following|amid|despite|fresh off|months after|weeks after|nach|trotz|apres|malgre|tras|dopo|nonostante|na|ondanks) [^,]{3,80}, /;

/**
 * The events that a headline or sentence can be read as, the best first: those of its main clause before all else;
 * there what can hardly be said of anything else before the rest, and what begins first before what follows.
 */
export function findEvents(headline: SearchableText): EventMatch[] {
  const text = withoutIdioms(headline);
  const from = SIDE_CLAUSE_FIRST.exec(text)?.[0].length ?? 0;
  const side = SIDE_CLAUSE.exec(text.slice(from + 10));
  const main = blank(text, from, side ? from + 10 + side.index : text.length);
  const found = eventsIn(main, headline.languages, HEADLINE_WAYS);
  const isTold = found.some(({ before }) => before !== 'other');
  return isTold || main === text ? found : [...found, ...eventsIn(text, headline.languages, HEADLINE_WAYS)];
}

/** The events that a sentence of a company's own post tells in words that need no subject, the best first. */
export function findLeadEvents(sentence: SearchableText): EventMatch[] {
  return eventsIn(withoutIdioms(sentence), sentence.languages, OPENING_WAYS);
}

function eventsIn(text: string, languages: readonly Language[], waysOfLanguage: WaysOf): EventMatch[] {
  const found = languages.flatMap((language) =>
    waysOfLanguage(language).flatMap(({ type, before, words, except }) => {
      words.lastIndex = 0;
      const match = words.exec(text);
      if (!match || isMatched(except, text)) return [];
      return [{ type, before, start: match.index, end: match.index + match[0].length }];
    }),
  );
  const rank = ({ type }: EventMatch): number => (PLAIN.has(type) ? 0 : 1);
  return found.sort(
    (a, b) => rank(a) - rank(b) || a.start - b.start || ORDER.indexOf(a.type) - ORDER.indexOf(b.type),
  );
}

/** The text with everything outside two places blanked out. */
function blank(text: string, from: number, to: number): string {
  return ' '.repeat(from) + text.slice(from, to) + ' '.repeat(text.length - to);
}

function withoutIdioms({ masked, languages }: SearchableText): string {
  return languages.reduce(
    (text, language) => text.replace(idiomsOf(language), (idiom) => '_'.repeat(idiom.length)),
    masked,
  );
}

function isMatched(pattern: RegExp | null, text: string): boolean {
  if (pattern === null) return false;
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function waysOf({ headlines }: Language, events: PostOpenings['events']): WayToTell[] {
  return HIGHLIGHT_TYPES.flatMap((type) =>
    (events[type] ?? []).map(({ before, words, except }): WayToTell => ({
      type,
      before: before ?? 'company',
      words: compilePattern(words, headlines.lists),
      except: except === undefined ? null : compilePattern(except, headlines.lists),
    })),
  );
}
