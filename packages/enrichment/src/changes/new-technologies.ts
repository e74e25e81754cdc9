import { evidenceFor } from '@firmlens/contract';
import { textKey } from '../merge/name-keys';
import { isJobBoard } from '../merge/trust';
import { type Changes, type Comparison, firstOfEach, statedBothTimes } from './comparison';

/** A guess that comes and goes is not a change. */
const MIN_CONFIDENCE = 0.5;

/**
 * Returns technologies that nobody reported before. Those in job ads come and go with the ads, and a
 * technology that disappears is not a signal.
 */
export function newTechnologies(comparison: Comparison): Changes {
  const { company, knownBefore } = comparison;
  const before = new Set(
    evidenceFor(knownBefore, 'technology.technologies').map(({ value }) => textKey(value.name)),
  );
  const found = statedBothTimes(comparison, 'technology.technologies').filter(
    ({ source, confidence, value }) =>
      !isJobBoard(source) && confidence >= MIN_CONFIDENCE && !before.has(textKey(value.name)),
  );
  const changes = firstOfEach(found, ({ value }) => textKey(value.name)).map((seen) => ({
    type: 'business' as const,
    title: `${company} now uses ${seen.value.name}`,
    ...{ change: 'technology', to: seen.value.name, seen },
  }));
  return { changes, summary: (count) => `${company} now uses ${count} more technologies` };
}
