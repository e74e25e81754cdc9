import type { EvidenceValues } from '@firmlens/contract';
import {
  allMatches,
  foldedPatternOf,
  foldText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
  withoutCutNames,
} from '@firmlens/text';

import { namesAfter } from './names-in-text';
import { type Money, readMoney } from './money';
import { replaceNumberWords } from './replace-number-words';

type Round = EvidenceValues['funding.investment_history'];
/** What the text of a post states about a round. The date is the post's. */
export type RoundFacts = Omit<Round, 'date'>;

/** The file `vocabulary/funding-rounds.json`. */
interface FundingRoundWords {
  seed: Record<'prefixed' | 'afterSeed' | 'beforeSeed' | 'names', SpellingsByLanguage>;
  stages: Readonly<Record<string, SpellingsByLanguage>>;
  investors: Record<'ledBy' | 'with' | 'leads' | 'tookPart' | 'givenBy', SpellingsByLanguage>;
  valuation: Record<'before' | 'after', SpellingsByLanguage>;
  total: Record<'before' | 'verbsBefore' | 'after', SpellingsByLanguage>;
  otherAmounts: Record<'before' | 'after', SpellingsByLanguage>;
}

const { seed, stages, investors, valuation, total, otherAmounts } =
  loadVocabulary<FundingRoundWords>('funding-rounds');
const oneOf = foldedPatternOf;

/** Stages and the words that name them, folded. The first match wins. */
const STAGES: [stage: string, words: RegExp][] = [
  ['Pre-Seed', new RegExp(`\\bpre-?\\s?${oneOf(seed.prefixed)}`)],
  [
    'Seed',
    new RegExp(
      `\\bseed[- ]?(?:${oneOf(seed.afterSeed)}|:)|${oneOf(seed.beforeSeed)} seed\\b|\\b${oneOf(seed.names)}\\b`,
    ),
  ],
  ...Object.entries(stages).map(([stage, words]): [string, RegExp] => [
    stage,
    new RegExp(`\\b${oneOf(words)}\\b`),
  ]),
];
const SERIES = /\bseri[ea]s?[ -]([a-j])(\d?)\b(?!-[a-z]\b)/;

const LEADING = new RegExp(`\\b${patternOf(investors.ledBy)}`, 'giu');
const TAKING_PART = new RegExp(`\\b${patternOf(investors.with)}`, 'giu');
/** The end of a word. `\b` does not match after an accented letter. */
const WORD_END = '(?:\\b|(?<!\\w))';
/** Verbs after the investors' names: `Foo Capital led the round`, `with Bar and Baz taking part`. */
const LED = new RegExp(`\\b${patternOf(investors.leads)}\\b`, 'iu');
const TOOK_PART = new RegExp(`\\b${patternOf(investors.tookPart)}${WORD_END}`, 'iu');
/** The investor directly after the amount: `raises €5M from Foo`. */
const GIVEN_BY = new RegExp(`^.{0,40}?\\b${patternOf(investors.givenBy)}\\b`, 'u');

const VALUATION_BEFORE = new RegExp(`${oneOf(valuation.before)}[^,.;]{0,25}$`);
const VALUATION_AFTER = new RegExp(`^.{0,12}\\b(?:(?:pre|post)-money )?${oneOf(valuation.after)}`);
const TOTAL_BEFORE = new RegExp(
  `(?:total(?! of\\b)|${oneOf(total.before)})[^,.;]{0,40}$|\\b${oneOf(total.verbsBefore)}\\b[^,.;]{0,60}$`,
);
const TOTAL_AFTER = new RegExp(`^[^,.;]{0,25}\\b${oneOf(total.after)}\\b`);
const otherAmount = (words: SpellingsByLanguage): string => oneOf(words).replaceAll("'", '.');
const OTHER_AMOUNT_BEFORE = new RegExp(`\\b${otherAmount(otherAmounts.before)}[^,.;]{0,30}$`);
const OTHER_AMOUNT_AFTER = new RegExp(`^.{0,15}\\b${otherAmount(otherAmounts.after)}\\b`);
/** No company announces a smaller round. */
const SMALLEST_ROUND = 10_000;

/** Returns the amounts large enough for a round, in order. */
function roundMoney(text: string, crown: string | null): Money[] {
  return readMoney(text, crown).filter(({ amount }) => amount >= SMALLEST_ROUND);
}

