import type { HighlightObservation, HighlightType } from '@firmlens/contract';
import type { Seen } from '../../merge/best-first';
import { companyKey, personKey, textKey } from '../../merge/name-keys';
import { isAmount } from '../../merge/plausible';
import { pastDay } from '../../merge/plausible-day';

/** Types that sources tell one event under, and what shows there that two reports mean the same one. */
type Kind = 'round' | 'people' | 'partners' | 'deal' | 'places' | 'product';

/** A sum as it was told. */
export interface Money {
  /** ISO 4217 code. */
  currency: string;
  units: number;
}

/** One report of an event, with what it says read out. */
export interface Report {
  item: Seen<'signals.highlights'>;
  told: HighlightObservation;
  /** Null where the type is compared by words and figures alone. */
  kind: Kind | null;
  /** The day on which it happened by this report, `YYYY-MM-DD`. */
  day: string | null;
  /** The same in days since 1970: between these two, since a change shows only at the next look. */
  span: { from: number; to: number } | null;
  money: Money | null;
  /** A round's stage as a key: `a` for `Series A`. */
  stage: string | null;
  /** Tells of more money for a round that was closed before. */
  isExtension: boolean;
  /** Keys of the people, companies, places or products that it names. */
  names: ReadonlySet<string>;
  version: string | null;
  /** Of a change between two scans: which one. */
  change: string | null;
  /** Of the title; no word twice. */
  words: ReadonlySet<string>;
  /** The numbers of the title but years: `Version 2.1` and `Version 2.2` are two events. */
  numbers: string;
  /** How many facts it names. */
  telling: number;
  /** Tells the kind of event alone, as a company's current report to the SEC does. */
  isNotice: boolean;
}

const MAX_TITLE_WORDS = 40;
const MAX_NAMES = 20;

const KINDS: Partial<Record<HighlightType, Kind>> = {
  funding: 'round',
  leadership: 'people',
  hiring: 'people',
  partnership: 'partners',
  business: 'partners',
  acquisition: 'deal',
  expansion: 'places',
  product: 'product',
};

/** Under which entities sources name who, where or what an event is about, and what makes two spellings one. */
const NAMES: Readonly<Record<Kind, { roles: readonly string[]; keyOf: (name: string) => string }>> = {
  round: { roles: [], keyOf: textKey },
  people: { roles: ['people', 'person'], keyOf: personKey },
  partners: { roles: ['partners', 'partner', 'company', 'customer'], keyOf: companyKey },
  deal: { roles: ['company', 'acquirer', 'target'], keyOf: companyKey },
  places: { roles: ['places', 'place', 'city', 'country'], keyOf: textKey },
  product: { roles: ['product'], keyOf: textKey },
};

const MONEY = /^([A-Z]{3}) (\d{1,17}(?:\.\d{1,6})?)$/;
const EXTENSION =
  /\b(?:extension|second clos(?:e|ing)|top up|extend\w* (?:its |the |our )?(?:\w+ )?(?:series|seed|round)|erweiter\w* (?:\w+ )?(?:series|seed|\w*runde))\b/;

/** Reads a highlight; a day to come is no day. */
export function readReport(item: Seen<'signals.highlights'>, now: Date): Report {
  const told = item.value;
  const { entities, title } = told;
  const kind = KINDS[told.type] ?? null;
  const words = textKey(title).split(' ').slice(0, MAX_TITLE_WORDS);
  const line = words.join(' ');
  const day = pastDay(told.date, now);
  const since = pastDay(entities['since'] ?? null, now);
  const stage = entities['round'] ?? entities['stage'] ?? '';
  const facts = {
    money: moneyOf(entities['amount']),
    stage: stageOf(stage),
    names: kind === null ? new Set<string>() : namesIn(entities, kind),
    version: entities['version'] === undefined ? null : textKey(entities['version']),
  };
  const telling =
    [facts.money, facts.stage, facts.version].filter((fact) => fact !== null).length + facts.names.size;
  return {
    ...facts,
    item,
    told,
    kind,
    day,
    span:
      day === null
        ? null
        : { from: dayNumber(since !== null && since < day ? since : day), to: dayNumber(day) },
    isExtension: EXTENSION.test(line) || EXTENSION.test(textKey(stage)),
    change: changeOf(entities),
    words: new Set(words),
    numbers: (line.match(/\d+/g) ?? []).filter((number) => !/^(?:19|20)\d\d$/.test(number)).join(' '),
    telling,
    isNotice: telling === 0 && item.source === 'sec',
  };
}

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

function moneyOf(amount: string | undefined): Money | null {
  const [, currency, units] = MONEY.exec(amount ?? '') ?? [];
  if (currency === undefined || !isAmount(Number(units))) return null;
  return { currency, units: Number(units) };
}

function stageOf(stage: string): string | null {
  const key = textKey(stage).replace(/^series | extension$/g, '');
  return key === '' ? null : key;
}

function namesIn(entities: HighlightObservation['entities'], kind: Kind): ReadonlySet<string> {
  const { roles, keyOf } = NAMES[kind];
  const names = roles.flatMap((role) => (entities[role] ?? '').split(/[,;]/)).slice(0, MAX_NAMES);
  return new Set(names.map((name) => keyOf(name)).filter((key) => key !== ''));
}

function changeOf({ change, from = '', to = '' }: HighlightObservation['entities']): string | null {
  return change === undefined ? null : [change, from, to].map(textKey).join('|');
}
