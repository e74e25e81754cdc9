/**
 * One tree of fixed depth, as levels from the root: a node `i` has the children `2i + 1` and `2i + 2`. A feature
 * of at most the threshold leads to the first. What is not measured counts as -1.
 */
export interface Tree {
  /** Index of the feature of each node. */
  features: readonly number[];
  thresholds: readonly number[];
  /** What each leaf adds, in order. */
  leaves: readonly number[];
}

/** Gradient-boosted decision trees, trained by `bench/src/quality/training`. */
export interface BoostedTrees {
  features: readonly string[];
  /** The logarithm of the odds before the first tree. */
  start: number;
  trees: readonly Tree[];
}

const NOT_MEASURED = -1;

/** Returns the values of features in their order. */
export function measuredValues(
  features: readonly string[],
  measured: Readonly<Record<string, number>>,
): number[] {
  return features.map((name) => measured[name] ?? NOT_MEASURED);
}

/** Returns the score that the trees give to something measured, from 0 to 1. */
export function scoreOf(model: BoostedTrees, measured: Readonly<Record<string, number>>): number {
  const values = measuredValues(model.features, measured);
  let odds = model.start;
  for (const { features, thresholds, leaves } of model.trees) {
    let node = 0;
    while (node < features.length)
      node = 2 * node + ((values[features[node] ?? 0] ?? NOT_MEASURED) <= (thresholds[node] ?? 0) ? 1 : 2);
    odds += leaves[node - features.length] ?? 0;
  }
  return 1 / (1 + Math.exp(-odds));
}
