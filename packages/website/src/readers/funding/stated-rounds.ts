import {
  detectEvent,
  findRoundAmounts,
  readRound,
  type RoundFacts,
  type RoundMoney,
  stageOf,
  givesAdvice,
  isCancelled,
  isRoundup,
  type CompanyNameMatcher,
  toSearchableText,
  replaceNumberWords,
  isHearsay,
} from '@firmlens/headlines';

import { foldText } from '@firmlens/text';
import type { Post } from '../news/post';
import { splitSentences } from '../split-sentences';
import {
  EARLIER_ROUND_WORDS,
  INVESTMENT_FUND_WORDS,
  INVESTOR_VERBS,
  NOT_A_COMPANY_ROUND,
  NOT_RAISED,
  RAISED_VERBS,
  RAISING_TOTAL,
  ROUND_WORDS,
} from './round-wording';
import { type Statement, partialDateIn } from './statements';
import { partyNamesIn } from './party-names';
import { investorsIn, isInvestmentFirmName } from './stated-investors';
import { longestNames } from './longest-names';
import { isCompanyDeal, mentionsThirdParty, refersToCompany } from './deal-owner';

/** A round that the site reports. */
export interface StatedRound {
  facts: RoundFacts;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, or null. */
  time: string | null;
  url: string;
  origin: Post['origin'];
  foundIn: 'title' | 'opening' | 'aside' | 'page';
}

/** The context in which round texts are read, including what `kr` means. */
export interface RoundContext {
  isOwnName: CompanyNameMatcher;
  /** ISO 4217, or null if the country has no such currency. */
  crown: string | null;
  observedAt: string;
}

const LEADING_SENTENCES = 4;

/** Returns the round that a post announces and the earlier ones it mentions. */
export function roundsOfPost(post: Post, reading: RoundContext): StatedRound[] {
  const foundIn = announcedBy(post, reading);
  if (foundIn === null) return [];
  const first = readRound(post.title, post.opening, reading.crown);
  const sentences = splitSentences(post.opening).map((sentence) =>
    extractEarlierRounds(sentence, first, post.date, reading),
  );
  const opening = sentences.map(({ rest }) => rest).join(' ');
  const read = factsOf(post.title, opening, reading);
  const facts = { ...read, stage: read.stage ?? stageOfAddress(post.url) };
  if (facts.amount === null && facts.stage === null) return [];
  const source = { url: post.url, origin: post.origin };
  const earlier = sentences
    .flatMap(({ rounds }) => rounds)
    .map((aside) => ({ ...aside, ...source, foundIn: 'aside' as const }));
  return [{ facts, time: post.date, ...source, foundIn }, ...earlier];
}

/** Returns the round that a sentence or milestone on a page about the company reports, or null. */
export function roundOfStatement(statement: Statement, reading: RoundContext): StatedRound | null {
  const { kind, time, url } = statement;
  // Most statements have no such word, with their numbers in words or in digits.
  if (!ROUND_WORDS.test(foldText(statement.text))) return null;
  const text = replaceNumberWords(statement.text);
  const folded = foldText(text);
  const isCompanyRound = ROUND_WORDS.test(folded) && !isNotCompanyRound(text, folded);
  if (!isCompanyRound || (kind === 'sentence' && !reportsCompanyRound(text, folded, time, reading)))
    return null;
  const facts = factsOf('', text, reading);
  if (facts.amount === null && facts.stage === null) return null;
  if (facts.amount === null && kind === 'sentence' && facts.lead_investors.length === 0) return null;
  if (kind === 'sentence' && facts.stage === null && (time === null || !RAISED_VERBS.test(folded)))
    return null;
  if (INVESTOR_VERBS.test(folded) && facts.stage === null && facts.investors.length === 0) return null;
  return { facts, time, url: url.href, origin: 'text', foundIn: 'page' };
}

/** Returns the total that the company says it has raised, from a text about its rounds, or null. */
export function totalRaisedIn(text: string, { isOwnName, crown }: RoundContext): RoundMoney | null {
  const opening = text.slice(0, 3000);
  const words = foldText(opening);
  if (!RAISING_TOTAL.test(words) && !ROUND_WORDS.test(words)) return null;
  for (const sentence of splitSentences(replaceNumberWords(opening))) {
    if (!/\d/.test(sentence)) continue;
    const folded = foldText(sentence);
    if (NOT_A_COMPANY_ROUND.test(folded)) continue;
    if (!RAISING_TOTAL.test(folded) && !(ROUND_WORDS.test(folded) && refersToCompany(sentence, isOwnName)))
      continue;
    const total = findRoundAmounts(sentence, crown).find(({ role }) => role === 'total');
    if (total) return total;
  }
  return null;
}

