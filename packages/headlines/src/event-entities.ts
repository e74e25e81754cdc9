import type { HighlightType } from '@firmlens/contract';
import {
  allMatches,
  beginningOf,
  foldText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
  withoutCutNames,
} from '@firmlens/text';

import { figureIn, jobsIn, versionIn } from './figures';
import { readRound } from './funding-round';
import { readMoney } from './money';
import { namesAfter } from './names-in-text';
import type { CompanyNameMatcher } from './company-name-matcher';
import { peopleInReport } from './people-in-report';
import { placesOfEvent } from './places-of-event';
import type { NewsReport } from './news-report';
import { rolesIn } from './roles-in-text';
import { replaceNumberWords } from './replace-number-words';

const MAX_ENTITY = 200;
/** Number of characters of an opening that are searched for names. */
const MAX_OPENING_LENGTH = 400;

/** The file `vocabulary/event-parties.json`. */
type EventPartyWords = Record<
  'acquired' | 'acquirers' | 'partners' | 'products' | 'notDescriptions',
  SpellingsByLanguage
> & { investors: Record<'afterAmount' | 'anywhere', SpellingsByLanguage> };

const WORDS = loadVocabulary<EventPartyWords>('event-parties');
const NO_LETTER_BEFORE = '(?<!\\p{L})';

/** Words before the company that is taken over. */
const TARGET = new RegExp(
  `${NO_LETTER_BEFORE}${patternOf(WORDS.acquired)}(?: (?:a )?(?:majority )?stake in)?(?= |(?<=['’]))`,
  'giu',
);
/** Words before the company that takes over. */
const ACQUIRER = new RegExp(`${NO_LETTER_BEFORE}${patternOf(WORDS.acquirers)}(?= )`, 'giu');
const PARTNER = new RegExp(
  `${NO_LETTER_BEFORE}(?:together with(?: the)?(?: [\\p{Ll}-]+){0,3}(?: at)?|${patternOf(WORDS.partners)})(?= )`,
  'giu',
);

/** Words before the investors. */
const INVESTOR = new RegExp(
  `(?<=\\d[^.]{0,60} )${patternOf(WORDS.investors.afterAmount)}(?= )|` +
    `${NO_LETTER_BEFORE}${patternOf(WORDS.investors.anywhere)}(?= )`,
  'gu',
);
/**
 * A description between the event's words and a company's name: `start-up Bexo`, `sleep-apnea specialist
 * Bexo`.
 */
const DESCRIPTION = new RegExp(
  `^(?:['’ ](?!${patternOf(WORDS.notDescriptions)}\\s)[\\p{Ll}-]{1,20}){1,4} (?=\\p{Lu})`,
  'u',
);
/** `Acme × Bexo` */
const PARTNERS_JOINED_BY_SYMBOL = /^(\p{Lu}[^×♥❤+:|]{1,40}?) ?[×♥❤] ?(\p{Lu}[^×♥❤+:|,]{1,40})(?:$|[:|,–])/u;
/** `an official Bexo partner` */
const OFFICIAL_PARTNER = /official (\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?) (?:\p{Ll}+ )?partner/u;
/** Words before a new product. */
const PRODUCT = new RegExp(`${NO_LETTER_BEFORE}${patternOf(WORDS.products)}(?= )`, 'giu');
/**
 * Returns the names, places and figures of an event, by role: `amount`, `round`, `valuation`, `investors`,
 * `lead_investors`, `company` (taken over), `acquirer`, `partners`, `people`, `role`, `places`, `product`,
 * `version`, `jobs` (a number or a share), `figure` (what is counted).
 */
export function eventEntities(
  type: HighlightType,
  { title, opening, ...report }: NewsReport,
  isOwnName: CompanyNameMatcher,
): Record<string, string> {
  const post = {
    ...report,
    title: withoutCutNames(replaceNumberWords(title)),
    opening: withoutCutNames(replaceNumberWords(opening)),
  };
  const lead = `${post.title}. ${beginningOf(post.opening, 500)}`;
  const places = placesOfEvent(title, beginningOf(withoutCutNames(opening), 300), type === 'expansion');
  switch (type) {
    case 'funding':
      return fundingEntities(post, isOwnName);
    case 'acquisition':
      return joinEntities({
        company: boughtCompany(post, isOwnName),
        acquirer: acquirers(post, isOwnName),
        amount: amountIn(lead),
        places,
      });
    case 'partnership':
      return joinEntities({ partners: partnersIn(post, isOwnName), places });
    case 'leadership':
    case 'hiring':
      return peopleEntities(type, post, isOwnName, places);
    case 'layoffs':
      return joinEntities({ jobs: list(jobsIn(post.title) ?? jobsIn(post.opening.slice(0, 300))), places });
    case 'product':
      return joinEntities({
        product: otherCompaniesAfter(post.title, PRODUCT, isOwnName).slice(0, 1),
        version: list(versionIn(post.title)),
      });
    case 'traction':
      return joinEntities({
        figure: list(figureIn(post.title) ?? figureIn(post.opening.slice(0, 300))),
        amount: amountIn(post.title),
      });
    case 'business':
    case 'legal':
      return joinEntities({ amount: amountIn(lead), places });
    case 'award':
      return joinEntities({ people: peopleInReport(type, { title, opening }, isOwnName), places });
    case 'expansion':
      return joinEntities({ places });
  }
}

