import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BoostedTrees, scoreOf } from './boosted-trees';
import { secondLook } from './second-look';

/** Trees, and what their scores are worth. */
interface Ranking extends BoostedTrees {
  /** From which score on which share of the candidates is right, on sites that the trees had not seen. Ascending. */
  calibration: readonly (readonly [score: number, share: number])[];
  /** Trees that judge each candidate by what the first say of those beside it. */
  second?: BoostedTrees;
}

/** Something measured, with its name and what it stands together with. */
export interface Rankable {
  /** Equal for the same name at several places of a site. */
  key: string;
  /** The same for candidates that stand together. */
  group: unknown;
  features: Readonly<Record<string, number>>;
}

/** What trees were trained for. Each has a file in `packages/website/models`. */
export type RankingName = 'services' | 'industries' | 'business-models' | 'openings' | 'highlights';

/** The path holds for `src` and `dist`. */
const FOLDER = path.join(__dirname, '../../../models');
const loaded = new Map<RankingName, Ranking>();

function ranking(name: RankingName): Ranking {
  const known =
    loaded.get(name) ?? (JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as Ranking);
  loaded.set(name, known);
  return known;
}

/** Returns the score of a candidate, from 0 to 1. What is not measured of it may be left out. */
export function scoreIn(name: RankingName, features: Readonly<Record<string, number>>): number {
  return scoreOf(ranking(name), features);
}

/** Returns the scores of all candidates of a site, each judged with those beside it where trees for that exist. */
export function scoresIn(name: RankingName, candidates: readonly Rankable[]): number[] {
  const { second } = ranking(name);
  const first = candidates.map(({ key, group, features }) => ({
    key,
    group,
    score: scoreIn(name, features),
  }));
  return second
    ? secondLook(first).map((features) => scoreOf(second, features))
    : first.map(({ score }) => score);
}

/** Returns the share of candidates of such a score that are right, or null if more are wrong. */
export function shareOfScore(name: RankingName, score: number): number | null {
  return ranking(name).calibration.findLast(([from]) => score >= from)?.[1] ?? null;
}

/** Returns the share of candidates like this one that are right, or null if more are wrong. */
export function confidenceOf(name: RankingName, features: Readonly<Record<string, number>>): number | null {
  return shareOfScore(name, scoreIn(name, features));
}
