/** SQLSTATEs of a statement that waited too long for a lock, or in a circle. It changed nothing. */
export const LOCK_CODES: ReadonlySet<unknown> = new Set(['55P03', '40P01']);
