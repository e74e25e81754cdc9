import type { Evidence, EvidenceOf } from '@firmlens/contract';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { homeCountry } from '../company/home-country';
import type { Post } from '../news/post';
import { siteLayoutOf } from '../../layout/layout';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { investorsOnPages, stockListing } from './investor-pages';
import { createSiteNameMatcher } from '../site-name-matcher';
import { fullPosts } from './full-posts';
import { fundingSource } from './funding-words';
import { hasLegalForm, isNameOnSite } from './name-on-site';
import { fullDayOrNull, type Statement, statementsOf, statementsOfPost } from './statements';
import { acquiredCompaniesIn, listedAcquisitions } from './stated-acquisitions';
import { stakeholdersIn } from './stated-investors';
import { longestNameAmong, longestNames } from './longest-names';
import {
  roundOfStatement,
  type RoundContext,
  roundsOfPost,
  type StatedRound,
  totalRaisedIn,
} from './stated-rounds';

/** Confidence of a post's wording. Names in a running list of investors are less certain than the amount. */
const CONFIDENCE = {
  title: 0.85,
  opening: 0.65,
  aside: 0.6,
  page: 0.6,
  investor: 0.9,
  acquisition: 0.85,
  told: 0.75,
  listing: 0.9,
  stated: 0.85,
  total: 0.65,
};
/** Posts further apart than this are about different rounds. */
const SAME_ROUND_DAYS = 45;
const WITH_PLACE = new RegExp(
  `^(.{3,}?) (?:${fundingSource(({ names }) => names?.beforeTowns)}|${fundingSource(({ names }) => names?.beforeSomeTowns)}) `,
  'u',
);
const DAY_MS = 86_400_000;
/** More rounds than any company has had. */
const MAX_ROUNDS = 50;
const MAX_STATED_ROUNDS = 120;
/** More investors than any round has had. */
const MAX_INVESTORS = 100;
/** The currency that `kr` stands for, by country. */
const CROWNS: Readonly<Record<string, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', CZ: 'CZK' };

/**
 * Reads the `funding.*` fields. Rounds, totals raised and acquisitions come from the company's posts,
 * milestones and pages about itself; investors also from pages that show them.
 */
export const readFunding: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const posts = fullPosts(input);
  const statements = statementsOf(input, posts);
  const reading = {
    isOwnName,
    crown: CROWNS[homeCountry(input) ?? ''] ?? null,
    observedAt: input.observedAt,
  };
  const stated = posts.flatMap((post) => roundsOfPost(post, reading));
  for (const statement of statements) {
    if (stated.length >= MAX_STATED_ROUNDS) break;
    stated.push(...[roundOfStatement(statement, reading)].filter((round) => round !== null));
  }
  const distinct = distinctRounds(stated.slice(0, MAX_STATED_ROUNDS)).slice(0, MAX_ROUNDS);
  const rounds = withFullNames(distinct, investorsOnPages(input.pages, isOwnName));
  return [
    ...rounds.flatMap((round) => roundEvidence(input, round)),
    ...totalEvidence(input, posts, statements, stated, reading),
    ...stageEvidence(input, rounds),
    ...acquisitionEvidence(input, posts, statements, isOwnName),
    ...investorEvidence(input, posts, statements, rounds, isOwnName),
  ];
};

/** Merges reports of the same round. The most detailed one wins, completed from the others. */
function distinctRounds(rounds: readonly StatedRound[]): StatedRound[] {
  const distinct: StatedRound[] = [];
  for (const round of rounds.toSorted((a, b) => countKnownFacts(b) - countKnownFacts(a))) {
    const at = distinct.findIndex((other) => isSameRound(other, round));
    const same = distinct[at];
    if (same === undefined) distinct.push(round);
    else distinct[at] = mergeRounds(same, round);
  }
  return distinct;
}

/** Replaces short investor names with the full ones: `Gullwing` is `Gullwing Ventures`. */
function withFullNames(rounds: readonly StatedRound[], stated: readonly { name: string }[]): StatedRound[] {
  const known = [...rounds.flatMap(({ facts }) => facts.investors), ...stated.map(({ name }) => name)];
  const fullNameOf = longestNameAmong(known);
  const full = (names: readonly string[]): string[] => longestNames(names.map(fullNameOf));
  return rounds.map((round) => ({
    ...round,
    facts: {
      ...round.facts,
      investors: full(round.facts.investors),
      lead_investors: full(round.facts.lead_investors),
    },
  }));
}