/** Returns the stage named in the last segment of an address: `/news/our-series-a`. */
function stageOfAddress(url: string): string | null {
  const slug = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
  const [, seed] = /(?:^|-)((?:pre-)?seed)(?:-|$)/.exec(slug) ?? [];
  return seed === undefined ? stageOf(slug.slice(0, 100)) : seed === 'seed' ? 'Seed' : 'Pre-Seed';
}

function announcedBy(post: Post, { isOwnName, crown }: RoundContext): 'title' | 'opening' | null {
  const title = toSearchableText(post.title);
  if (givesAdvice(title) || isRoundup(title) || isCancelled(title) || /\?\s*$/.test(post.title)) return null;
  const words = foldText(post.title);
  if (INVESTMENT_FUND_WORDS.test(words) || NOT_RAISED.test(words)) return null;
  const event = detectEvent(post, 'own', isOwnName);
  if (event?.class === 'rumour') return null;
  if (event?.type === 'funding') return event.foundIn;
  const heading = replaceNumberWords(post.title);
  if (announces(heading, 'title', isOwnName, crown)) return 'title';
  if (event !== null && event.foundIn === 'title') return null;
  const lead = splitSentences(replaceNumberWords(post.opening)).slice(0, LEADING_SENTENCES);
  return lead.some((sentence) => announces(sentence, 'sentence', isOwnName, crown)) ? 'opening' : null;
}

/** Whether a headline or sentence announces a round of the company. */
function announces(
  text: string,
  speech: 'title' | 'sentence',
  isOwnName: CompanyNameMatcher,
  crown: string | null,
): boolean {
  const folded = foldText(text);
  const words = ROUND_WORDS.exec(folded);
  if (!words || isNotCompanyRound(text, folded)) return false;
  if (stageOf(text) === null && !findRoundAmounts(text, crown).some(({ role }) => role === 'round'))
    return false;
  // The sentence starts with the investor, so the company must come after, as the recipient.
  if (INVESTOR_VERBS.test(folded)) return refersToCompany(text.slice(words.index), isOwnName);
  return (
    isCompanyDeal(text.slice(0, words.index), words[0], speech, isOwnName) ||
    (speech === 'title' && isOwnName(text)) ||
    (refersToCompany(text, isOwnName) &&
      partyNamesIn(text).some((name) => isInvestmentFirmName(name, isOwnName)))
  );
}

function reportsCompanyRound(
  text: string,
  folded: string,
  time: string | null,
  { isOwnName }: RoundContext,
): boolean {
  const before = folded.slice(0, folded.search(ROUND_WORDS));
  if (mentionsThirdParty(before)) return false;
  return (
    refersToCompany(text, isOwnName) &&
    (RAISED_VERBS.test(folded) || (time !== null && stageOf(text) !== null))
  );
}

function isNotCompanyRound(text: string, folded: string): boolean {
  return (
    NOT_A_COMPANY_ROUND.test(folded) ||
    INVESTMENT_FUND_WORDS.test(folded) ||
    isHearsay(toSearchableText(text))
  );
}

/**
 * Returns the earlier rounds that a sentence mentions besides the post's own, and the sentence without them.
 */
function extractEarlierRounds(
  sentence: string,
  main: RoundFacts,
  date: string | null,
  reading: RoundContext,
): { rounds: { facts: RoundFacts; time: string | null }[]; rest: string } {
  const text = replaceNumberWords(sentence);
  const amounts = findRoundAmounts(text, reading.crown);
  const rounds: { facts: RoundFacts; time: string | null }[] = [];
  let rest = text;
  for (const [at, money] of amounts.entries()) {
    if (money.role !== 'round' || money.amount === main.amount) continue;
    const from = Math.max(amounts[at - 1]?.end ?? 0, text.lastIndexOf(';', money.start) + 1);
    const end = amounts[at + 1]?.start ?? text.length;
    const part = text.slice(from, end);
    const time = partialDateIn(part, reading.observedAt);
    const stage = stageOf(part);
    const isEarlier = time !== null && date !== null && time < date.slice(0, time.length);
    const isOther = stage !== null && stage !== main.stage && EARLIER_ROUND_WORDS.test(foldText(part));
    if (!isEarlier && !isOther) continue;
    // Text before the amount may still be about the post's own round.
    const roundText = text.slice(money.start, end);
    rounds.push({ facts: { ...factsOf('', roundText, reading), stage }, time });
    rest = rest.replace(roundText, ' ');
  }
  return { rounds, rest };
}

/** Extracts the facts of a round, including the investors named in any supported language. */
function factsOf(title: string, opening: string, { isOwnName, crown }: RoundContext): RoundFacts {
  const facts = readRound(title, opening, crown);
  const { leads, others } = investorsIn(`${title}. ${opening}`, isOwnName);
  const known = [...facts.investors, ...leads, ...others].filter((name) => !isOwnName(name));
  return {
    ...facts,
    investors: longestNames(known),
    lead_investors: longestNames([...facts.lead_investors, ...leads].filter((name) => !isOwnName(name))),
  };
}
