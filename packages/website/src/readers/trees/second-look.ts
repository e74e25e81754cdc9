import { groupBy } from '../group-by';

/** What first trees say of a candidate, each judged alone. */
export interface FirstLook {
  /** Equal for the same name at several places of a site. */
  key: string;
  /** The same for candidates that stand together. */
  group: unknown;
  /** From 0 to 1. */
  score: number;
}

/** A candidate by the logarithm of its odds, at its place and at the best place of its name. */
interface Look extends Pick<FirstLook, 'key' | 'group'> {
  odds: number;
  best: number;
}

/** Smaller groups say little of a site. */
const LEAST_GROUP = 3;
/** Keeps the odds of certain scores finite. */
const LEAST_SHARE = 1e-4;
/** What counts as the odds of nothing: less than those of any score. */
const NONE = -10;
const LIKELY = oddsOf(0.5);
const SURE = oddsOf(0.8);

/**
 * Returns for each candidate of a site what the scores say of its name at all places, of those beside it, and of
 * the whole site, by name of the feature.
 */
export function secondLook(candidates: readonly FirstLook[]): Record<string, number>[] {
  const names = groupBy(
    candidates.map(({ key, score }) => ({ key, odds: oddsOf(score) })),
    ({ key }) => key,
  );
  const ofName = new Map([...names].map(([key, places]) => [key, nameFeatures(places)]));
  const looks = candidates.map(({ key, group, score }): Look => ({
    key,
    group,
    odds: oddsOf(score),
    best: ofName.get(key)?.['name.best'] ?? NONE,
  }));
  const ofGroup = new Map(
    [...groupBy(looks, ({ group }) => group)].map(([group, all]) => [group, sumsOf(all)]),
  );
  const bestGroup = highest(
    [...ofGroup.values()].flatMap(({ size, odds }) => (size < LEAST_GROUP ? [] : [odds / size])),
  );
  const site = { 'site.group': bestGroup, ...siteFeatures(looks) };
  const beside = looks.map((look) => besideFeatures(look, ofGroup.get(look.group)));
  const bestBeside = new Map<string, number>();
  looks.forEach(({ key }, at) =>
    bestBeside.set(key, highest([bestBeside.get(key) ?? NONE, beside[at]?.['others'] ?? NONE])),
  );
  const rank = ranksOf(looks);
  return looks.map(({ key, odds, best }, at) => ({
    ...site,
    ...ofName.get(key),
    ...beside[at],
    odds,
    lead: odds - bestGroup,
    'name.others': bestBeside.get(key) ?? NONE,
    'name.rank': rank.get(best) ?? 0,
  }));
}

function nameFeatures(places: readonly { odds: number }[]): Record<string, number> {
  const odds = places.map((place) => place.odds);
  return {
    'name.best': highest(odds),
    'name.mean': odds.reduce((sum, value) => sum + value, 0) / odds.length,
    'name.places': odds.length,
  };
}

/** How many names of a site are likely, and sure. */
function siteFeatures(looks: readonly Look[]): Record<string, number> {
  const best = [...new Map(looks.map((look) => [look.key, look.best])).values()];
  return {
    'site.likely': best.filter((odds) => odds > LIKELY).length,
    'site.sure': best.filter((odds) => odds > SURE).length,
  };
}

interface Sums {
  size: number;
  odds: number;
  best: number;
  highest: number;
}

function sumsOf(group: readonly Look[]): Sums {
  return {
    size: group.length,
    odds: group.reduce((sum, { odds }) => sum + odds, 0),
    best: group.reduce((sum, { best }) => sum + best, 0),
    highest: highest(group.map(({ best }) => best)),
  };
}

/** What the others of the group are worth, here and at their best places. */
function besideFeatures({ odds, best }: Look, group: Sums | undefined): Record<string, number> {
  const others = (group?.size ?? 1) - 1;
  const meanOfOthers = (sum: number): number => (others === 0 ? NONE : sum / others);
  return {
    others: meanOfOthers((group?.best ?? best) - best),
    'others.here': meanOfOthers((group?.odds ?? odds) - odds),
    group: (group?.odds ?? odds) / (others + 1),
    'group.best': group?.highest ?? best,
  };
}

/** Returns how many better odds names of the site have than such ones. */
function ranksOf(looks: readonly Look[]): ReadonlyMap<number, number> {
  const sorted = [...new Set(looks.map(({ best }) => best))].toSorted((a, b) => b - a);
  return new Map(sorted.map((odds, at) => [odds, at]));
}

function highest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), NONE);
}

function oddsOf(score: number): number {
  return Math.log((score + LEAST_SHARE) / (1 - score + LEAST_SHARE));
}
