import type { Evidence } from '@firmlens/contract';
import { acquired } from '../../../news/event-entities';
import type { Post } from '../news/post';
import { eventOfPost, postsOfSite } from '../news/site-posts';
import type { OwnName } from '../../../news/own-name';
import { ownNameOf } from '../own-name';
import { observe, type Reader, type ReaderInput } from '../reader';
import { statedInvestors, stockListing } from './investor-pages';
import { readRound, type RoundFacts } from '../../../news/funding-round';

/** How sure a post's words are; names in a running list of investors are less sure than its sum. */
const CONFIDENCE = {
  round: 0.85,
  opening: 0.65,
  investor: 0.75,
  acquisition: 0.8,
  listing: 0.9,
  stated: 0.65,
};
/** Two posts about rounds that lie further apart tell of two rounds. */
const SAME_ROUND_DAYS = 45;
const DAY_MS = 86_400_000;

interface Round {
  facts: RoundFacts;
  post: Post;
  confidence: number;
}

/** The `funding.*` fields: rounds and acquisitions from the company's own posts, investors also from the pages that show them. */
export const readFunding: Reader = (input) => {
  const isOwnName = ownNameOf(input);
  const posts = postsOfSite(input);
  const rounds = distinctRounds(posts.flatMap((post) => roundOf(input, post)));
  return [
    ...rounds.flatMap((round) => roundEvidence(input, round, isOwnName)),
    ...stageEvidence(input, rounds),
    ...posts.flatMap((post) => acquisitionEvidence(input, post, isOwnName)),
    ...statedInvestors(input.pages)
      .filter(({ name }) => !isOwnName(name))
      .map(({ name, url }) =>
        observe(input, 'funding.investors', name, { origin: 'text', url, confidence: CONFIDENCE.stated }),
      ),
  ];
};

function roundOf(input: ReaderInput, post: Post): Round[] {
  const event = eventOfPost(input, post);
  if (event?.type !== 'funding' || event.class === 'rumour') return [];
  const facts = readRound(post.title, post.opening);
  if (facts.amount === null && facts.stage === null) return [];
  return [{ facts, post, confidence: event.toldBy === 'title' ? CONFIDENCE.round : CONFIDENCE.opening }];
}

/** One round told by several posts is the post that tells most, with what only the others know. */
function distinctRounds(rounds: readonly Round[]): Round[] {
  const distinct: Round[] = [];
  for (const round of rounds.toSorted((a, b) => knownParts(b.facts) - knownParts(a.facts))) {
    const same = distinct.find((other) => isSameRound(other, round));
    if (!same) distinct.push(round);
    else if (same.post.date === null) same.post = { ...same.post, date: round.post.date };
  }
  return distinct;
}

function isSameRound(a: Round, b: Round): boolean {
  const [first, second] = [a.post.date, b.post.date];
  if (first && second && Math.abs(Date.parse(first) - Date.parse(second)) > SAME_ROUND_DAYS * DAY_MS)
    return false;
  const agrees = (one: unknown, other: unknown): boolean => one === null || other === null || one === other;
  const sameSum = agrees(a.facts.amount, b.facts.amount) || a.facts.currency !== b.facts.currency;
  return sameSum && agrees(a.facts.stage, b.facts.stage);
}

function knownParts(facts: RoundFacts): number {
  return (
    [facts.amount, facts.stage, facts.valuation].filter((part) => part !== null).length +
    facts.investors.length / 100
  );
}

function roundEvidence(
  input: ReaderInput,
  { facts, post, confidence }: Round,
  isOwnName: OwnName,
): Evidence[] {
  const from = { origin: post.origin, url: post.url };
  const others = (names: string[]): string[] => names.filter((name) => !isOwnName(name));
  const [investors, leads] = [others(facts.investors), others(facts.lead_investors)];
  const value = { ...facts, date: post.date, investors, lead_investors: leads };
  return [
    observe(input, 'funding.investment_history', value, { ...from, confidence }),
    ...investors.map((name) =>
      observe(input, 'funding.investors', name, { ...from, confidence: CONFIDENCE.investor }),
    ),
    ...leads.map((name) =>
      observe(input, 'funding.lead_investors', name, { ...from, confidence: CONFIDENCE.investor }),
    ),
    ...(facts.valuation_usd === null
      ? []
      : [observe(input, 'funding.last_valuation', facts.valuation_usd, { ...from, confidence })]),
  ];
}

/** `Public` where the site names its ticker, else the stage of the newest dated round that has one. */
function stageEvidence(input: ReaderInput, rounds: readonly Round[]): Evidence[] {
  const listing = stockListing(input.pages);
  if (listing) {
    return [
      observe(input, 'funding.funding_stage', 'Public', { ...listing, confidence: CONFIDENCE.listing }),
    ];
  }
  const [newest] = rounds
    .filter(({ facts, post }) => facts.stage !== null && post.date !== null)
    .toSorted((a, b) => (b.post.date ?? '').localeCompare(a.post.date ?? ''));
  if (!newest?.facts.stage) return [];
  const { post, confidence } = newest;
  return [
    observe(input, 'funding.funding_stage', newest.facts.stage, {
      origin: post.origin,
      url: post.url,
      confidence,
    }),
  ];
}

function acquisitionEvidence(input: ReaderInput, post: Post, isOwnName: OwnName): Evidence[] {
  const event = eventOfPost(input, post);
  if (event?.type !== 'acquisition' || event.class === 'rumour' || event.toldBy !== 'title') return [];
  return acquired(post.title, isOwnName).map((name) =>
    observe(input, 'funding.acquisitions', name, {
      origin: post.origin,
      url: post.url,
      confidence: CONFIDENCE.acquisition,
    }),
  );
}