function mergeRounds(best: StatedRound, other: StatedRound): StatedRound {
  const isFiner = (other.time?.length ?? 0) > (best.time?.length ?? 0);
  const { facts } = best;
  return {
    ...best,
    time: isFiner ? other.time : best.time,
    facts: {
      ...facts,
      stage: facts.stage ?? other.facts.stage,
      ...(facts.amount === null && {
        amount: other.facts.amount,
        amount_usd: other.facts.amount_usd,
        currency: other.facts.currency,
      }),
      investors: allNames(facts.investors, other.facts.investors),
      lead_investors: allNames(facts.lead_investors, other.facts.lead_investors),
    },
  };
}

function allNames(names: readonly string[], others: readonly string[]): string[] {
  return longestNames([...names, ...others]).slice(0, MAX_INVESTORS);
}

function isSameRound(a: StatedRound, b: StatedRound): boolean {
  if (!isSameTime(a.time, b.time)) return false;
  const isCompatible = (one: unknown, other: unknown): boolean =>
    one === null || other === null || one === other;
  const sameSum = isCompatible(a.facts.amount, b.facts.amount) || a.facts.currency !== b.facts.currency;
  return sameSum && isCompatible(a.facts.stage, b.facts.stage);
}

/** Whether two times may belong to the same round. Either may be just a month or a year. */
function isSameTime(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  const shared = Math.min(a.length, b.length);
  if (shared < 10) return a.slice(0, shared) === b.slice(0, shared);
  return Math.abs(Date.parse(a) - Date.parse(b)) <= SAME_ROUND_DAYS * DAY_MS;
}

function countKnownFacts({ facts, foundIn }: StatedRound): number {
  const known = [facts.amount, facts.stage, facts.valuation].filter((part) => part !== null).length;
  return known + facts.investors.length / 100 + (foundIn === 'title' || foundIn === 'opening' ? 0.5 : 0);
}

function roundEvidence(input: ReaderInput, { facts, time, url, origin, foundIn }: StatedRound): Evidence[] {
  const from = { origin, url };
  const confidence = CONFIDENCE[foundIn];
  const value = { ...facts, date: fullDayOrNull(time) };
  return [
    createEvidence(input, 'funding.investment_history', value, { ...from, confidence }),
    ...facts.investors.map((name) =>
      createEvidence(input, 'funding.investors', name, { ...from, confidence: CONFIDENCE.investor }),
    ),
    ...facts.lead_investors.map((name) =>
      createEvidence(input, 'funding.lead_investors', name, { ...from, confidence: CONFIDENCE.investor }),
    ),
    ...(facts.valuation_usd === null
      ? []
      : [createEvidence(input, 'funding.last_valuation', facts.valuation_usd, { ...from, confidence })]),
  ];
}

/** Returns `Public` if the site names its ticker, else the stage of the latest dated round that has one. */
function stageEvidence(input: ReaderInput, rounds: readonly StatedRound[]): Evidence[] {
  const listing = stockListing(input.pages);
  if (listing) {
    return [
      createEvidence(input, 'funding.funding_stage', 'Public', {
        ...listing,
        confidence: CONFIDENCE.listing,
      }),
    ];
  }
  const [newest] = rounds
    .filter(({ facts, time }) => facts.stage !== null && time !== null)
    .toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? ''));
  if (!newest?.facts.stage) return [];
  const { origin, url, foundIn } = newest;
  const from = { origin, url, confidence: CONFIDENCE[foundIn] };
  return [createEvidence(input, 'funding.funding_stage', newest.facts.stage, from)];
}

