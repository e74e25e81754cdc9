import type { HighlightObservation, HighlightType } from '@firmlens/contract';
import type { FieldEvidence } from '../../merge/sort-by-trust';
import { companyKey, personKey, textKey } from '../../merge/name-keys';
import { isAmount } from '../../merge/plausible';
import { parsePastDay } from '../../merge/plausible-day';
import { monthLength } from '../funding/same-round';
import { type NamesInTitle, namesInTitle } from './names-in-title';

/** Types under which sources report one kind of event, and what shows that two reports mean the same one. */
type Kind = 'round' | 'people' | 'partners' | 'deal' | 'places' | 'product';

/** An amount as reported. */
interface Money {
  /** ISO 4217 code. */
  currency: string;
  units: number;
}

/** One report of an event, parsed. */
export interface Report {
  item: FieldEvidence<'signals.highlights'>;
  observation: HighlightObservation;
  /** Null if reports of this type are compared only by words and figures. */
  kind: Kind | null;
  /** The day of the event according to this report, `YYYY-MM-DD`. */
  day: string | null;
  /** The same in days since 1970, as a span: a change shows only at the next enrichment. */
  span: { from: number; to: number } | null;
  /** The length of that day's month in days; 0 without a day. */
  monthDays: number;
  money: Money | null;
  /** A round's stage as a key: `a` for `Series A`. */
  stage: string | null;
  /** Whether it reports more money for a round that was closed before. */
  isExtension: boolean;
  /** Keys of the people, companies, places or products that it names. */
  names: ReadonlySet<string>;
  /** The companies among them, except the one that the reports are about. */
  parties: readonly string[];
  /** A product's version as a key: `3` for `v3.0`. */
  version: string | null;
  /** The role of a person who joins or leaves, as a key. */
  role: string | null;
  /** How many jobs are cut or created, `30`, or which share of them, `33%`. */
  jobs: string | null;
  /** What is counted, as a key: `1000 customers` for `1,000 customers`. */
  figure: string | null;
  /** The names in the title; none if the company's own name is unknown. */
  namesInTitle: NamesInTitle;
  /** The title as a key, with a space on both sides. */
  line: string;
  /** Which change it is, for a change between two enrichments. */
  change: string | null;
  /** The distinct words of the title. */
  words: ReadonlySet<string>;
  /** The numbers in the title except years: `Version 2.1` and `Version 2.2` are two events. */
  numbers: string;
  /** How many facts it names. */
  factCount: number;
  /** Whether it states only the kind of event, as a company's current report to the SEC does. */
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

/** The version at the end of a product's key: ` 3 0` in `palletpilot 3 0`. */
const TRAILING_VERSION = /(?<=\S) v?\d{1,4}(?: \d{1,4}){0,3}$/;
const LEADING_VERSION = /^v?\d{1,4}(?: \d{1,4}){0,3}(?= |$)/;

/**
 * The entities under which sources name who, where or what an event is about, and the key under which two
 * spellings are equal.
 */
const NAMES: Readonly<Record<Kind, { roles: readonly string[]; keyOf: (name: string) => string }>> = {
  round: { roles: [], keyOf: textKey },
  people: { roles: ['people', 'person'], keyOf: personKey },
  partners: { roles: ['partners', 'partner', 'company', 'customer'], keyOf: companyKey },
  deal: { roles: ['company', 'acquirer', 'target'], keyOf: companyKey },
  places: { roles: ['places', 'place', 'city', 'country'], keyOf: textKey },
  product: { roles: ['product'], keyOf: (name) => textKey(name).replace(TRAILING_VERSION, '') },
};

const JOBS = /^\d{1,9}(?:\.\d)?%?/;
/** Thousands separator. */
const SEPARATOR = /(?<=\d)[.,' \u00a0\u202f](?=\d{3}(?!\d))/g;
const NO_NAMES: NamesInTitle = { capitals: new Set(), certain: new Set() };
const MONEY = /^([A-Z]{3}) (\d{1,17}(?:\.\d{1,6})?)$/;
const EXTENSION =
  /\b(?:extension|second clos(?:e|ing)|top up|extend\w* (?:its |the |our )?(?:\w+ )?(?:series|seed|round)|erweiter\w* (?:\w+ )?(?:series|seed|\w*runde))\b/;

/** Parses a highlight. A future day counts as no day. `isOwn` recognises the company's own name, if known. */
export function readReport(
  item: FieldEvidence<'signals.highlights'>,
  isOwn: ((key: string) => boolean) | null,
  now: Date,
): Report {
  const observation = item.value;
  const { entities, title } = observation;
  const kind = KINDS[observation.type] ?? null;
  const words = textKey(title).split(' ').slice(0, MAX_TITLE_WORDS);
  const line = words.join(' ');
  const day = parsePastDay(observation.date, now);
  const since = parsePastDay(entities['since'] ?? null, now);
  const stage = entities['round'] ?? entities['stage'] ?? '';
  const names = kind === null ? new Set<string>() : entityNames(entities, kind);
  const facts = {
    money: moneyOf(entities['amount']),
    stage: stageOf(stage),
    names,
    version: versionOf(entities, line, names),
    role: keyOrNull(roleKey(entities['role'] ?? '')),
    jobs: JOBS.exec((entities['jobs'] ?? '').replace(SEPARATOR, ''))?.[0] ?? null,
    figure: keyOrNull(textKey((entities['figure'] ?? '').replace(SEPARATOR, ''))),
  };
  const { money, version, jobs, figure } = facts;
  const factCount =
    [money, facts.stage, version, jobs, figure].filter((fact) => fact !== null).length + names.size;
  return {
    ...facts,
    item,
    observation,
    kind,
    day,
    span:
      day === null
        ? null
        : { from: dayNumber(since !== null && since < day ? since : day), to: dayNumber(day) },
    monthDays: day === null ? 0 : monthLength(day),
    isExtension: EXTENSION.test(line) || EXTENSION.test(textKey(stage)),
    change: changeOf(entities),
    namesInTitle: isOwn === null ? NO_NAMES : namesInTitle(title, isOwn),
    parties:
      kind === 'deal' || kind === 'partners' ? [...names].filter((name) => isOwn?.(name) !== true) : [],
    line: ` ${line} `,
    words: new Set(words),
    numbers: (line.match(/\d+/g) ?? []).filter((number) => !/^(?:19|20)\d\d$/.test(number)).join(' '),
    factCount,
    isNotice: factCount === 0 && item.source === 'sec',
  };
}

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

function moneyOf(amount: string | undefined): Money | null {
  const [, currency, units] = MONEY.exec(amount ?? '') ?? [];
  if (currency === undefined || !isAmount(Number(units))) return null;
  return { currency, units: Number(units) };
}

const keyOrNull = (key: string): string | null => (key === '' ? null : key);

function stageOf(stage: string): string | null {
  return keyOrNull(textKey(stage).replace(/^series | extension$/g, ''));
}

/** Returns the key of a role: `cto` for `CTO` and `Chief Technology Officer`. */
function roleKey(role: string): string {
  const key = textKey(role);
  return /^chief .+ officer$/.test(key) ? key.replace(/(\p{L})[^ ]*(?: |$)/gu, '$1') : key;
}

/** Returns the stated version, otherwise the one after the product's name: `PalletPilot 3`. */
function versionOf(
  { version, product = '' }: HighlightObservation['entities'],
  line: string,
  names: ReadonlySet<string>,
): string | null {
  const versionsAfterName = [...names].flatMap((name) => {
    const [, after = ''] = ` ${line} `.split(` ${name} `);
    return LEADING_VERSION.exec(after)?.[0] ?? [];
  });
  const stated = version ?? TRAILING_VERSION.exec(textKey(product))?.[0] ?? versionsAfterName[0] ?? '';
  return keyOrNull(
    textKey(stated)
      .replace(/^v(?:ersion )?(?=\d)/, '')
      .replace(/(?: 0)+$/, ''),
  );
}

function entityNames(entities: HighlightObservation['entities'], kind: Kind): ReadonlySet<string> {
  const { roles, keyOf } = NAMES[kind];
  const names = roles.flatMap((role) => (entities[role] ?? '').split(/[,;]/)).slice(0, MAX_NAMES);
  return new Set(names.map((name) => keyOf(name)).filter((key) => key !== ''));
}

function changeOf({ change, from = '', to = '' }: HighlightObservation['entities']): string | null {
  return change === undefined ? null : [change, from, to].map(textKey).join('|');
}
