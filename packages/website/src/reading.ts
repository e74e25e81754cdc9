/**
 * What reads sites in the thread that imports it. Apart from the index, because loading all readers takes long and
 * much memory, and a worker reads sites on other threads.
 */
export { optimizeExpressions } from './optimized-expressions';
export { readSite } from './read-site';
export { trainingCandidates } from './readers/trees/training-candidates';
