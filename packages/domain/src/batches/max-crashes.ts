/**
 * How many workers a batch may lose before it counts as the cause. One loss earlier it runs alone, so that it
 * is not blamed for another batch.
 */
export const MAX_CRASHES = 3;

/** A batch that lost this many workers runs alone. */
export const ALONE_FROM_CRASHES = MAX_CRASHES - 1;
