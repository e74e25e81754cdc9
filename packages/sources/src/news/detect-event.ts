import type { HighlightType } from '@firmlens/contract';
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

/** An event that a report tells of the company. */
export interface DetectedEvent {
  type: HighlightType;
  class: Certainty;
  /** Which part of the report told it. */
  toldBy: 'title' | 'opening';
  subject: EventSubject;
}

/** What is read of an opening. */
const LEAD = 500;
const LEAD_SENTENCES = 3;
/** Headlines shorter than this, or without a text, are judged by their words alone. */
const SHORT_OPENING = 40;
const ANNOUNCING =
  /\b(?:announc\w+|today|as of|excited|thrilled|pleased|proud|delighted|happy to|glad to|sad|hard decision|difficult decision|news|new|now|heute|ab sofort|freuen uns|gibt bekannt|geben bekannt|stolz|jetzt|aujourd'hui|heureux|heureuse|fiers?|ravis?|annonc\w*|hoy|anunci\w+|orgullos\w+|oggi|annunci\w+|lieti|felici|vandaag|verheugd|trots|kondig\w+|next|last|this|launching|releasing|introducing|presenting|lancons|presentons|presentamos|lanzamos|presentiamo|lanciamo|idag|i dag|nu|glada|stolta?|stolte|glade|gleder|hoje|dzis|milo nam|z radoscia|z dniem|dnes|s radosti|s potesenim|tanaan|iloisia|end of|\d+ \w+|zum \d)\b/;
/** Types that a sentence in which the company speaks of itself tells without doubt; others only where it announces something. */
const PLAINLY_SAID: ReadonlySet<HighlightType> = new Set([
  'award',
  'expansion',
  'funding',
  'acquisition',
  'leadership',
  'partnership',
  'layoffs',
]);
const SUBJECTS: readonly EventSubject[] = ['own', 'none', 'unclear', 'other'];
/** Types that a wrong reading costs most. */
const WEIGHTY: ReadonlySet<HighlightType> = new Set(['funding', 'acquisition', 'layoffs', 'legal']);
const PRESS_PATH =
  /\/(?:press|presse|prensa|stampa|pers|news|newsroom|aktuelles|actualites|noticias|novidades|imprensa|nyheter|nyheder|pressmeddelanden|pressemeddelelser|pressemeldinger|aktualnosci|prasa|uutiset|ajankohtaista|tiedotteet|aktuality|novinky|tiskove-zpravy|nieuws|media|pressemitteilung\w*|press-releases?|company-news|announcements?)(?:[/-]|$)/;
/** `Acme to be sold?` asks what others say. */
const QUESTION = /\?\s*$/;
/** `Acme opened in Rennes, has anybody been?` tells first and asks then. */
const ASKS_BESIDES = /[,–—.!] [^,?]{3,40}\?\s*$/;

/**
 * The event that a report tells of the company, or null where it tells none, gives advice, denies it, or tells of somebody
 * else. Of a newspaper or a discussion the headline must name the company; its own site need not.
 */
export function detectEvent(
  report: NewsReport,
  origin: PublisherType,
  name: CompanyNameMatcher,
): DetectedEvent | null {
  const title = toSearchableText(report.title);
  const isOwnName = withInflections(title.languages, name);
  if (givesAdvice(title) || isRoundup(title) || isCancelled(title)) return null;
  const isNamed = mentionsCompany(title, isOwnName);
  if (!isNamed && (origin !== 'own' || isAboutPublicBodies(title))) return null;
  if (origin === 'own') return ownEvent(report, title, isOwnName);
  return eventInTitle(report, title, origin, isOwnName) ?? eventInOpening(report, origin, isOwnName);
}

function ownEvent(
  report: NewsReport,
  title: SearchableText,
  isOwnName: CompanyNameMatcher,
): DetectedEvent | null {
  if (QUESTION.test(title.folded)) return null;
  const inTitle = toldOfSomebody(title, isOwnName);
  const told = eventInTitle(report, title, 'own', isOwnName, inTitle);
  if (told !== null) return told;
  const [first] = inTitle;
  // `Thank you, Jane`: who comes or goes is told below.
  const isOthers = first?.subject === 'other' && first.event.type !== 'leadership';
  return isOthers ? null : eventInOpening(report, 'own', isOwnName);
}

function eventInTitle(
  report: NewsReport,
  title: SearchableText,
  origin: PublisherType,
  isOwnName: CompanyNameMatcher,
  [first, ...rest] = toldOfSomebody(title, isOwnName),
): DetectedEvent | null {
  if (!first) return null;
  // Several ways may fit the same words; the one counts that says most plainly who it is about.
  const { event, subject } =
    SUBJECTS.map((subject) =>
      [first, ...rest].find((told) => told.subject === subject && told.event.type === first.event.type),
    ).find((told) => told !== undefined) ?? first;
  const isOurs = origin === 'own' ? isOwnNews(event, subject, report, isOwnName) : subject === 'own';
  if (!isOurs) return null;
  const lead = toSearchableText(sentencesOf(report.opening)[0] ?? '');
  const isRumour =
    isHearsay(lead) || (origin !== 'own' && QUESTION.test(title.folded) && !ASKS_BESIDES.test(title.folded));
  return {
    type: event.type,
    toldBy: 'title',
    subject,
    class: isRumour ? 'rumour' : certaintyOf(title, origin),
  };
}

/** Events with whom they are about; without those of a company that stands behind words where ours does not. */
function toldOfSomebody(
  text: SearchableText,
  isOwnName: CompanyNameMatcher,
): { event: EventMatch; subject: EventSubject }[] {
  return findEvents(maskNames(text, findNameMentions(text.written, isOwnName)))
    .map((event) => ({ event, subject: eventSubjectOf(event, text, isOwnName) }))
    .filter(({ event, subject }) => event.before !== 'other' || subject === 'own');
}

/** Blogs also tell other companies' news; the more a wrong one would cost, the plainer the post must be about its own. */
function isOwnNews(
  { type, before }: EventMatch,
  subject: EventSubject,
  report: NewsReport,
  isOwnName: CompanyNameMatcher,
): boolean {
  if (subject === 'own' || subject === 'none') return true;
  if (WEIGHTY.has(type)) return false;
  const first = sentencesOf(report.opening)[0] ?? '';
  const mentionsOwn = isOwnName(first) || speaksInFirstPerson(report.opening);
  if (subject === 'other')
    return mentionsOwn && type !== 'funding' && isOwnName(first) && !isOthersNews(first);
  if (isPress(report) || mentionsOwn || isOwnName(report.title)) return !isOthersNews(first);
  return before === 'thing' && report.opening.length < SHORT_OPENING;
}

/** `In 2014 we raised our first money`: what was, is not news. */
const LONG_AGO =
  /^\W*(?:back |damals |it was |it all began )?(?:in|im jahr|im|en|nel|anno|on) (?:\w+ |\d+ ){0,2}((?:19|20)\d\d)\b/;

/** Headlines such as `A new chapter` leave the event to the first sentences. */
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
    const [told] = toldOfSomebody(text, isOwnName).filter(
      ({ event, subject }) =>
        subject === 'own' &&
        (PLAINLY_SAID.has(event.type) || ANNOUNCING.test(text.folded)) &&
        (origin === 'own' || isOwnName(text.written.slice(0, event.end))),
    );
    if (told)
      return { type: told.event.type, toldBy: 'opening', subject: 'own', class: standingBelow(text, origin) };
    const isOwnSentence = isOwnPost && isSelfReference(`${before} ${sentence}`, isOwnName);
    const [plain] = isOwnPost ? plainlyTold(text, isOwnName, isOwnSentence) : [];
    before = sentence;
    if (plain)
      return { type: plain.type, toldBy: 'opening', subject: 'none', class: standingBelow(text, origin) };
  }
  return null;
}

