/** What is measured of a candidate, by name of the feature. What does not apply is left out. */
export type Features = Readonly<Record<string, number>>;

/** Returns the share of items of which something holds, from 0 to 1. */
export function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / Math.max(1, items.length);
}

/** Returns the mean of what is measured of items, or 0. */
export function meanOf<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0) / Math.max(1, items.length);
}

/** Returns features with a prefix before their names. */
export function prefixed(prefix: string, features: Features): Features {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [`${prefix}.${name}`, value]));
}