/** Returns the total that the company says it has raised, dated to the day of the statement. */
function totalEvidence(
  input: ReaderInput,
  posts: readonly Post[],
  statements: readonly Statement[],
  stated: readonly StatedRound[],
  reading: RoundContext,
): Evidence[] {
  const announcing = new Set(stated.filter(({ foundIn }) => foundIn !== 'page').map(({ url }) => url));
  const texts = [
    ...posts
      .filter(({ url }) => announcing.has(url))
      .map(({ title, opening, date, origin, url }) => ({ text: `${title}. ${opening}`, date, origin, url })),
    ...statements.map(({ text, time, url }) => ({
      text,
      date: fullDayOrNull(time) ?? (time === null ? input.observedAt.slice(0, 10) : null),
      origin: 'text',
      url: url.href,
    })),
  ];
  return texts.flatMap(({ text, date, origin, url }) => {
    const total = date === null ? null : totalRaisedIn(text, reading);
    if (total === null || date === null) return [];
    const { amount, currency } = total;
    const from = { origin, url, confidence: CONFIDENCE.total };
    return [createEvidence(input, 'funding.stated_total', { amount, currency, date }, from)];
  });
}

/** Returns the companies that posts, milestones, lists and sentences report as acquired. */
function acquisitionEvidence(
  input: ReaderInput,
  posts: readonly Post[],
  statements: readonly Statement[],
  isOwnName: CompanyNameMatcher,
): Evidence[] {
  const seen = (
    name: string,
    origin: string,
    url: URL | string,
    confidence: number,
  ): EvidenceOf<'funding.acquisitions'> =>
    createEvidence(input, 'funding.acquisitions', name, { origin, url, confidence });
  const found = [
    ...posts.flatMap((post) => {
      const { title, opening, origin, url } = post;
      const inTitle = acquiredCompaniesIn(title, 'title', isOwnName, opening);
      const names =
        inTitle.length > 0
          ? inTitle
          : statementsOfPost(post, input.observedAt)
              .slice(0, 3)
              .flatMap(({ text }) => acquiredCompaniesIn(text, 'sentence', isOwnName));
      return names.map((name) => seen(name, origin, url, CONFIDENCE.acquisition));
    }),
    ...statements.flatMap(({ text, kind, time, url }) =>
      acquiredCompaniesIn(text, kind, isOwnName)
        // Outside of news and without a time, `übernehmen` is what the company does every day.
        .filter((name) => time !== null || hasLegalForm(text, name))
        .map((name) => seen(name, 'text', url, CONFIDENCE.told)),
    ),
    ...input.pages
      .filter(({ kind }) => kind === 'about' || kind === 'home' || kind === 'other')
      .flatMap((page) =>
        listedAcquisitions(page, isOwnName).map((name) => seen(name, 'text', page.url, CONFIDENCE.told)),
      ),
  ];
  // `Serrat de Castellón` and `Serrat` are the same company, with and without its town.
  const names = new Set(found.map(({ value }) => value));
  const site = siteLayoutOf(input.pages);
  return found.filter(({ value }) => {
    if (!isNameOnSite(value, site)) return false;
    const placed = WITH_PLACE.exec(value)?.[1];
    return placed === undefined || !names.has(placed);
  });
}

/** Returns the investors shown or named on pages outside of the rounds. */
function investorEvidence(
  input: ReaderInput,
  posts: readonly Post[],
  statements: readonly Statement[],
  rounds: readonly StatedRound[],
  isOwnName: CompanyNameMatcher,
): Evidence[] {
  const investorsInPosts = posts.flatMap((post) => [
    { text: post.title, time: post.date, kind: 'sentence' as const, url: new URL(post.url) },
    ...statementsOfPost(post, input.observedAt).slice(0, 4),
  ]);
  const stakes = [...statements, ...investorsInPosts].flatMap((statement) =>
    stakeholdersIn(statement, isOwnName).map((name) => ({ name, url: statement.url })),
  );
  const known = rounds.flatMap(({ facts }) => facts.investors);
  const found = [...investorsOnPages(input.pages, isOwnName), ...stakes].filter(
    ({ name }) => !isOwnName(name),
  );
  const fullest = new Set(longestNames([...known, ...found.map(({ name }) => name)]));
  return found
    .filter(({ name }) => fullest.has(name))
    .map(({ name, url }) =>
      createEvidence(input, 'funding.investors', name, {
        origin: 'text',
        url,
        confidence: CONFIDENCE.stated,
      }),
    );
}
