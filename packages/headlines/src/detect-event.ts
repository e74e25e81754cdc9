import type { HighlightType } from '@firmlens/contract';
import { foldText, loadVocabulary, foldedPatternOf, type SpellingsByLanguage } from '@firmlens/text';

import { isFairAppearance } from './fair-appearance';
import { type EventMatch, findEvents, findLeadEvents } from './find-events';
import { givesAdvice, isCancelled, isAboutPublicBodies, isRoundup } from './non-news';
import {
  withInflections,
  type CompanyNameMatcher,
  speaksInFirstPerson,
  isSelfReference,
} from './company-name-matcher';
import type { NewsReport } from './news-report';
import { maskNames, type SearchableText, toSearchableText } from './searchable-text';
import { isHearsay, type PublisherType, type Certainty, certaintyOf } from './certainty';
import {
  isAboutOthers,
  mentionsCompany,
  findNameMentions,
  type EventSubject,
  eventSubjectOf,
} from './event-subject';

/** An event that a report states about the company. */
export interface DetectedEvent {
  type: HighlightType;
  class: Certainty;
  /** The part of the report that states the event. */
  foundIn: 'title' | 'opening';
  subject: EventSubject;
}

/** Maximum number of characters read of an opening. */
const MAX_OPENING_LENGTH = 500;
const LEAD_SENTENCES = 3;
/** If the opening is shorter than this, the headline's words alone decide. */
const SHORT_OPENING = 40;
const WORDS =
  loadVocabulary<Record<'announcing' | 'customers' | 'mediaMentions' | 'pressFolders', SpellingsByLanguage>>(
    'announcements',
  );
const ANNOUNCING = new RegExp(`\\b(?:${foldedPatternOf(WORDS.announcing)}|\\d+ \\w+|zum \\d)\\b`);
const CUSTOMERS = new RegExp(`\\b${foldedPatternOf(WORDS.customers)}\\b`, 'i');
/**
 * Types that a company may report in any sentence about itself. Other types also need the wording of an
 * announcement.
 */
const SELF_REPORTED_TYPES: ReadonlySet<HighlightType> = new Set([
  'award',
  'expansion',
  'funding',
  'acquisition',
  'leadership',
  'partnership',
  'layoffs',
]);
const SUBJECT_PRECEDENCE: readonly EventSubject[] = ['own', 'none', 'unclear', 'other'];
/** Types for which a misreading costs most. */
const COSTLY_TYPES: ReadonlySet<HighlightType> = new Set(['funding', 'acquisition', 'layoffs', 'legal']);
const PRESS_PATH = new RegExp(`/${foldedPatternOf(WORDS.pressFolders)}(?:[/._-]|$)`);
/** Folding takes marks off kana, too. */
const MEDIA_MENTION = new RegExp(`(?<!\\w)${foldText(foldedPatternOf(WORDS.mediaMentions))}(?!\\w)`);
/** A headline that asks, such as `Acme to be sold?`, reports a rumour at most. */
const QUESTION = /\?\s*$/;
/** `Acme opened in Rennes, has anybody been?` states a fact before it asks. */
const STATEMENT_THEN_QUESTION = /[,–—.!] [^,?]{3,40}\?\s*$/;

/**
 * Returns the event that a report states about the company. Returns null if there is none, or if the report
 * gives advice, denies the event, or is about someone else. In a newspaper or a discussion, the headline must
 * name the company. On its own site it need not.
 */
export function detectEvent(
  report: NewsReport,
  origin: PublisherType,
  isExactName: CompanyNameMatcher,
): DetectedEvent | null {
  const title = toSearchableText(report.title);
  const isOwnName = withInflections(title.languages, isExactName);
  if (givesAdvice(title) || isRoundup(title) || isCancelled(title)) return null;
  const isNamed = mentionsCompany(title, isOwnName);
  if (!isNamed && (origin !== 'own' || isAboutPublicBodies(title))) return null;
  if (origin === 'own') return ownEvent(report, title, isOwnName);
  return eventInTitle(report, title, origin, isOwnName) ?? eventInOpening(report, origin, isOwnName);
}

