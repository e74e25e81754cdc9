/**
 * How often a batch is tried before it fails. PostgreSQL counts the tries, whatever the queue says about its
 * jobs. The loss of a worker is not a failed try.
 */
export const MAX_TRIES = 3;
