import type { HighlightType } from '@firmlens/contract';
import { foldText } from '../reading/fold-text';
import { classifyPost } from '../news/classify-post';
import { eventEntities } from '../news/event-entities';
import { findEvent } from '../news/event-rules';
import type { Report } from '../news/report';
import { holds, wordLine } from '../reading/word-line';

/** What a headline says happened to the company. */
export interface NewsEvent {
  type: HighlightType;
  /** Nobody stands by it. */
  hedged: boolean;
  /** The headline says it of the company first; otherwise the company is the other party. */
  isSubject: boolean;
  entities: Record<string, string>;
}

/** Events with two parties, of which a headline may name the company second. */
const MUTUAL: readonly HighlightType[] = ['acquisition', 'partnership', 'legal'];
/** What makes the company's name a mere description of somebody else, behind it and before it. */
const OTHERS_BEHIND =
  /^ (?:s )?(?:rivals?|competitors?|investors?|backers?|backed(?! by)|alum\w*|veterans?|suppliers?|customers?|clients?|partners?(?! (?:with|up|to)\b)|parent|owners?|spin ?(?:off|out)s?|founded|engineers?|cofounders?|co founders?|founders?|employees?|shares|stock)\b/;
const OTHERS_BEFORE =
  / (?:ex|former|formerly|rivals?|competitors?|(?:rival|competitor|competitors|alternative|owner|parent|maker) (?:of|to)|unlike|like|vs|versus|against|than|backed by|investors? in|by ex)(?: the)? $/;
/** Between the event's words and the name of the party that it is about. */
const DIRECTLY = /^[^,;:|]{0,60}$/;
const NOT_DIRECTLY = /\b(?:of|over|than|like|against|after|amid|despite|hurting)\b/;

/** The event that a headline tells of the company of that name; null where it tells none, or somebody else's. */
export function newsEvent(title: string, date: string, name: string): NewsEvent | null {
  const line = wordLine(title);
  if (!holds(line, name) || isDescription(line, wordLine(name)) || isLongerName(title, name)) return null;
  const isOwnName = (text: string) => holds(wordLine(text), name);
  // The page that it stands on is somebody else's and tells nothing of the company.
  const report: Report = { title, date, opening: '', url: 'https://news.invalid/' };
  const event = classifyPost(report, isOwnName);
  if (event === null || event.toldBy !== 'title') return null;
  const isSubject = event.subject !== 'other';
  if (!isSubject && !(MUTUAL.includes(event.type) && isSecondParty(title, name))) return null;
  return {
    type: event.type,
    hedged: event.hedged,
    isSubject,
    entities: eventEntities(event.type, report, isOwnName),
  };
}

function isDescription(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return OTHERS_BEHIND.test(line.slice(at + name.length - 1)) || OTHERS_BEFORE.test(line.slice(0, at + 1));
}

function isSecondParty(title: string, name: string): boolean {
  const folded = foldText(title);
  const start = findEvent(folded)?.start ?? 0;
  const end = folded.indexOf(foldText(name), start);
  const between = folded.slice(start, end);
  return end !== -1 && DIRECTLY.test(between) && !NOT_DIRECTLY.test(between);
}

/** `Acme Foods opens a plant`, where other words are written small, is not about Acme. */
function isLongerName(title: string, name: string): boolean {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.slice(1).filter((word) => /^\p{Ll}{4}/u.test(word)).length < 2) return false;
  const length = wordLine(name).trim().split(' ').length;
  const at = words.findIndex((_, index) =>
    holds(wordLine(words.slice(index, index + length).join(' ')), name),
  );
  return /^\p{Lu}\p{Ll}/u.test(words[at + length] ?? '');
}
