import type { ReaderInput } from '../../reader';
import { scoreIn } from '../../trees/ranking';
import { type Job, mergeJobs, titleKey } from '../job';
import { jobOfBlock } from '../job-of-block';
import { isJobBoardHost } from '../job-url';
import { type MeasuredOpening, measuredOpenings } from './features';

/** A title of less is no opening, whatever the rules say. */
const LEAST_OF_RULES = 0.1;
/** Where the rules find none, a title of at least this much is an opening. */
const LEAST_ALONE = 0.85;
/** Four in five of these were right on sites that the trees had not seen. */
const CONFIDENCE = 0.8;

/**
 * Returns the openings that rules found without those that trees judge to be something else. Where the rules found
 * none, returns what the trees are sure of. Markup and recruiting services need no judgement.
 */
export function judgedOpenings({ pages, observedAt }: ReaderInput, found: readonly Job[]): Job[] {
  const candidates = measuredOpenings(pages);
  const scores = bestScores(candidates);
  if (found.length > 0)
    return found.filter(
      ({ title, origin, url }) =>
        origin !== 'text' ||
        isJobBoardHost(new URL(url).hostname) ||
        (scores.get(titleKey(title)) ?? 1) >= LEAST_OF_RULES,
    );
  const sure = candidates.filter(({ key }) => (scores.get(key) ?? 0) >= LEAST_ALONE);
  return mergeJobs(
    sure.map(({ page, block, title }) => jobOfBlock(page, block, title, CONFIDENCE, observedAt)),
  );
}

/** Returns the score of each title at its best place. */
function bestScores(candidates: readonly MeasuredOpening[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { key, features } of candidates)
    best.set(key, Math.max(best.get(key) ?? 0, scoreIn('openings', features)));
  return best;
}
