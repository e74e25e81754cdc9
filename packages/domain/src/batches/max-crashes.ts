/**
 * Times that a worker may go away while it holds a batch before the batch is taken for the cause. From one less on it is
 * worked on apart from others, so that it is not blamed for one of them.
 */
export const MAX_CRASHES = 3;
