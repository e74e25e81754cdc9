import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  allMatches,
  createTeamMember,
  isCredentials,
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
import type { Region } from '../../layout/region';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import { appointedPosition } from './appointments';
import type { ExtractedPerson } from './merge-people';
import { isPlausibleName, startsLikeName } from './starts-like-name';
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
/** `Acme Floors, leader in resins`, `Acme Floors is the partner of builders`: what a company calls itself. */
const CALLED_ITSELF = /^(?:leader|partner)$/i;
/** `former CTO`: a position that somebody no longer has. */
const FORMER = new RegExp(`(?<!\\p{L})${patternOf(WORDS.former)}[- ]$`, 'iu');
/** `CTO of Globex`: what a short word connects with a position or a name. */
const CONNECTED = new RegExp(
  `^,? (?!${patternOf(WORDS.and)} )\\p{Ll}{1,4} (?<whole>\\p{Lu}[^,;:()"“”„]{0,30})`,
  'u',
);
/** `VP of Sales, Acme`, `VP, Acme`: the company stands after a comma, and nothing is said of it. */
const AFTER_COMMA = new RegExp(
  `^(?: \\p{Ll}{2,3} [^,;.:()"“”„]{2,40})?, (?:\\p{Ll}{2,3} )?(?<whole>\\p{Lu}[\\p{L}\\d&-]*(?: [\\p{Lu}\\d&][\\p{L}\\d&-]*){0,3})(?=[.,;:"“”»]|$)`,
  'u',
);
/** `Maya Lindqvist, our CTO`, `Maya Lindqvist is our CTO` */
const APPOSITION = new RegExp(`^(?:, | \\(| [–—-] | ${patternOf(WORDS.copulas)} )(?<text>.*)$`, 'u');
/** `Our CTO is Maya Lindqvist` */
const COPULA_LAST = new RegExp(` ${patternOf(WORDS.copulas)} $`, 'u');
const AND = ` (?:&|${patternOf(WORDS.and)}) `;
/** `CEO and` before `Co-Founder Maya Lindqvist` */
const AND_LAST = new RegExp(`${AND}$`, 'u');
/** `and CEO` after `Maya Lindqvist, founder` */
const AND_FIRST = new RegExp(`^(?<and>${AND})(?<rest>.*)`, 'u');
/** `Acme Ltd, represented by its`, with the article before the position. */
const REPRESENTED = new RegExp(
  `(?<party>[^;:]*?),? ${patternOf(WORDS.representedBy)}(?: \\p{Ll}{2,5})? ?$`,
  'u',
);
/** `Director Sales` before `of Acme` */
const DEPARTMENT = /^(?: (?:\p{Lu}[\p{L}-]{1,20}|&)){1,4}(?= \p{Ll}{2,3} \p{Lu})/u;
const MAX_REPRESENTED = 100;
const MAX_PEOPLE = 20;
/** A company's name before a position has at most so many words. */
const MAX_OWN_NAME = 3;
const REGIONS: ReadonlySet<Region> = new Set(['main', 'aside']);
const CONFIDENCE_IN_SENTENCES = 0.75;

/** Kinds of pages that name people of other companies as well. */
const MIXED_PAGES = new Set<PageKind>(['legal', 'other', 'news', 'product']);

/**
 * Returns the people whom sentences name with a position: `our CTO Ole Brandt`, `Maya Lindqvist, founder of Acme`.
 * Leaves out people of other companies and sentences with quotations, which are often customers'. In legal and other
 * texts, the company's name must stand beside the position: `Acme CEO Ole Brandt`.
 */
