import type { BoostedTrees, Tree } from '@firmlens/website';
import { seeded } from '../../seeded-random';

/** What is known of one thing: its features, and whether it is one of those that are sought. */
export interface Example {
  values: readonly number[];
  isRight: boolean;
  weight: number;
}

const TREES = 160;
const DEPTH = 4;
const RATE = 0.08;
const MAX_BINS = 48;
/** The curvature that a child must have, and what keeps small leaves small. */
const MIN_CURVATURE = 5;
const SHRINKAGE = 8;
/** The share of the features that a tree may use, so that trees differ. */
const FEATURE_SHARE = 0.5;
const SEED = 20;
/** The threshold of a node that is not worth a split: everything goes to its first child. */
const NO_SPLIT = 1e9;

/**
 * Trains gradient-boosted trees for the logarithmic loss. The same examples give the same trees.
 */
export function trainTrees(features: readonly string[], examples: readonly Example[]): BoostedTrees {
  const random = seeded(SEED);
  const columns = features.map((_, feature) => binned(examples.map(({ values }) => values[feature] ?? 0)));
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const right = examples.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
  const start = Math.log(right / (total - right));
  const odds = new Float64Array(examples.length).fill(start);
  const trees = Array.from({ length: TREES }, () => {
    const chosen = features.map((_, feature) => feature).filter(() => random() < FEATURE_SHARE);
    const gradient = new Float64Array(examples.length);
    const curvature = new Float64Array(examples.length);
    examples.forEach(({ isRight }, at) => {
      const share = 1 / (1 + Math.exp(-(odds[at] ?? 0)));
      const weight = weights[at] ?? 0;
      gradient[at] = weight * (Number(isRight) - share);
      curvature[at] = weight * share * (1 - share);
    });
    return growTree(columns, chosen, gradient, curvature, odds);
  });
  return { features: [...features], start: rounded(start), trees };
}

interface Column {
  bins: Uint8Array;
  /** The highest value of each bin. */
  limits: number[];
}

/** Puts the values of a feature into bins of about equal size. */
function binned(values: readonly number[]): Column {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = [
    ...new Set(
      Array.from({ length: MAX_BINS }, (_, bin) =>
        rounded(sorted[Math.floor(((bin + 1) * (sorted.length - 1)) / MAX_BINS)] ?? 0),
      ),
    ),
  ];
  const binOf = (value: number): number => {
    const bin = limits.findIndex((limit) => value <= limit);
    return bin === -1 ? limits.length - 1 : bin;
  };
  return { bins: Uint8Array.from(values, binOf), limits };
}

/** Grows one tree level by level, and adds what it says to the odds. */
function growTree(
  columns: readonly Column[],
  chosen: readonly number[],
  gradient: Float64Array,
  curvature: Float64Array,
  odds: Float64Array,
): Tree {
  const nodes = new Uint16Array(odds.length);
  const features: number[] = [];
  const thresholds: number[] = [];
  for (let level = 0; level < DEPTH; level += 1) {
    const first = 2 ** level - 1;
    const best = bestSplits(columns, chosen, gradient, curvature, nodes, first);
    for (const { feature, bin } of best) {
      features.push(feature);
      thresholds.push(bin === null ? NO_SPLIT : (columns[feature]?.limits[bin] ?? NO_SPLIT));
    }
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] ?? 0;
      const split = best[node - first];
      const isFirst = !split || split.bin === null || (columns[split.feature]?.bins[at] ?? 0) <= split.bin;
      nodes[at] = 2 * node + (isFirst ? 1 : 2);
    }
  }
  const leaves = 2 ** DEPTH;
  const sums = new Float64Array(2 * leaves);
  for (let at = 0; at < nodes.length; at += 1) {
    const leaf = (nodes[at] ?? 0) - features.length;
    sums[leaf] = (sums[leaf] ?? 0) + (gradient[at] ?? 0);
    sums[leaves + leaf] = (sums[leaves + leaf] ?? 0) + (curvature[at] ?? 0);
  }
  const values = Array.from({ length: leaves }, (_, leaf) =>
    rounded((RATE * (sums[leaf] ?? 0)) / ((sums[leaves + leaf] ?? 0) + SHRINKAGE)),
  );
  for (let at = 0; at < nodes.length; at += 1)
    odds[at] = (odds[at] ?? 0) + (values[(nodes[at] ?? 0) - features.length] ?? 0);
  return { features, thresholds, leaves: values };
}

interface Split {
  feature: number;
  /** The last bin of the first child, or null if no split is worth it. */
  bin: number | null;
}

/** Returns the best split of each node of a level. */
function bestSplits(
  columns: readonly Column[],
  chosen: readonly number[],
  gradient: Float64Array,
  curvature: Float64Array,
  nodes: Uint16Array,
  first: number,
): Split[] {
  const count = first + 1;
  const best = Array.from({ length: count }, () => ({ feature: 0, bin: null as number | null, gain: 1e-9 }));
  for (const feature of chosen) {
    const column = columns[feature];
    if (!column) continue;
    const { bins, limits } = column;
    const width = limits.length;
    const gradients = new Float64Array(count * width);
    const curvatures = new Float64Array(count * width);
    for (let at = 0; at < nodes.length; at += 1) {
      const cell = ((nodes[at] as number) - first) * width + (bins[at] as number);
      gradients[cell] = (gradients[cell] as number) + (gradient[at] as number);
      curvatures[cell] = (curvatures[cell] as number) + (curvature[at] as number);
    }
    best.forEach((split, node) => {
      const cells = [node * width, (node + 1) * width] as const;
      const allGradient = gradients.slice(...cells).reduce((sum, value) => sum + value, 0);
      const allCurvature = curvatures.slice(...cells).reduce((sum, value) => sum + value, 0);
      let leftGradient = 0;
      let leftCurvature = 0;
      for (let bin = 0; bin < width - 1; bin += 1) {
        leftGradient += gradients[cells[0] + bin] ?? 0;
        leftCurvature += curvatures[cells[0] + bin] ?? 0;
        if (leftCurvature < MIN_CURVATURE) continue;
        if (allCurvature - leftCurvature < MIN_CURVATURE) break;
        const gain =
          worth(leftGradient, leftCurvature) +
          worth(allGradient - leftGradient, allCurvature - leftCurvature) -
          worth(allGradient, allCurvature);
        if (gain > split.gain) Object.assign(split, { feature, bin, gain });
      }
    });
  }
  return best;
}

const worth = (gradient: number, curvature: number): number => gradient ** 2 / (curvature + SHRINKAGE);

/** Four digits are enough, and keep the file small. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
