import {
  type BoostedTrees,
  measuredValues,
  scoreOf,
  secondLook,
  type TrainingCandidate,
} from '@firmlens/website';
import { type Example, trainTrees } from './train-trees';

/** A candidate of a labelled site. */
export interface LabelledCandidate extends TrainingCandidate {
  /** Null if the labels do not say whether the name is right. */
  isRight: boolean | null;
}

/** A candidate's score by trees that were trained without its site. */
export interface HonestScore {
  candidate: LabelledCandidate;
  score: number;
}

const FOLDS = 5;
/** Sites with more names than this count as if they had as many. */
const NAMES_OF_SITE = 60;
/** Below this share, a name is more often wrong than right. */
const MIN_SHARE = 0.5;

/** Returns examples of which a name counts little more often if it stands at many places of its site. */
function examplesOf(
  sites: readonly (readonly LabelledCandidate[])[],
  features: readonly string[],
): Example[] {
  return sites.flatMap((candidates) => {
    const places = new Map<string, number>();
    for (const { key } of candidates) places.set(key, (places.get(key) ?? 0) + 1);
    const ofSite = Math.min(1, NAMES_OF_SITE / candidates.length);
    return candidates.flatMap(({ key, isRight, features: measured }) =>
      isRight === null
        ? []
        : [
            {
              values: measuredValues(features, measured),
              isRight,
              weight: Math.sqrt(ofSite / (places.get(key) ?? 1)),
            },
          ],
    );
  });
}

/** Trains trees on all sites. */
export function trainOn(sites: readonly (readonly LabelledCandidate[])[]): BoostedTrees {
  const features = new Set(
    sites.flatMap((site) => site.flatMap((candidate) => Object.keys(candidate.features))),
  );
  const names = [...features].sort();
  return trainTrees(names, examplesOf(sites, names));
}

/** Returns for each site the scores of its candidates, by trees trained on four fifths of the other sites. */
export function crossValidate(sites: readonly (readonly LabelledCandidate[])[]): number[][] {
  const scores: number[][] = sites.map(() => []);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const trees = trainOn(sites.filter((_, at) => at % FOLDS !== fold));
    sites.forEach((candidates, at) => {
      if (at % FOLDS === fold) scores[at] = candidates.map(({ features }) => scoreOf(trees, features));
    });
  }
  return scores;
}

/** Returns the candidates of a site with what such scores say of those beside them as their features. */
export function lookedAtAgain(
  candidates: readonly LabelledCandidate[],
  scores: readonly number[],
): LabelledCandidate[] {
  const looks = secondLook(candidates.map(({ key, group }, at) => ({ key, group, score: scores[at] ?? 0 })));
  return candidates.map((candidate, at) => ({ ...candidate, features: looks[at] ?? {} }));
}

/** Returns the best score of each name of a site. */
export function bestOfNames(
  candidates: readonly LabelledCandidate[],
  scores: readonly number[],
): HonestScore[] {
  const best = new Map<string, HonestScore>();
  candidates.forEach((candidate, at) => {
    const score = scores[at] ?? 0;
    const known = best.get(candidate.key);
    if (!known || score > known.score) best.set(candidate.key, { candidate, score });
  });
  return [...best.values()];
}

/**
 * Returns from which score on which share of the names is right: steps of `size` names, of which neighbours are
 * joined until the share grows from one to the next.
 */
export function calibrate(scores: readonly HonestScore[], size: number): [score: number, share: number][] {
  const judged = scores
    .filter(({ candidate }) => candidate.isRight !== null)
    .toSorted((a, b) => a.score - b.score);
  const steps: { from: number; right: number; all: number }[] = [];
  for (let at = 0; at < judged.length; at += size) {
    const part = judged.slice(at, at + size);
    steps.push({
      from: part[0]?.score ?? 0,
      right: part.filter(({ candidate }) => candidate.isRight).length,
      all: part.length,
    });
    for (
      let last = steps.at(-1), before = steps.at(-2);
      last && before;
      last = steps.at(-1), before = steps.at(-2)
    ) {
      if (before.right / before.all < last.right / last.all) break;
      steps.splice(-2, 2, {
        from: before.from,
        right: before.right + last.right,
        all: before.all + last.all,
      });
    }
  }
  return steps
    .map(({ from, right, all }): [number, number] => [
      Number(from.toFixed(3)),
      Number((right / all).toFixed(2)),
    ])
    .filter(([, share]) => share >= MIN_SHARE);
}
