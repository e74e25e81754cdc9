import type { HighlightType } from '@firmlens/contract';
import { foldText } from '../reading/fold-text';
import { type OwnName, speaksInFirstPerson } from './own-name';
import { findEvent, givesAdvice, isHedged } from './event-rules';
import type { Report } from './report';

export interface PostEvent {
  type: HighlightType;
  /** Which part of the post told it. */
  toldBy: 'title' | 'opening';
  /** Who the headline is about: the company itself, nobody by name, or somebody else. */
  subject: 'own' | 'none' | 'other';
  hedged: boolean;
}

/** The part of the opening that a headline's event may be told in. */
const LEAD = 400;
const ANNOUNCING =
  /\b(?:announc\w+|today|excited|thrilled|pleased|proud|delighted|happy to|freuen uns|gibt bekannt|geben bekannt|stolz|heureux|heureuse|fiers?|ravis?|annonce\w*|anunci\w+|orgullos\w+|annunci\w+|lieti|verheugd|kondigt)\b/;
/** Types that a first sentence tells without doubt: of an announcement, of what the company says of itself, of its press pages. */
const REPORTED: readonly HighlightType[] = ['award', 'expansion'];
const SAID: readonly HighlightType[] = [...REPORTED, 'funding', 'acquisition', 'leadership', 'partnership'];
const ANNOUNCED: readonly HighlightType[] = [...SAID, 'layoffs', 'hiring', 'traction', 'legal'];
/** A sentence that names the company this early is about it. */
const OWN_START = 40;
/** Beginnings of headlines that leave the company out. */
const NO_SUBJECT =
  /^(?:\W|announc\w*|introducing|launch\w*|releas\w*|new|now|our|we|the|a|an|neu\w*|wir|unser\w*|notre|nos|nous|nouve\w*|nuev\w*|nuov\w*|onze|nieuwe?|why we|breaking|press release|pressemitteilung|communique|\d)/;
const GENERIC_SUBJECT =
  /\b(?:start-?ups?|company|firm|provider|maker|manufacturer|unternehmen|anbieter|hersteller|entreprise|empresa|azienda|bedrijf)\b/;
const PRESS_PATH =
  /\/(?:press|presse|prensa|stampa|pers|news|newsroom|aktuelles|actualites|noticias|nieuws|media|pressemitteilung\w*|press-releases?|company-news|announcements?)(?:[/-]|$)/;

/**
 * The event that a post on the company's own site tells about the company, or null where it tells none, gives
 * advice, or tells about somebody else.
 */
export function classifyPost(post: Report, isOwnName: OwnName): PostEvent | null {
  const title = foldText(post.title);
  if (givesAdvice(title)) return null;
  const lead = post.opening.slice(0, LEAD);
  const mentionsOwn = (text: string): boolean => isOwnName(text) || speaksInFirstPerson(text);
  const hedged = isHedged(title) || isHedged(foldText(firstSentence(lead)));
  const inTitle = findEvent(title);
  if (inTitle) {
    const before = title.slice(0, inTitle.start);
    const subject = subjectOf(before, title, mentionsOwn(before), isOwnName(lead));
    const event: PostEvent = { type: inTitle.type, toldBy: 'title', subject, hedged };
    return isAboutCompany(event, post, mentionsOwn) ? event : null;
  }
  return eventInLead(post, lead, hedged, mentionsOwn);
}

/** Headlines such as `A new chapter` leave the event to the first sentences, where the company speaks of itself. */
function eventInLead(
  post: Report,
  lead: string,
  hedged: boolean,
  mentionsOwn: (text: string) => boolean,
): PostEvent | null {
  const announced = ANNOUNCING.test(foldText(lead)) && mentionsOwn(lead);
  const told = announced ? lead : firstSentence(lead);
  const folded = foldText(told);
  const event = findEvent(folded);
  if (!event) return null;
  const isOwn = mentionsOwn(folded.slice(0, Math.max(event.start, OWN_START)));
  const types = announced ? ANNOUNCED : isOwn ? SAID : isPress(post) ? REPORTED : [];
  return types.includes(event.type)
    ? { type: event.type, toldBy: 'opening', subject: isOwn ? 'own' : 'other', hedged }
    : null;
}

function subjectOf(
  before: string,
  title: string,
  beforeIsOwn: boolean,
  leadIsOwn: boolean,
): PostEvent['subject'] {
  if (beforeIsOwn) return 'own';
  if (before.trim() === '' || NO_SUBJECT.test(title)) return 'none';
  return GENERIC_SUBJECT.test(before) && leadIsOwn ? 'own' : 'other';
}

/** Blogs also tell other companies' news; the more a wrong one would cost, the plainer the post must be about its own. */
function isAboutCompany(event: PostEvent, post: Report, mentionsOwn: (text: string) => boolean): boolean {
  if (event.subject === 'own') return true;
  switch (event.type) {
    case 'funding':
      return event.subject === 'none';
    case 'acquisition':
    case 'layoffs':
    case 'legal':
      return event.subject === 'none' || mentionsOwn(post.title);
    case 'product':
      return event.subject === 'none' || isPress(post) || mentionsOwn(`${post.title}. ${post.opening}`);
    default:
      return isPress(post) || post.opening.length < 40 || mentionsOwn(`${post.title}. ${post.opening}`);
  }
}

function isPress(post: Report): boolean {
  return PRESS_PATH.test(new URL(post.url).pathname);
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? '';
}
