import { type Evidence, evidenceFor, type HighlightObservation } from '@firmlens/contract';
import { bestFirst, type Seen } from '../../merge/best-first';
import { compareText, textKey } from '../../merge/name-keys';
import { daysBetween, pastDay } from '../../merge/plausible-day';

/** One event out of all that was said of it. */
export interface CompanyEvent {
  highlight: HighlightObservation;
  evidence: Seen<'signals.highlights'>[];
}

/** Comparing each with each is quadratic: this many of the newest take part. */
const MAX_COMPARED = 500;
/** The press repeats an announcement within the week; what comes back after seven days is the next weekly one. */
const SAME_EVENT_DAYS = 6;
/**
 * The share of all words of two titles that both must have to tell of one event. Titles that name the same numbers
 * may differ more in their words; titles that differ in a single word ("in Oslo", "in Rome") stay two.
 */
const OVERLAP = { withSameNumbers: 0.5, otherwise: 0.85 };
const MAX_TITLE_WORDS = 40;

/** The company and registries before named third parties, those before hearsay. */
const CLASSES: readonly HighlightObservation['class'][] = ['confirmed', 'reported', 'rumour'];

interface Candidate extends CompanyEvent {
  /** The day of the best report that has one: what others are compared with, however far back they date the event. */
  reportedOn: string | null;
  words: ReadonlySet<string>;
  /** The numbers of the title but years: `Version 2.1` and `Version 2.2` are two events. */
  numbers: string;
}

function candidate(item: Seen<'signals.highlights'>, now: Date): Candidate {
  const words = textKey(item.value.title).split(' ').slice(0, MAX_TITLE_WORDS);
  const date = pastDay(item.value.date, now);
  return {
    highlight: { ...item.value, date },
    reportedOn: date,
    evidence: [item],
    words: new Set(words),
    numbers: (words.join(' ').match(/\d+/g) ?? [])
      .filter((number) => !/^(?:19|20)\d\d$/.test(number))
      .join(' '),
  };
}

function isSameEvent(a: Candidate, b: Candidate): boolean {
  const [first, second] = [a.reportedOn, b.reportedOn];
  if (first !== null && second !== null && daysBetween(first, second) > SAME_EVENT_DAYS) return false;
  const bothCount = a.numbers !== '' && b.numbers !== '';
  if (bothCount && a.numbers !== b.numbers) return false;
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const overlap = shared / (a.words.size + b.words.size - shared);
  return overlap >= (bothCount ? OVERLAP.withSameNumbers : OVERLAP.otherwise);
}

const byNewest = (a: CompanyEvent, b: CompanyEvent): number =>
  compareText(b.highlight.date ?? '', a.highlight.date ?? '');

/** Adds what another report of the event knows; the event happened on the earliest day that is told. */
function absorb(event: Candidate, other: Candidate): void {
  const { date, description, entities } = event.highlight;
  const days = [date, other.highlight.date].filter((day) => day !== null).sort(compareText);
  event.evidence.push(...other.evidence);
  event.reportedOn ??= other.reportedOn;
  event.highlight = {
    ...event.highlight,
    date: days[0] ?? null,
    description: description ?? other.highlight.description,
    entities: { ...other.highlight.entities, ...entities },
  };
}

/** The events that highlights tell of, each once and as the most official source tells it, the newest first. */
export function eventList(evidence: readonly Evidence[], now: Date): CompanyEvent[] {
  const told = bestFirst<'signals.highlights'>(evidenceFor(evidence, 'signals.highlights')).map((item) =>
    candidate(item, now),
  );
  const newest = new Set([...told].sort(byNewest).slice(0, MAX_COMPARED));
  const candidates = told
    .filter((event) => newest.has(event))
    .sort((a, b) => CLASSES.indexOf(a.highlight.class) - CLASSES.indexOf(b.highlight.class));

  const events: Candidate[] = [];
  for (const next of candidates) {
    const known = events.find((event) => isSameEvent(event, next));
    if (known === undefined) events.push(next);
    else absorb(known, next);
  }
  return events.sort(byNewest);
}