/**
 * Returns the type of event that the words of a report fit best, whoever it is about, or null. For reports that
 * are known to be about the company.
 */
export function likelyEventType(report: NewsReport): HighlightType | null {
  const [title, ...sentences] = [report.title, ...sentencesOf(report.opening)].map((part) => {
    const text = toSearchableText(part);
    return findEvents(text).filter((found) => !isFairAppearance(found, text));
  });
  // A sentence that begins with the event has the company as its subject: `Launched our second crane.`
  const inOpening = sentences.flat().find(({ type, start }) => SELF_REPORTED_TYPES.has(type) || start === 0);
  return (title?.[0] ?? inOpening)?.type ?? null;
}

function ownEvent(
  report: NewsReport,
  title: SearchableText,
  isOwnName: CompanyNameMatcher,
): DetectedEvent | null {
  if (QUESTION.test(title.folded)) return null;
  const inTitle = findEventsWithSubjects(title, isOwnName);
  const detected = eventInTitle(report, title, 'own', isOwnName, inTitle);
  if (detected !== null) return detected;
  const [first] = inTitle;
  // `Thank you, Jane`: the text below says who joins or leaves.
  const isAboutSomeoneElse = first?.subject === 'other' && first.event.type !== 'leadership';
  return isAboutSomeoneElse ? null : eventInOpening(report, 'own', isOwnName);
}

function eventInTitle(
  report: NewsReport,
  title: SearchableText,
  origin: PublisherType,
  isOwnName: CompanyNameMatcher,
  [first, ...rest] = findEventsWithSubjects(title, isOwnName),
): DetectedEvent | null {
  if (!first) return null;
  // Several wordings may match the same words. Use the one with the clearest subject.
  const { event, subject } =
    SUBJECT_PRECEDENCE.map((subject) =>
      [first, ...rest].find(
        (detected) => detected.subject === subject && detected.event.type === first.event.type,
      ),
    ).find((detected) => detected !== undefined) ?? first;
  const isAboutCompany = origin === 'own' ? isOwnNews(event, subject, report, isOwnName) : subject === 'own';
  if (!isAboutCompany) return null;
  const lead = toSearchableText(sentencesOf(report.opening)[0] ?? '');
  const isRumour =
    isHearsay(lead) ||
    (origin !== 'own' && QUESTION.test(title.folded) && !STATEMENT_THEN_QUESTION.test(title.folded));
  return {
    type: event.type,
    foundIn: 'title',
    subject,
    class: isRumour ? 'rumour' : certaintyOf(title, origin),
  };
}

/**
 * Returns the events with their subjects. A wording that puts another company first, such as `Bexo buys
 * Acme`, counts only if our company follows.
 */
function findEventsWithSubjects(
  text: SearchableText,
  isOwnName: CompanyNameMatcher,
): { event: EventMatch; subject: EventSubject }[] {
  return findEvents(maskNames(text, findNameMentions(text.written, isOwnName)))
    .map((event) => ({ event, subject: eventSubjectOf(event, text, isOwnName) }))
    .filter(({ event, subject }) => event.before !== 'other' || subject === 'own')
    .filter(({ event }) => !isFairAppearance(event, text));
}

/**
 * Blogs also report other companies' news. The costlier a mistake, the more clearly the post must be about
 * the company.
 */
function isOwnNews(
  { type, before }: EventMatch,
  subject: EventSubject,
  report: NewsReport,
  isOwnName: CompanyNameMatcher,
): boolean {
  if (subject === 'own' || subject === 'none') return true;
  if (COSTLY_TYPES.has(type)) return false;
  const first = sentencesOf(report.opening)[0] ?? '';
  const mentionsOwn = isOwnName(first) || speaksInFirstPerson(report.opening);
  if (subject === 'other') {
    // An award often goes to a project or a product by name: `Quay House wins …`, `We are delighted …`.
    const isOwn = isOwnName(first) || (type === 'award' && speaksInFirstPerson(first));
    return isOwn && type !== 'funding' && !CUSTOMERS.test(first);
  }
  if (isPress(report) || mentionsOwn || isOwnName(report.title)) return !CUSTOMERS.test(first);
  return before === 'thing' && report.opening.length < SHORT_OPENING;
}