/** Returns the companies that a headline reports as taken over, except the company itself. */
function acquiredCompanies(title: string, isOwnName: CompanyNameMatcher): string[] {
  // `Acme acquired by Foo`: Acme is the target, and no other name follows.
  return otherCompaniesAfter(title.replace(ACQUIRER, ' '), TARGET, isOwnName).slice(0, 3);
}

/** Returns the company that is bought, from the headline or else from the text below it. */
function boughtCompany({ title, opening }: NewsReport, isOwnName: CompanyNameMatcher): string[] {
  const inTitle = acquiredCompanies(title, isOwnName);
  return inTitle.length > 0
    ? inTitle
    : acquiredCompanies(beginningOf(opening, MAX_OPENING_LENGTH), isOwnName).slice(0, 1);
}

/**
 * Returns the partner after the verb, or next to the company before the verb: `Acme and Globex announce
 * partnership`.
 */
function partnersIn({ title, opening }: NewsReport, isOwnName: CompanyNameMatcher): string[] {
  const joinedPartners =
    PARTNERS_JOINED_BY_SYMBOL.exec(title)
      ?.slice(1, 3)
      .filter((name) => !isOwnName(name)) ?? [];
  if (joinedPartners.length === 1) return joinedPartners;
  const afterTrigger = otherCompaniesAfter(title, PARTNER, isOwnName);
  if (afterTrigger.length > 0) return afterTrigger;
  const first = namesAfter(title, 0);
  if (first.some((name) => isOwnName(name)) && first.length > 1)
    return first.filter((name) => !isOwnName(name));
  const official = OFFICIAL_PARTNER.exec(title)?.[1];
  return official === undefined || isOwnName(official)
    ? otherCompaniesAfter(beginningOf(opening, MAX_OPENING_LENGTH), PARTNER, isOwnName).slice(0, 3)
    : [official];
}

function otherCompaniesAfter(text: string, triggers: RegExp, isOwnName: CompanyNameMatcher): string[] {
  const names = allMatches(text, triggers).flatMap((match) => {
    const start = match.index + match[0].length;
    const described = DESCRIPTION.exec(text.slice(start, start + 80))?.[0].length ?? 0;
    return namesAfter(text, start + described);
  });
  return [...new Set(names)].filter((name) => !isOwnName(name)).slice(0, 5);
}

function fundingEntities(post: NewsReport, isOwnName: CompanyNameMatcher): Record<string, string> {
  const round = readRound(post.title, post.opening);
  const text = `${post.title}. ${beginningOf(post.opening, MAX_OPENING_LENGTH)}`;
  return joinEntities({
    amount: round.amount === null ? [] : [`${round.currency ?? ''} ${String(round.amount)}`.trim()],
    round: round.stage === null ? [] : [round.stage],
    valuation: round.valuation === null ? [] : [`${round.currency ?? ''} ${String(round.valuation)}`.trim()],
    investors: round.investors.length > 0 ? round.investors : otherCompaniesAfter(text, INVESTOR, isOwnName),
    lead_investors: round.lead_investors,
  });
}

function amountIn(text: string): string[] {
  const money = readMoney(text).find(({ amount }) => amount >= 10_000);
  return money ? [`${money.currency} ${String(money.amount)}`] : [];
}

/** Returns the people, the role if there is one person at most, and how many people are hired. */
function peopleEntities(
  type: 'leadership' | 'hiring',
  post: NewsReport,
  isOwnName: CompanyNameMatcher,
  places: string[],
): Record<string, string> {
  const people = peopleInReport(type, post, isOwnName);
  const headlineRoles = rolesIn(post.title);
  const roles = headlineRoles.length > 0 ? headlineRoles : rolesIn(post.opening.slice(0, 300));
  return joinEntities({
    people,
    role: type === 'leadership' && people.length <= 1 ? roles.slice(0, 1) : [],
    jobs: type === 'hiring' ? list(jobsIn(post.title)) : [],
    places: type === 'hiring' ? places : [],
  });
}

/**
 * Returns the name after `acquired by`, or before a verb with the company as its object: `Bexo buys Acme`.
 */
function acquirers({ title, opening }: NewsReport, isOwnName: CompanyNameMatcher): string[] {
  const afterTrigger = otherCompaniesAfter(title, ACQUIRER, isOwnName);
  if (afterTrigger.length > 0) return afterTrigger;
  const isTarget = allMatches(title, TARGET).some((match) =>
    namesAfter(title, match.index + match[0].length).some((name) => isOwnName(name)),
  );
  return isTarget
    ? namesAfter(title, 0)
        .filter((name) => !isOwnName(name))
        .slice(0, 1)
    : otherCompaniesAfter(beginningOf(opening, MAX_OPENING_LENGTH), ACQUIRER, isOwnName).slice(0, 1);
}

function list(value: string | null): string[] {
  return value === null ? [] : [value];
}

function joinEntities(lists: Record<string, string[]>): Record<string, string> {
  const joined = Object.entries(lists).map(([role, values]) => [role, joinDistinct(values)] as const);
  return Object.fromEntries(joined.filter(([, text]) => text !== ''));
}

/** Joins names, each once, as long as they fit in full. */
function joinDistinct(values: readonly string[]): string {
  const distinct = new Map(values.map((value) => [foldText(value), value])).values();
  return [...distinct].reduce((text, value) => {
    const longer = text === '' ? value : `${text}, ${value}`;
    return longer.length <= MAX_ENTITY ? longer : text;
  }, '');
}
