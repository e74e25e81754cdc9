/**
 * Times that a worker may go away while it holds a batch before the batch is taken for its cause. At one less it is worked
 * on apart from all others: nothing but what it does itself, and no other batch beside it, takes its last worker away.
 */
export const MAX_CRASHES = 3;