/** The past is not news: `In 2014 we raised our first money`. */
const LONG_AGO =
  /^\W*(?:back |damals |it was |it all began )?(?:in|im jahr|im|en|nel|anno|on) (?:\w+ |\d+ ){0,2}((?:19|20)\d\d)\b/;

/** Some headlines, such as `A new chapter`, leave the event to the first sentences. */
function eventInOpening(
  report: NewsReport,
  origin: PublisherType,
  isOwnName: CompanyNameMatcher,
): DetectedEvent | null {
  const isOwnPost = origin === 'own' && isSelfReference(`${report.title}. ${report.opening}`, isOwnName);
  let before = '';
  for (const sentence of sentencesOf(report.opening)) {
    const text = toSearchableText(sentence);
    if (isLongAgo(text, report.date)) return null;
    if (isCancelled(text) || (origin !== 'own' && isRoundup(text))) return null;
    const [detected] = findEventsWithSubjects(text, isOwnName).filter(
      ({ event, subject }) =>
        subject === 'own' &&
        (SELF_REPORTED_TYPES.has(event.type) || ANNOUNCING.test(text.folded)) &&
        (origin === 'own' || isOwnName(text.written.slice(0, event.end))),
    );
    if (detected)
      return {
        type: detected.event.type,
        foundIn: 'opening',
        subject: 'own',
        class: certaintyInOpening(text, origin),
      };
    const isOwnSentence = isOwnPost && isSelfReference(`${before} ${sentence}`, isOwnName);
    const [plain] = isOwnPost ? findSubjectlessEvents(text, isOwnName, isOwnSentence) : [];
    before = sentence;
    if (plain)
      return {
        type: plain.type,
        foundIn: 'opening',
        subject: 'none',
        class: certaintyInOpening(text, origin),
      };
  }
  return null;
}

/** In a company's own text, `would` and `could` appear next to the news without hedging it. */
function certaintyInOpening(text: SearchableText, origin: PublisherType): Certainty {
  if (origin === 'own') return isHearsay(text) ? 'rumour' : 'confirmed';
  return certaintyOf(text, origin);
}

/** Returns events whose wording needs no subject, unless they are about someone else. */
function findSubjectlessEvents(
  text: SearchableText,
  isOwnName: CompanyNameMatcher,
  isOwnSentence: boolean,
): EventMatch[] {
  const found = findLeadEvents(maskNames(text, findNameMentions(text.written, isOwnName)));
  return found.filter(
    (event) =>
      !isAboutOthers(text, event.start) &&
      (!COSTLY_TYPES.has(event.type) || isOwnSentence) &&
      !isFairAppearance(event, text),
  );
}

function isLongAgo({ folded }: SearchableText, date: string | null): boolean {
  const year = LONG_AGO.exec(folded)?.[1];
  return year !== undefined && date !== null && Number(year) < Number(date.slice(0, 4)) - 1;
}

function isPress({ url }: NewsReport): boolean {
  return URL.canParse(url) && isPressPath(new URL(url).pathname);
}

/** Whether a headline only says where the media mentioned the company. */
export function isMediaMention(title: string): boolean {
  return MEDIA_MENTION.test(foldText(title));
}

/** Whether a page is in a folder for a company's news, or is one. */
export function isPressPath(path: string): boolean {
  return PRESS_PATH.test(path) && !/\/(?:blog|magazin|magazine)(?:[/.-]|$)/.test(path);
}

function sentencesOf(opening: string): string[] {
  return opening
    .slice(0, MAX_OPENING_LENGTH)
    .split(/(?<=[.!?])\s+(?=\W{0,2}\p{Lu})/u)
    .slice(0, LEAD_SENTENCES);
}