/** An amount of money in a text about a round, and what it is. */
export interface RoundMoney extends Money {
  role: 'round' | 'valuation' | 'total' | 'other';
}

/**
 * Returns the amounts in a text about rounds, in order, with what each of them is. `crown` is the currency
 * that `kr` stands for.
 */
export function findRoundAmounts(text: string, crown: string | null = null): RoundMoney[] {
  return roundMoney(text, crown).map((money) => ({ ...money, role: roleOf(money, text) }));
}

/**
 * Reads what a headline and the paragraphs below it state about one funding round. `kr` is read as the
 * currency `crown`, and ignored if that is null.
 */
export function readRound(title: string, opening: string, crown: string | null = null): RoundFacts {
  const text = withoutCutNames(replaceNumberWords(`${title}. ${opening}`));
  const amounts = roundMoney(text, crown);
  const raised = amounts.find((money) => roleOf(money, text) === 'round');
  const valuation = amounts.find((money) => roleOf(money, text) === 'valuation');
  const lead = [...namesAfterTriggers(text, LEADING), ...namesBefore(text, LED)];
  const investorsAfterAmount = raised ? givenBy(text, raised) : [];
  return {
    stage: stageOf(text),
    amount: raised?.amount ?? null,
    amount_usd: raised?.currency === 'USD' ? raised.amount : null,
    currency: raised?.currency ?? null,
    valuation: valuation?.amount ?? null,
    valuation_usd: valuation?.currency === 'USD' ? valuation.amount : null,
    investors: distinct([
      ...lead,
      ...namesAfterTriggers(text, TAKING_PART),
      ...namesBefore(text, TOOK_PART),
      ...investorsAfterAmount,
    ]),
    lead_investors: distinct(lead),
  };
}

/** Returns the stage that a text names, such as `Series A`, or null. */
export function stageOf(text: string): string | null {
  const folded = foldText(text.slice(0, 2000));
  const series = SERIES.exec(folded);
  const other = STAGES.find(([, words]) => words.test(folded));
  if (!series) return other?.[0] ?? null;
  // The headline's stage comes first: `Series A`, even if the text mentions the seed round later.
  if (other && folded.search(other[1]) < series.index) return other[0];
  return `Series ${(series[1] ?? '').toUpperCase()}${series[2] ?? ''}`;
}

function roleOf(money: Money, text: string): RoundMoney['role'] {
  const before = foldText(text.slice(Math.max(0, money.start - 60), money.start));
  const after = foldText(text.slice(money.end, money.end + 40));
  if (VALUATION_AFTER.test(after) || VALUATION_BEFORE.test(before)) return 'valuation';
  if (TOTAL_BEFORE.test(before) || TOTAL_AFTER.test(after)) return 'total';
  return OTHER_AMOUNT_BEFORE.test(before) || OTHER_AMOUNT_AFTER.test(after) ? 'other' : 'round';
}

function namesAfterTriggers(text: string, triggers: RegExp): string[] {
  return allMatches(text, triggers)
    .slice(0, 10)
    .flatMap((match) => namesAfter(text, match.index + match[0].length));
}

/** Returns the names at the start of a clause that ends in the given words. */
function namesBefore(text: string, action: RegExp): string[] {
  return text.split(/[.;!?](?:\s|$)|\bwith\b|\bwhile\b/).flatMap((clause) => {
    const found = action.exec(clause);
    const start = found ? clause.slice(0, found.index).replace(/\s(?:also|have|has|auch|both)\s$/, ' ') : '';
    return start.length > 0 && start.length < 200 ? namesThrough(start) : [];
  });
}

/** Returns the names in a clause if it contains nothing else. */
function namesThrough(clause: string): string[] {
  const names = namesAfter(clause, 0);
  const last = names.at(-1);
  return last !== undefined && clause.trim().endsWith(last) ? names : [];
}

function givenBy(text: string, raised: Money): string[] {
  const rest = text.slice(raised.end, raised.end + 60).split(/[.;!?]/)[0] ?? '';
  const found = GIVEN_BY.exec(rest);
  return found ? namesAfter(text, raised.end + found[0].length) : [];
}

function distinct(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [foldText(name), name]));
  return [...byKey.values()];
}