export function peopleInSentences(
  page: WebPage,
  { isOrdinaryWord }: SiteLayout,
  isOwnName: CompanyNameMatcher,
): ExtractedPerson[] {
  if (isPageAboutOthers(page)) return [];
  const isMixedText = (text: string): boolean => MIXED_PAGES.has(page.kind) || QUOTATION.test(text);
  const sentences = layoutOf(page).blocks.filter(
    (block) =>
      REGIONS.has(block.region) &&
      (block.level === 0 || block.text.length > LONGEST_HEADING) &&
      block.linkShare < 0.5 &&
      block.text.length >= SHORTEST_SENTENCE &&
      (isMixedText(block.text) ? isOwnName(block.text) : !isAboutOthers(block)),
  );
  const isAtOther = (after: string): boolean => {
    const whole = CONNECTED.exec(after)?.groups?.['whole'];
    return whole !== undefined && !isOwnName(whole) && !isPlace(whole.split(/[ ,.]/)[0] ?? '');
  };
  const isAtOwn = (after: string): boolean =>
    [CONNECTED, AFTER_COMMA].some((pattern) => isOwnName(pattern.exec(after)?.groups?.['whole'] ?? ''));
  return sentences
    .flatMap(({ text }) =>
      allMatches(text, FULL_NAME).flatMap(({ 0: first, 1: rest = '', index }) => {
        const known = longestName(first, text.slice(index), rest, (name) =>
          isPlausibleName(name, isOrdinaryWord),
        );
        const name =
          known ??
          longestName(
            first,
            text.slice(index),
            rest,
            (rare) => nameLikelihood(rare, isOrdinaryWord) === 'possible',
          );
        if (name === null) return [];
        const after = text.slice(index + name.length);
        const preceding = text.slice(0, index);
        const before =
          rolesAtEnd(preceding) ?? roleBeforeComma(preceding, after) ?? roleBeforeCopula(preceding);
        const beforeRole = before === null ? '' : preceding.slice(0, preceding.lastIndexOf(before));
        if (FORMER.test(beforeRole)) return [];
        const whole = APPOSITION.exec(after)?.groups?.['text'] ?? '';
        const apposition = withoutOwnName(whole, isOwnName);
        const beside = before === null ? rolesAtStart(apposition) : withoutOwnName(before, isOwnName);
        const appointed = beside === null ? appointedPosition(preceding, after) : null;
        const position = beside ?? appointed;
        if (position === null || isCredentials(position)) return [];
        if (CALLED_ITSELF.test(position) && isOwnName(name)) return [];
        const isAfter = before === null;
        const remainder = isAfter ? after.slice(after.indexOf(position) + position.length) : after;
        const department = isAfter ? (DEPARTMENT.exec(remainder)?.[0] ?? '') : '';
        const end = remainder.slice(department.length);
        // `Zuvix Orlandek, CTO of Acme`
        if (known === null && !(isAfter && isAtOwn(end) && !CALLED_ITSELF.test(position))) return [];
        const isOwn = isAfter
          ? apposition !== whole || (appointed !== null && !isAtOther(end))
          : isOwnName(`${lastWords(beforeRole)} ${before}`) || isOwnName(represented(beforeRole));
        if (!isOwn && (isMixedText(text) ? !isAtOwn(end) : isAtOther(end))) return [];
        const member = createTeamMember(parsePersonName(name) ?? name, position + department);
        return [{ member, origin: 'text', url: page.url, confidence: CONFIDENCE_IN_SENTENCES }];
      }),
    )
    .slice(0, MAX_PEOPLE);
}

/**
 * Returns the position of `Our CEO, Maya Lindqvist, …`, or null. In `Ole Brandt, CEO, Maya Lindqvist`, it is that of
 * somebody else.
 */
function roleBeforeComma(before: string, after: string): string | null {
  if (!before.endsWith(', ') || !/^(?:[,.)]| [–—] )/.test(after)) return null;
  const role = roleAtEnd(`${before.slice(0, -2)} `);
  return role === null || /[,;:(]\s*$/.test(before.slice(0, before.lastIndexOf(role))) ? null : role;
}

function roleBeforeCopula(before: string): string | null {
  return COPULA_LAST.test(before) ? roleAtEnd(before.replace(COPULA_LAST, ' ')) : null;
}

/** Returns the position that a text ends with, or both of two: `CEO and Co-Founder`. Null if there is none. */
function rolesAtEnd(text: string): string | null {
  const last = roleAtEnd(text);
  if (last === null) return null;
  const start = text.slice(0, text.lastIndexOf(last));
  const first = AND_LAST.test(start) ? roleAtEnd(start.replace(AND_LAST, '')) : null;
  return first === null ? last : `${start.slice(start.lastIndexOf(first))}${last}`;
}

/** Returns the position that a text begins with, or both of two: `founder and CEO`. Null if there is none. */
function rolesAtStart(text: string): string | null {
  const first = roleAtStart(text);
  const and = first === null ? null : AND_FIRST.exec(text.slice(text.indexOf(first) + first.length));
  if (first === null || and === null) return first;
  const second = roleAtStart(and.groups?.['rest'] ?? '');
  return second === null ? first : `${first}${and.groups?.['and'] ?? ''}${second}`;
}

/** Drops the company's name before a position: `Acme CTO and Co-Founder`. */
function withoutOwnName(text: string, isOwnName: CompanyNameMatcher): string {
  const words = text.split(' ', MAX_OWN_NAME + 1);
  for (let end = Math.min(MAX_OWN_NAME, words.length - 1); end > 0; end--) {
    const name = words.slice(0, end).join(' ');
    const rest = text.slice(name.length + 1);
    if (isOwnName(name) && roleAtStart(name) === null && roleAtStart(rest) !== null) return rest;
  }
  return text;
}

/** Returns the words that stand directly before a position, where a company would be named: `Acme’s CEO`. */
function lastWords(text: string): string {
  const [clause = ''] = /[^,.;:()"“”«»]*$/.exec(text.slice(-80)) ?? [];
  return clause.trim().split(' ').slice(-MAX_OWN_NAME).join(' ');
}

/** Returns who is represented by the holder of a position: `Acme Ltd, represented by the`. Empty if nobody is. */
function represented(text: string): string {
  const party = REPRESENTED.exec(text.slice(-MAX_REPRESENTED))?.groups?.['party'] ?? '';
  return party.split(' ').slice(-MAX_OWN_NAME).join(' ');
}

/** Returns the longer name at the start of a text, or the one without its last word, or null. */
function longestName(
  first: string,
  text: string,
  rest: string,
  isPerson: (name: string) => boolean,
): string | null {
  const [surname = ''] = rest.split(' ');
  const whole = text.slice(0, text.indexOf(rest, first.length) + rest.length);
  const short = whole.slice(0, whole.length - rest.length + surname.length);
  const isName = (name: string): boolean =>
    startsLikeName(name) && parsePersonName(name) !== null && isPerson(name);
  return [whole, short].find(isName) ?? null;
}
