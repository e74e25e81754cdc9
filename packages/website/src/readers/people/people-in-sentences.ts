import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  allMatches,
  createTeamMember,
  isGivenName,
  isPlace,
  loadVocabulary,
  nameLikelihood,
  parsePersonName,
  patternOf,
  roleAtEnd,
  roleAtStart,
  type SpellingsByLanguage,
} from '@firmlens/text';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import { layoutOf, type SiteLayout } from '../../layout/layout';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import type { ExtractedPerson } from './merge-people';
import { startsLikeName } from './starts-like-name';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const { particlesInSentences: PARTICLES } =
  loadVocabulary<Record<'particlesInSentences', SpellingsByLanguage>>('person-names');
const WORD = "\\p{Lu}[\\p{L}'’-]{1,40}";
const FULL_NAME = new RegExp(
  `(?<![\\p{L}'’-])${WORD}(?= (?:(?:${patternOf(PARTICLES)}|\\p{Lu}\\.) ){0,3}(${WORD}(?: ${WORD})?))`,
  'gu',
);
/** Shorter texts are labels and headings. */
const SHORTEST_SENTENCE = 30;
/** Some pages set whole paragraphs as headings. */
const LONGEST_HEADING = 120;
const QUOTATION = /["“”„«»][^"“”„«»]{15,}/u;
/** `former CTO`: a position that somebody no longer has. */
const FORMER = new RegExp(`(?<!\\p{L})${patternOf(WORDS.former)}[- ]$`, 'iu');
/** `CTO of Globex`: what a short word connects with a position or a name. */
const CONNECTED = new RegExp(`^,? (?!${patternOf(WORDS.and)} )\\p{Ll}{1,4} (?<whole>\\p{Lu}.{0,30})`, 'u');
/** `Maya Lindqvist, our CTO`, `Maya Lindqvist is our CTO` */
const APPOSITION = new RegExp(`^(?:, | \\(| [–—-] | ${patternOf(WORDS.copulas)} )(?<text>.*)$`, 'u');
const MAX_PEOPLE = 20;
const CONFIDENCE_IN_SENTENCES = 0.75;

/** Kinds of pages that name people of other companies as well. */
const MIXED_PAGES = new Set<PageKind>(['legal', 'other']);

/**
 * Returns the people whom sentences name with a position: `our CTO Ole Brandt`, `Maya Lindqvist, founder of Acme`.
 * Leaves out people of other companies and sentences with quotations, which are often customers'. In legal and other
 * texts, the company's name must stand beside the position.
 */
export function peopleInSentences(
  page: WebPage,
  { isOrdinaryWord }: SiteLayout,
  isOwnName: CompanyNameMatcher,
): ExtractedPerson[] {
  if (isPageAboutOthers(page)) return [];
  const isMixed = MIXED_PAGES.has(page.kind);
  const sentences = layoutOf(page).blocks.filter(
    (block) =>
      block.region === 'main' &&
      (block.level === 0 || block.text.length > LONGEST_HEADING) &&
      block.linkShare < 0.5 &&
      block.text.length >= SHORTEST_SENTENCE &&
      (isMixed || (!QUOTATION.test(block.text) && !isAboutOthers(block))),
  );
  const isElsewhere = (after: string): boolean => {
    const whole = CONNECTED.exec(after)?.groups?.['whole'];
    if (isMixed) return whole === undefined || !isOwnName(whole);
    return whole !== undefined && !isOwnName(whole) && !isPlace(whole.split(/[ ,.]/)[0] ?? '');
  };
  return sentences
    .flatMap(({ text }) =>
      allMatches(text, FULL_NAME).flatMap(({ 0: first, 1: rest = '', index }) => {
        const name = longestName(first, text.slice(index), rest, isOrdinaryWord);
        if (name === null) return [];
        const after = text.slice(index + name.length);
        const before = roleAtEnd(text.slice(0, index));
        if (before !== null && FORMER.test(text.slice(0, text.lastIndexOf(before, index)))) return [];
        const apposition = APPOSITION.exec(after)?.groups?.['text'] ?? '';
        const position = before ?? roleAtStart(apposition);
        if (position === null) return [];
        const end =
          before === null ? apposition.slice(apposition.indexOf(position) + position.length) : after;
        if (isElsewhere(end)) return [];
        const member = createTeamMember(parsePersonName(name) ?? name, position);
        return [{ member, origin: 'text', url: page.url, confidence: CONFIDENCE_IN_SENTENCES }];
      }),
    )
    .slice(0, MAX_PEOPLE);
}

/** Returns the name at the start of a text: with its last word if that is part of it, or null. */
function longestName(
  first: string,
  text: string,
  rest: string,
  isOrdinaryWord: (word: string) => boolean,
): string | null {
  const [surname = ''] = rest.split(' ');
  const whole = text.slice(0, text.indexOf(rest, first.length) + rest.length);
  const short = whole.slice(0, whole.length - rest.length + surname.length);
  const isName = (name: string): boolean => {
    if (!startsLikeName(name) || parsePersonName(name) === null) return false;
    const likelihood = nameLikelihood(name, isOrdinaryWord);
    return likelihood === 'likely' || (likelihood === 'possible' && isGivenName(first));
  };
  return [whole, short].find(isName) ?? null;
}
