import type { Comparison } from './compare';
import { readResults } from './results';

/** Ratios of two runs differ by a tenth on a quiet machine. */
const TOLERANCE = 0.15;

/** What became worse: how the later ratio to the floor relates to the earlier one, 1 being the same. */
interface Change {
  name: string;
  what: 'rate' | 'processor';
  times: number;
}

function changesOf(before: Comparison, after: Comparison): Change[] {
  return [
    { name: after.name, what: 'rate', times: after.rate / before.rate },
    { name: after.name, what: 'processor', times: before.processor / after.processor },
  ];
}

/**
 * Compares two files of results by their ratios to the floor, which another machine changes less than the figures.
 * Returns whether none is worse by more than the tolerance.
 */
export async function checkResults(
  [beforeFile, afterFile]: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  if (beforeFile === undefined || afterFile === undefined) {
    throw new Error('usage: npm run bench:check -- BEFORE.json AFTER.json');
  }
  const [before, after] = await Promise.all([readResults(beforeFile), readResults(afterFile)]);
  const changes = after.comparisons.flatMap((comparison) => {
    const earlier = before.comparisons.find(({ name }) => name === comparison.name);
    return earlier === undefined ? [] : changesOf(earlier, comparison);
  });
  const isWorse = ({ times }: Change) => times < 1 - TOLERANCE;
  for (const change of changes) {
    const percent = Math.round((change.times - 1) * 100);
    print(
      `${isWorse(change) ? 'WORSE' : 'ok   '} ${change.name}, ${change.what}: ${percent > 0 ? '+' : ''}${percent} %`,
    );
  }
  return !changes.some(isWorse);
}
