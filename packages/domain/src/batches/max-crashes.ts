/**
 * Times that a worker may go away while it holds a batch before the batch is taken for its cause. At one less it is worked
 * on apart from others like it: whatever it is that kills workers takes none of them with it a third time.
 */
export const MAX_CRASHES = 3;
