import type { Comparison } from './compare';
import type { Figure } from './figures';
import { readResults } from './results';

/** Ratios of two runs differ by a tenth on a quiet machine. */
const TOLERANCE = 0.15;

/** How the later ratio to the floor relates to the earlier one, or a figure of which less is better; 1 is the same. */
interface Change {
  name: string;
  what: string;
  times: number;
}

function changesOf(before: Comparison, after: Comparison): Change[] {
  return [
    { name: after.name, what: 'rate', times: after.rate / before.rate },
    { name: after.name, what: 'processor', times: before.processor / after.processor },
  ];
}

function changeOfFigure(before: Figure, after: Figure): Change {
  const isSame = before.value === after.value;
  return { name: after.name, what: after.unit, times: isSame ? 1 : before.value / after.value };
}

/**
 * Compares two files of results by their ratios to the floor, which another machine changes less than the rates, and by
 * their single figures.
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
  const ratios = after.comparisons.flatMap((comparison) => {
    const earlier = before.comparisons.find(({ name }) => name === comparison.name);
    return earlier === undefined ? [] : changesOf(earlier, comparison);
  });
  const figures = (after.figures ?? []).flatMap((figure) => {
    const earlier = before.figures?.find(({ name }) => name === figure.name);
    return earlier === undefined ? [] : [changeOfFigure(earlier, figure)];
  });
  const changes = [...ratios, ...figures];
  const isWorse = ({ times }: Change) => times < 1 - TOLERANCE;
  for (const change of changes) {
    const percent = Math.round((change.times - 1) * 100);
    print(
      `${isWorse(change) ? 'WORSE' : 'ok   '} ${change.name}, ${change.what}: ${percent > 0 ? '+' : ''}${percent} %`,
    );
  }
  return !changes.some(isWorse);
}