/** In a company's own text `would` and `could` stand beside what is told, not for it. */
function standingBelow(text: SearchableText, origin: PublisherType): Certainty {
  if (origin === 'own') return isHearsay(text) ? 'rumour' : 'confirmed';
  return certaintyOf(text, origin);
}

/** Events told in words that need no subject, but for those of somebody else. */
function plainlyTold(
  text: SearchableText,
  isOwnName: CompanyNameMatcher,
  isOwnSentence: boolean,
): EventMatch[] {
  const found = findLeadEvents(maskNames(text, findNameMentions(text.written, isOwnName)));
  return found.filter(
    (event) => !isAboutOthers(text, event.start) && (!WEIGHTY.has(event.type) || isOwnSentence),
  );
}

function isLongAgo({ folded }: SearchableText, date: string | null): boolean {
  const year = LONG_AGO.exec(folded)?.[1];
  return year !== undefined && date !== null && Number(year) < Number(date.slice(0, 4)) - 1;
}

function isOthersNews(sentence: string): boolean {
  return /\b(?:customers?|clients?|kunde|kundin|client|cliente|klant)\b/i.test(sentence);
}

function isPress({ url }: NewsReport): boolean {
  return URL.canParse(url) && PRESS_PATH.test(new URL(url).pathname);
}

function sentencesOf(opening: string): string[] {
  return opening
    .slice(0, LEAD)
    .split(/(?<=[.!?])\s+(?=\W{0,2}\p{Lu})/u)
    .slice(0, LEAD_SENTENCES);
}
